import { beforeEach, describe, expect, it } from 'vitest';
import { PantauError } from '../errors/pantau-error.ts';
import { type ManualClock, createManualClock } from '../testing/manual-clock.ts';
import {
  type Call,
  type CallRequest,
  type CallUpdate,
  ENDED_SHOWN_MS,
  MAX_RING_MS,
} from './call.ts';
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
let listening: number;

beforeEach(() => {
  clock = createManualClock();
  errors = [];
  listening = 0;
});

function open(driver: SimulatedDriver, maxCalls = 1): { store: CallStore; source: CallSource } {
  const inner = createMemoryCallSource({ clock, maxCalls, driverOf: () => driver });
  const source: CallSource = {
    ...inner,
    subscribe(listener) {
      listening += 1;
      const leave = inner.subscribe(listener);
      return () => {
        listening -= 1;
        leave();
      };
    },
  };
  const store = createCallStore({ source, clock, onError: (error) => errors.push(error) });
  return { store, source };
}

const only = (store: CallStore): Call => {
  const [call, ...more] = store.get();
  if (call === undefined || more.length > 0) throw new Error('There is not one call');
  return call;
};
const ended = (store: CallStore): string => `${only(store).phase} ${only(store).end}`;

describe('a call', () => {
  it('is dialled, rings, and is connected, since when its length is told', async () => {
    const { store } = open('answers');
    store.start(to('1'));
    expect(only(store).phase).toBe('dialling');
    await clock.advance(600);
    expect(only(store)).toMatchObject({ phase: 'ringing', isSimulated: true });
    await clock.advance(2_400);
    expect(only(store).phase).toBe('connected');
    expect(only(store).connectedOn).toBe(clock.now());
  });

  it('is hung up by the user, and can be taken off then', async () => {
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

  it('that was hung up goes by itself after a while; one that failed stays', async () => {
    const { store } = open('answers');
    store.start(to('1'));
    await clock.advance(5_000);
    store.hangUp('1');
    await clock.advance(ENDED_SHOWN_MS - 1);
    expect(store.get()).toHaveLength(1);
    await clock.advance(1);
    expect(store.get()).toEqual([]);
    expect(clock.pending()).toBe(0);
    const { store: refused } = open('refuses');
    refused.start(to('1'));
    await clock.advance(60_000);
    expect(ended(refused)).toBe('ended refused');
  });

  it('made again at once does not take the answer to the one before for its own', async () => {
    const answers: ((started: { callId: string; isSimulated: boolean }) => void)[] = [];
    const over: string[] = [];
    const { source } = open('answers');
    const store = createCallStore({
      source: {
        ...source,
        start: () => new Promise((resolve) => answers.push(resolve)),
        end: (vehicleId) => Promise.resolve(void over.push(vehicleId)),
      },
      clock,
      onError: (error) => errors.push(error),
    });
    store.start(to('1'));
    store.hangUp('1');
    store.start(to('1'));
    answers[0]?.({ callId: '1', isSimulated: false });
    await clock.advance(0);
    expect(over).toEqual(['1']);
    expect(only(store).callId).toBeNull();
    answers[1]?.({ callId: '2', isSimulated: false });
    await clock.advance(0);
    expect(only(store)).toMatchObject({ callId: '2', phase: 'dialling' });
  });

  it('believes what is told of it before its number is known, and not what is told of an earlier one', async () => {
    let tell: (told: CallUpdate) => void = () => undefined;
    let answer: (started: { callId: string; isSimulated: boolean }) => void = () => undefined;
    const { source } = open('answers');
    const store = createCallStore({
      source: {
        ...source,
        start: () => new Promise((resolve) => (answer = resolve)),
        subscribe(listener) {
          tell = listener;
          return () => undefined;
        },
      },
      clock,
      onError: (error) => errors.push(error),
    });
    store.start(to('1'));
    // A new connection is told how the calls of the last minute have ended.
    tell({ callId: '1', vehicleId: '1', phase: 'ended', end: 'busy' });
    tell({ callId: '2', vehicleId: '1', phase: 'ringing', end: null });
    expect(only(store).phase).toBe('dialling');
    answer({ callId: '2', isSimulated: true });
    await clock.advance(0);
    expect(only(store)).toMatchObject({ callId: '2', phase: 'ringing', isSimulated: true });
  });

  it('says how it ended: refused, busy, not answered, or the line lost', async () => {
    const ends: Readonly<Record<string, string>> = {
      refuses: 'ended refused',
      busy: 'ended busy',
      silent: 'ended noAnswer',
      dropsTheLine: 'ended dropped',
    };
    for (const [driver, end] of Object.entries(ends)) {
      const { store } = open(driver as SimulatedDriver);
      store.start(to('1'));
      await clock.advance(40_000);
      expect(ended(store)).toBe(end);
    }
  });

  it('that the server cannot take has failed, with the reason', async () => {
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

  it('of which the server says nothing is given up after a minute (CO-36)', async () => {
    const { source } = open('answers');
    const store = createCallStore({
      source: { ...source, start: () => Promise.resolve({ callId: '9', isSimulated: false }) },
      clock,
      onError: (error) => errors.push(error),
    });
    store.start(to('1'));
    await clock.advance(MAX_RING_MS);
    expect(ended(store)).toBe('ended noAnswer');
  });

  it('hung up before the server had taken it is ended there, too', async () => {
    const { store, source } = open('answers');
    const over: string[] = [];
    const counted = createCallStore({
      source: {
        ...source,
        end(vehicleId) {
          over.push(vehicleId);
          return Promise.resolve();
        },
      },
      clock,
      onError: (error) => errors.push(error),
    });
    counted.start(to('1'));
    counted.hangUp('1');
    await clock.advance(0);
    expect(over).toEqual(['1']);
    expect(store.get()).toEqual([]);
  });
});

describe('calls at once', () => {
  it('are as many as the setting allows, and one to a vehicle (CO-35)', async () => {
    const { store } = open('answers', 2);
    store.start(to('1'));
    store.start(to('1'));
    expect(store.get()).toHaveLength(1);
    expect([store.mayCall('1'), store.mayCall('2')]).toEqual([false, true]);
    store.start(to('2'));
    store.start(to('3'));
    expect(store.get().map(({ vehicleId }) => vehicleId)).toEqual(['1', '2']);
    await clock.advance(1_000);
    store.hangUp('1');
    expect(store.mayCall('3')).toBe(true);
  });

  it('are listened to only while one is on', async () => {
    const { store } = open('answers');
    expect(listening).toBe(0);
    store.start(to('1'));
    await clock.advance(1_000);
    expect(listening).toBe(1);
    store.hangUp('1');
    expect(listening).toBe(0);
  });

  it('end with the widget (CO-37)', async () => {
    const { store, source } = open('answers');
    store.start(to('1'));
    await clock.advance(5_000);
    store.dispose();
    expect(listening).toBe(0);
    await expect(source.start(to('1'))).resolves.toMatchObject({ isSimulated: true });
  });
});
