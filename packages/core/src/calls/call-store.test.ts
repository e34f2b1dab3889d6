import { beforeEach, describe, expect, it } from 'vitest';
import { PantauError } from '../errors/pantau-error.ts';
import { createMemoryStore } from '../storage/memory-store.ts';
import { createPersisted } from '../storage/persisted.ts';
import { type ManualClock, createManualClock } from '../testing/manual-clock.ts';
import {
  type Call,
  type CallRequest,
  type CallUpdate,
  type Calls,
  MAX_RING_MS,
  isActiveCall,
} from './call.ts';
import { type CallLog, callLogSchema } from './call-log.ts';
import type { CallSource } from './call-source.ts';
import { type CallStore, createCallStore } from './call-store.ts';
import type { SimulatedDriver } from '../contract/simulated-drivers.ts';
import { createMemoryCallSource } from './memory-call-source.ts';

const to = (vehicleId: string): CallRequest => ({
  vehicleId,
  licensePlate: `B ${vehicleId} KXT`,
  driver: 'Slamet Riyadi',
  imei: '8600',
  deviceType: 'bsj',
  entryPoint: 'alertCenter',
});

let clock: ManualClock;
let errors: unknown[];
let subscriptions: number;
/** With which the source rejects calls; `null` for none. */
let refusal: PantauError | null;

beforeEach(() => {
  clock = createManualClock();
  errors = [];
  subscriptions = 0;
  refusal = null;
});

function open(
  driver: SimulatedDriver,
  maxCalls = 1,
  log?: CallLog,
): { store: CallStore; source: CallSource } {
  const inner = createMemoryCallSource({ clock, maxCalls, driverOf: () => driver });
  const source: CallSource = {
    ...inner,
    start: (request, signal) =>
      refusal === null ? inner.start(request, signal) : Promise.reject(refusal),
    subscribe(listener) {
      subscriptions += 1;
      const unsubscribe = inner.subscribe(listener);
      return () => {
        subscriptions -= 1;
        unsubscribe();
      };
    },
  };
  const store = createCallStore({ source, clock, log, onError: (error) => errors.push(error) });
  return { store, source };
}

const only = (store: CallStore): Call => {
  const [call, ...more] = store.get();
  if (call === undefined || more.length > 0) throw new Error('Expected exactly one call');
  return call;
};
const ended = (store: CallStore): string => `${only(store).phase} ${only(store).end}`;

describe('a call', () => {
  it('is dialled, rings and is connected, which starts its duration', async () => {
    const { store } = open('answers');
    store.start(to('1'));
    expect(only(store).phase).toBe('dialling');
    await clock.advance(600);
    expect(only(store)).toMatchObject({ phase: 'ringing', simulated: true });
    await clock.advance(2_400);
    expect(only(store).phase).toBe('connected');
    expect(only(store).connectedOn).toBe(clock.now());
  });

  it('can be dismissed after the user has hung up', async () => {
    const { store } = open('answers');
    store.start(to('1'));
    await clock.advance(5_000);
    store.dismiss('1');
    expect(store.get()).toHaveLength(1);
    store.hangUp('1');
    expect(ended(store)).toBe('ended hungUp');
    store.dismiss('1');
    expect(store.get()).toEqual([]);
  });

  it.each(['answers', 'busy', 'refuses', 'silent', 'losesConnection'] as const)(
    'disappears 6 s after its end (driver: %s) (CO-150)',
    async (driver) => {
      const { store } = open(driver);
      store.start(to('1'));
      if (driver === 'answers') {
        await clock.advance(5_000);
        store.hangUp('1');
      }
      while (isActiveCall(only(store))) await clock.advance(100);
      await clock.advance(only(store).since + 5_999 - clock.now());
      expect(store.get()).toHaveLength(1);
      await clock.advance(1);
      expect(store.get()).toEqual([]);
      expect(clock.pending()).toBe(0);
    },
  );

  it('stays in the log with its result after it has disappeared or was dismissed (CO-151)', async () => {
    const { store } = open('refuses');
    store.start({ ...to('1'), alertId: 'a1' });
    expect(store.log()).toEqual([]);
    await clock.advance(60_000);
    expect(store.get()).toEqual([]);
    store.start({ ...to('2'), alertId: 'a2' });
    await clock.advance(0);
    store.hangUp('2');
    store.dismiss('2');
    expect(store.log().map(({ alertId, end }) => `${alertId} ${end}`)).toEqual([
      'a1 refused',
      'a2 hungUp',
    ]);
  });

  it('stays in a stored log for later visits, with its result, for 48 hours (CO-151)', async () => {
    const keyValues = createMemoryStore();
    const visit = (driver: SimulatedDriver): CallStore => {
      const schema = callLogSchema;
      const log = createPersisted<Calls>({ store: keyValues, key: 'calls', schema, fallback: [] });
      return open(driver, 1, log).store;
    };
    const failing = visit('answers');
    const error = new PantauError('conflict', { serverMessage: 'The driver is on another call.' });
    refusal = error;
    failing.start({ ...to('1'), alertId: 'a1' });
    await clock.advance(0);
    refusal = null;
    const refused = visit('refuses');
    refused.start({ ...to('2'), alertId: 'a2' });
    await clock.advance(60_000);
    const later = visit('refuses');
    expect(later.log()).toMatchObject([
      { alertId: 'a1', end: 'failed', error: { serverMessage: error.serverMessage } },
      { alertId: 'a2', end: 'refused', error: null },
    ]);
    await clock.advance(48 * 3_600_000);
    later.start({ ...to('3'), alertId: 'a3' });
    await clock.advance(60_000);
    expect(later.log().map(({ alertId }) => alertId)).toEqual(['a3']);
  });

  it('ignores the response to a previous call to the same vehicle', async () => {
    const responses: ((started: { callId: string; simulated: boolean }) => void)[] = [];
    const endedVehicles: string[] = [];
    const { source } = open('answers');
    const store = createCallStore({
      source: {
        ...source,
        start: () => new Promise((resolve) => responses.push(resolve)),
        end: (vehicleId) => Promise.resolve(void endedVehicles.push(vehicleId)),
      },
      clock,
      onError: (error) => errors.push(error),
    });
    store.start(to('1'));
    store.hangUp('1');
    store.start(to('1'));
    responses[0]?.({ callId: '1', simulated: false });
    await clock.advance(0);
    expect(endedVehicles).toEqual(['1']);
    expect(only(store).callId).toBeNull();
    responses[1]?.({ callId: '2', simulated: false });
    await clock.advance(0);
    expect(only(store)).toMatchObject({ callId: '2', phase: 'dialling' });
  });

  it('applies updates that precede its id, but not those of an earlier call', async () => {
    let emit: (update: CallUpdate) => void = () => undefined;
    let respond: (started: { callId: string; simulated: boolean }) => void = () => undefined;
    const { source } = open('answers');
    const store = createCallStore({
      source: {
        ...source,
        start: () => new Promise((resolve) => (respond = resolve)),
        subscribe(listener) {
          emit = listener;
          return () => undefined;
        },
      },
      clock,
      onError: (error) => errors.push(error),
    });
    store.start(to('1'));
    // A new connection receives the ends of calls within the last minute.
    emit({ callId: '1', vehicleId: '1', phase: 'ended', end: 'busy' });
    emit({ callId: '2', vehicleId: '1', phase: 'ringing', end: null });
    expect(only(store).phase).toBe('dialling');
    respond({ callId: '2', simulated: true });
    await clock.advance(0);
    expect(only(store)).toMatchObject({ callId: '2', phase: 'ringing', simulated: true });
  });

  it('records whether it was refused, busy, not answered or lost its connection', async () => {
    const ends: Readonly<Record<string, string>> = {
      refuses: 'refused',
      busy: 'busy',
      silent: 'noAnswer',
      losesConnection: 'dropped',
    };
    for (const [driver, end] of Object.entries(ends)) {
      const { store } = open(driver as SimulatedDriver);
      store.start(to('1'));
      await clock.advance(40_000);
      expect(store.log().map((call) => call.end)).toEqual([end]);
    }
  });

  it('fails with the reason of the server', async () => {
    const refusal = new PantauError('forbidden', { serverMessage: 'Tidak boleh' });
    const { source } = open('answers');
    const store = createCallStore({
      source: { ...source, start: () => Promise.reject(refusal) },
      clock,
      onError: (error) => errors.push(error),
    });
    store.start(to('1'));
    await clock.advance(0);
    expect(ended(store)).toBe('ended failed');
    expect(only(store).error).toBe(refusal);
    expect(errors).toEqual([refusal]);
  });

  it('ends after a minute without an update from the server (CO-36)', async () => {
    const { source } = open('answers');
    const store = createCallStore({
      source: { ...source, start: () => Promise.resolve({ callId: '9', simulated: false }) },
      clock,
      onError: (error) => errors.push(error),
    });
    store.start(to('1'));
    await clock.advance(MAX_RING_MS);
    expect(ended(store)).toBe('ended noAnswer');
  });

  it('is ended on the server if the user hung up before it was accepted', async () => {
    const { store, source } = open('answers');
    const endedVehicles: string[] = [];
    const counted = createCallStore({
      source: {
        ...source,
        end(vehicleId) {
          endedVehicles.push(vehicleId);
          return Promise.resolve();
        },
      },
      clock,
      onError: (error) => errors.push(error),
    });
    counted.start(to('1'));
    counted.hangUp('1');
    await clock.advance(0);
    expect(endedVehicles).toEqual(['1']);
    expect(store.get()).toEqual([]);
  });
});

describe('simultaneous calls', () => {
  it('are limited by the setting and to one per vehicle (CO-35)', async () => {
    const { store } = open('answers', 2);
    store.start(to('1'));
    store.start(to('1'));
    expect(store.get()).toHaveLength(1);
    expect([store.canCallVehicle('1'), store.canCallVehicle('2')]).toEqual([false, true]);
    store.start(to('2'));
    store.start(to('3'));
    expect(store.get().map(({ vehicleId }) => vehicleId)).toEqual(['1', '2']);
    await clock.advance(1_000);
    store.hangUp('1');
    expect(store.canCallVehicle('3')).toBe(true);
  });

  it('are subscribed to only while one is active', async () => {
    const { store } = open('answers');
    expect(subscriptions).toBe(0);
    store.start(to('1'));
    await clock.advance(1_000);
    expect(subscriptions).toBe(1);
    store.hangUp('1');
    expect(subscriptions).toBe(0);
  });

  it('end when the widget is disposed (CO-37)', async () => {
    const { store, source } = open('answers');
    store.start(to('1'));
    await clock.advance(5_000);
    store.dispose();
    expect(subscriptions).toBe(0);
    await expect(source.start(to('1'))).resolves.toMatchObject({ simulated: true });
  });
});
