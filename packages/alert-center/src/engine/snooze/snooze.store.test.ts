import { PantauError, createMemoryStore, scopes } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import {
  type MemoryWorld,
  createMemoryWorld,
  internalsOf,
} from '../../adapters/memory/memory-world.ts';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import type { Alert } from '../alert/alert.ts';
import { EMERGENCY_CODE } from '../alert/emergency.ts';
import { type SnoozeLength, type SnoozeSubject, snoozeSubjectOf } from '../alert/snooze.ts';
import { createFakeTabLock } from '../reminder/fake-tab-lock.test.setup.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { watchArrivals } from '../list/watch-arrivals.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import type { AlertCenterEvent } from '../store-options.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const MINUTE_MS = 60_000;
const numRuns = process.env['PANTAU_FULL'] === undefined ? 60 : 2_000;

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
const play = vi.fn(() => Promise.resolve('played' as const));
let storage = createMemoryStore();
let world: MemoryWorld;
let store: AlertCenterStore;
let opened: AlertCenterStore[] = [];
let errors: unknown[] = [];
let events: AlertCenterEvent[] = [];

function open(
  user: DemoUser = demoUsers.manager,
  spoil: (source: AlertSource) => AlertSource = (source) => source,
): AlertCenterStore {
  const next = createAlertCenterStore({
    source: spoil(createMemoryAlertSource({ world, user, latencyMs: 20 })),
    clock,
    store: storage,
    permissions: { canSeeUrgent: null },
    currentUser: { userId: user.userId, fullname: user.fullname },
    sound: { play, unlock: () => Promise.resolve(true) },
    tabLock: createFakeTabLock(),
    onError: (error) => void errors.push(error),
    onEvent: (event) => void events.push(event),
  });
  next.start();
  opened.push(next);
  return next;
}

const pass = (ms = 2_000): Promise<void> => clock.advance(ms);

const arrive = (alertCode = 8, vehicleId = '1', alertRuleIds?: readonly string[]): Alert => {
  const vehicle = {
    vehicleId,
    childVehicleId: null,
    licensePlate: `B 100${vehicleId} TST`,
    category: 'truck',
    imei: null,
  };
  return world.arrive({ alertCode, vehicle, ...(alertRuleIds && { alertRuleIds }) });
};

const strip = (of = store) => of.get().list.strip.map(({ alert }) => alert.id);
const isMarked = ({ id }: Alert, of = store) => of.get().list.entities.get(id)?.view.snoozed;

/** Completes it while time passes. */
async function done<T>(promise: Promise<T>): Promise<T> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  promise.then(over, over);
  while (!isOver) await pass(10);
  return promise;
}

const snooze = (alert: Alert, length: SnoozeLength = 'hour', of = store) =>
  done(of.actions.snooze({ ...snoozeSubjectOf(alert), length }));

beforeAll(() => import('./snooze.store.ts'));

beforeEach(() => {
  storage = createMemoryStore();
  world = createMemoryWorld({ clock, scenario: 'empty' });
  opened = [];
  errors = [];
  events = [];
});

afterEach(() => {
  for (const one of opened) one.stop();
});

describe('a snoozed event on a vehicle', () => {
  it('leaves the strip, but neither list nor counts, and is marked; others are not (AC-717)', async () => {
    const mine = arrive(8, '1');
    const otherEvent = arrive(15, '1');
    const otherVehicle = arrive(8, '2');
    store = open();
    await pass();
    expect(strip()).toEqual([otherVehicle.id, otherEvent.id, mine.id]);
    const { countsView } = store.get().list;
    expect(await snooze(mine)).toMatchObject({ ok: true, snooze: snoozeSubjectOf(mine) });
    expect(strip()).toEqual([otherVehicle.id, otherEvent.id]);
    expect([mine, otherEvent, otherVehicle].map((one) => isMarked(one))).toEqual([
      true,
      false,
      false,
    ]);
    expect(store.get().list.lists.urgent.ids).toContain(mine.id);
    expect(store.get().list.countsView).toEqual(countsView);
  });

  it('interrupts nobody when it arrives again: no arrival is reported and no preview opens (AC-717)', async () => {
    const rules = [worldRules.urgent.id, worldRules.autoPopup.id];
    const first = arrive(8, '1', rules);
    store = open();
    await pass();
    const reported: string[] = [];
    watchArrivals(store, (arrivals) => reported.push(...arrivals.map(({ alert }) => alert.id)));
    await snooze(first, 'quarterHour');
    const second = arrive(8, '1', rules);
    const other = arrive(8, '2', rules);
    await pass();
    expect(reported).toEqual([other.id]);
    const popups = () => events.flatMap((e) => (e.type === 'autoPopup' ? [e.alert.id] : []));
    expect(popups()).not.toContain(second.id);
    expect(strip()).toEqual([other.id]);
    // Once it is over, the alert is unread like any other, but does not interrupt late.
    await pass(15 * MINUTE_MS);
    expect(isMarked(second)).toBe(false);
    expect(strip()).toContain(second.id);
    expect(popups()).not.toContain(second.id);
    const third = arrive(8, '1', rules);
    await pass();
    expect(reported).toContain(third.id);
  });

  it('ends exactly at its time (AC-718)', async () => {
    const first = arrive(8, '1');
    store = open();
    await pass();
    const outcome = await snooze(first, 'quarterHour');
    if (!outcome.ok || outcome.snooze === null) throw new Error('It was not snoozed');
    await pass(outcome.snooze.endsOn - clock.now() - 1);
    expect([isMarked(first), store.get().snoozes.length]).toEqual([true, 1]);
    await pass(1);
    expect([isMarked(first), store.get().snoozes.length]).toEqual([false, 0]);
  });

  it('is ended early by its user (AC-718)', async () => {
    const first = arrive(8, '1');
    store = open();
    await pass();
    await snooze(first);
    expect(await done(store.actions.endSnooze(snoozeSubjectOf(first)))).toEqual({
      ok: true,
      snooze: null,
    });
    expect([isMarked(first), strip(), store.get().snoozes]).toEqual([false, [first.id], []]);
  });

  it('is never an emergency, even if the source says so (AC-714)', async () => {
    const sos = arrive(EMERGENCY_CODE, '1');
    const lying = (source: AlertSource): AlertSource => ({
      ...source,
      listSnoozes: () =>
        Promise.resolve([
          {
            ...snoozeSubjectOf(sos),
            licensePlate: '',
            event: { id: '', en: '' },
            endsOn: clock.now() + 60 * MINUTE_MS,
          },
        ]),
    });
    store = open(demoUsers.manager, lying);
    await pass(4_000);
    expect(store.get().snoozes).toHaveLength(1);
    expect([isMarked(sos), strip()]).toEqual([false, [sos.id]]);
    const outcome = await snooze(sos);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  it('is told apart from what cannot be snoozed: the source decides, and nothing changes (AC-714)', async () => {
    const first = arrive(8, '1');
    store = open();
    await pass();
    world.failNext('snooze', new PantauError('invalid', { message: 'At most 100' }));
    expect(await snooze(first)).toMatchObject({ ok: false, error: { message: 'At most 100' } });
    expect([isMarked(first), store.get().snoozes]).toEqual([false, []]);
  });
});

describe('sound and reminder', () => {
  it('leave out what is snoozed, also alerts that no list has loaded (AC-720)', async () => {
    const rows = Array.from({ length: 30 }, () => arrive(8, '1'));
    const [first] = rows;
    if (first === undefined) throw new RangeError('No alert arrived');
    store = open();
    store.actions.settings.change({ minutes: 5 });
    await vi.waitFor(async () => {
      await pass(100);
      expect(store.get().reminder.nextAt).not.toBeNull();
    });
    await snooze(first, 'quarterHour');
    expect(store.get().list.countsView.urgent).toBe(30);
    await pass(2_000);
    play.mockClear();
    arrive(8, '1');
    await pass(11 * MINUTE_MS);
    expect(play).not.toHaveBeenCalled();
    expect(store.get().reminder.isRaised).toBe(false);
    arrive(8, '2');
    await pass(1_000);
    expect(play).toHaveBeenCalledTimes(1);
    await pass(6 * MINUTE_MS);
    expect(play).toHaveBeenCalledTimes(2);
    expect(store.get().reminder.isRaised).toBe(true);
  });

  it('come back once the snooze has ended (AC-720)', async () => {
    const first = arrive(8, '1');
    store = open();
    store.actions.settings.change({ minutes: 5 });
    await pass();
    await snooze(first, 'quarterHour');
    await vi.waitFor(async () => {
      await pass(100);
      expect(store.get().reminder.nextAt).toBeNull();
    });
    play.mockClear();
    await pass(15 * MINUTE_MS - 5_000);
    expect(play).not.toHaveBeenCalled();
    await pass(6 * MINUTE_MS);
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('what a user snoozes', () => {
  it('is restored at once after a reload, and then as the source has it (AC-719)', async () => {
    const first = arrive(8, '1');
    store = open();
    await pass();
    await snooze(first);
    store.stop();
    const hanging = (source: AlertSource): AlertSource => ({
      ...source,
      listSnoozes: () => new Promise(() => {}),
    });
    store = open(demoUsers.manager, hanging);
    await pass(100);
    expect([strip(), store.get().snoozes.length]).toEqual([[], 1]);
    store.stop();
    // Another page of the user has ended it meanwhile.
    const { snoozes } = internalsOf(world);
    snoozes.end(demoUsers.manager, snoozeSubjectOf(first));
    store = open();
    await pass();
    expect([strip(), store.get().snoozes]).toEqual([[first.id], []]);
    store.stop();
    // A colleague at the same browser sees none of it.
    await snooze(first);
    store = open(demoUsers.dispatcher);
    await pass();
    expect([strip(), store.get().snoozes]).toEqual([[first.id], []]);
  });

  it('is the same in every tab at once, and after a lost connection (AC-719)', async () => {
    const first = arrive(8, '1');
    store = open();
    storage = createMemoryStore();
    const otherTab = open();
    await pass(4_000);
    await snooze(first);
    await pass(100);
    expect([isMarked(first, otherTab), otherTab.get().snoozes.length]).toEqual([true, 1]);
    await done(otherTab.actions.endSnooze(snoozeSubjectOf(first)));
    await pass(100);
    expect(isMarked(first)).toBe(false);
    world.disconnect();
    await pass();
    internalsOf(world).snoozes.start(demoUsers.manager, {
      ...snoozeSubjectOf(first),
      length: 'hour',
    });
    world.reconnect();
    await pass(5_000);
    expect([isMarked(first), isMarked(first, otherTab)]).toEqual([true, true]);
  });

  it('is loaded again until the source answers (AC-719)', async () => {
    const first = arrive(8, '1');
    internalsOf(world).snoozes.start(demoUsers.manager, {
      ...snoozeSubjectOf(first),
      length: 'hour',
    });
    world.failNext('listSnoozes', new PantauError('server'), 1);
    store = open();
    await pass(4_000);
    expect(store.get().snoozes).toEqual([]);
    expect(errors).toHaveLength(1);
    await pass(30_000);
    expect(store.get().snoozes).toHaveLength(1);
  });

  it('is nothing with a source that has no snoozing (AC-719)', async () => {
    const {
      listSnoozes: _list,
      snooze: _snooze,
      endSnooze: _end,
      ...plain
    } = createMemoryAlertSource({ world, latencyMs: 20 });
    const first = arrive(8, '1');
    store = open(demoUsers.manager, () => plain);
    await pass(4_000);
    expect(await snooze(first)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    expect([strip(), errors]).toEqual([[first.id], []]);
  });

  it('needs no scope for acting on alerts (AC-712)', async () => {
    expect(demoUsers.viewer.scopes).not.toContain(scopes.alertAction);
    const first = arrive(15, '1');
    store = open(demoUsers.viewer);
    await pass();
    expect(await snooze(first)).toMatchObject({ ok: true });
  });
});

/** Every snooze that was ever started, in order; slow, and without timers. */
class SlowModel {
  readonly #log: { readonly subject: SnoozeSubject; readonly from: number; until: number }[] = [];

  start(subject: SnoozeSubject, length: Exclude<SnoozeLength, 'shift'>, now: number): void {
    this.end(subject, now);
    const minutes = length === 'hour' ? 60 : 15;
    this.#log.push({ subject, from: now, until: now + minutes * MINUTE_MS });
  }

  end(subject: SnoozeSubject, now: number): void {
    for (const one of this.#log) {
      const isSame =
        one.subject.vehicleId === subject.vehicleId && one.subject.alertCode === subject.alertCode;
      if (isSame) one.until = Math.min(one.until, now);
    }
  }

  isSnoozed({ vehicle, alertCode }: Alert, now: number): boolean {
    return (
      alertCode !== EMERGENCY_CODE &&
      this.#log.some(
        ({ subject, from, until }) =>
          subject.vehicleId === vehicle.vehicleId &&
          subject.alertCode === alertCode &&
          from <= now &&
          now < until,
      )
    );
  }
}

type Step =
  | { readonly kind: 'arrive'; readonly code: number; readonly vehicle: string }
  | {
      readonly kind: 'start';
      readonly code: number;
      readonly vehicle: string;
      readonly length: 'quarterHour' | 'hour';
      readonly elsewhere: boolean;
    }
  | {
      readonly kind: 'end';
      readonly code: number;
      readonly vehicle: string;
      readonly elsewhere: boolean;
    }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'reload' }
  | { readonly kind: 'cut' };

const code = fc.constantFrom(8, 15, EMERGENCY_CODE);
const vehicle = fc.constantFrom('1', '2');
const elsewhere = fc.boolean();

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('arrive' as const), code, vehicle }),
    fc.record({
      kind: fc.constant('start' as const),
      code: fc.constantFrom(8, 15),
      vehicle,
      length: fc.constantFrom('quarterHour' as const, 'hour' as const),
      elsewhere,
    }),
    fc.record({
      kind: fc.constant('end' as const),
      code: fc.constantFrom(8, 15),
      vehicle,
      elsewhere,
    }),
    fc.record({
      kind: fc.constant('pass' as const),
      minutes: fc.constantFrom(1, 4, 14, 15, 16, 45, 61),
    }),
    fc.record({ kind: fc.constant('reload' as const) }),
    fc.record({ kind: fc.constant('cut' as const) }),
  ),
  { minLength: 3, maxLength: 18 },
);

describe('random arrivals, snoozes, ends, reloads and lost connections', () => {
  async function run(one: readonly Step[]): Promise<void> {
    storage = createMemoryStore();
    // The browser's clock is an hour behind.
    world = createMemoryWorld({ clock, scenario: 'empty', skewMs: 60 * MINUTE_MS });
    const { snoozes } = internalsOf(world);
    const model = new SlowModel();
    const reported = new Map<string, boolean>();
    const watch = (of: AlertCenterStore): void =>
      void watchArrivals(of, (arrivals) => {
        for (const { alert } of arrivals) reported.set(alert.id, true);
      });
    // Each vehicle is known to the company.
    for (const known of ['1', '2']) for (const each of [8, 15]) arrive(each, known);
    store = open();
    watch(store);
    await pass(4_000);
    const expected: (readonly [Alert, boolean])[] = [];
    for (const step of one) {
      const subject =
        'code' in step ? { vehicleId: step.vehicle, alertCode: step.code } : undefined;
      if (step.kind === 'arrive') {
        const alert = arrive(step.code, step.vehicle);
        expected.push([alert, model.isSnoozed(alert, world.now())]);
      } else if (step.kind === 'start' && subject) {
        const request = { ...subject, length: step.length };
        if (step.elsewhere) {
          snoozes.start(demoUsers.manager, request);
          model.start(subject, step.length, world.now());
        } else {
          const outcome = await done(store.actions.snooze(request));
          if (!outcome.ok || outcome.snooze === null) throw new Error('It was refused');
          const minutes = step.length === 'hour' ? 60 : 15;
          model.start(subject, step.length, outcome.snooze.endsOn - minutes * MINUTE_MS);
        }
      } else if (step.kind === 'end' && subject) {
        if (step.elsewhere) snoozes.end(demoUsers.manager, subject);
        else await done(store.actions.endSnooze(subject));
        model.end(subject, world.now());
      } else if (step.kind === 'pass') await pass(step.minutes * MINUTE_MS);
      else if (step.kind === 'reload') {
        store.stop();
        store = open();
        watch(store);
      } else {
        world.disconnect();
        await pass(500);
        world.reconnect();
      }
      await pass(5_000);
      for (const { view } of store.get().list.entities.values()) {
        const { alert, snoozed } = view;
        expect([alert.id, snoozed]).toEqual([alert.id, model.isSnoozed(alert, world.now())]);
      }
      const shown = store.get().list.strip;
      expect(shown.filter(({ alert }) => model.isSnoozed(alert, world.now()))).toEqual([]);
    }
    for (const [alert, wasSnoozed] of expected) {
      expect([alert.id, reported.has(alert.id)]).toEqual([alert.id, !wasSnoozed]);
    }
    store.stop();
  }

  it('are decided like by a slow model: an alert interrupts unless its event is snoozed on its vehicle then (AC-721)', async () => {
    await fc.assert(fc.asyncProperty(steps, run), { numRuns });
  });
});
