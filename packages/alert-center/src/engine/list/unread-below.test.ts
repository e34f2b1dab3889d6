import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { targetAlerts } from '../alert/action-target.ts';
import type { StateChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import { LIVE_WINDOW } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';

const MINUTE_MS = 60_000;
const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
let world: MemoryWorld;
let store: AlertCenterStore;
let source: ReturnType<typeof createMemoryAlertSource>;

const pass = (ms = 8_000): Promise<void> => clock.advance(ms);
const strip = (): readonly AlertId[] => store.get().list.strip.map(({ alert }) => alert.id);
const rows = (): readonly AlertId[] => store.get().list.lists.urgent.ids;

const urgent = (minutesAgo: number, vehicleId: string): Alert =>
  world.arrive({
    alertCode: 8,
    vehicle: { ...vehicle, vehicleId },
    createdOn: clock.now() - minutesAgo * MINUTE_MS,
  });
const vehicle = {
  childVehicleId: null,
  licensePlate: 'B 9482 KXT',
  category: 'truck',
  imei: null,
};

/** More alerts than the list loads, above two older ones of another vehicle. */
function arrive(): { readonly noisy: readonly Alert[]; readonly older: readonly Alert[] } {
  const older = [90, 80].map((minutes) => urgent(minutes, '102')).reverse();
  const noisy = Array.from({ length: 150 }, (_, index) => urgent(60 - index * 0.2, '101'));
  return { noisy, older };
}

/** A colleague changes alerts. */
async function act(alerts: readonly Alert[], change: StateChange): Promise<void> {
  const colleague = createMemoryAlertSource({ world, user: demoUsers.dispatcher, latencyMs: 0 });
  const ids = alerts.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += 100) {
    const some = world.alerts().filter(({ id }) => ids.slice(from, from + 100).includes(id));
    void colleague.act({ change, target: targetAlerts(some) });
  }
  await pass();
}

async function open(): Promise<void> {
  source = createMemoryAlertSource({ world, user: demoUsers.manager, latencyMs: 20 });
  store = createAlertCenterStore({
    source,
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: null,
  });
  store.start();
  await pass();
}

beforeAll(() =>
  Promise.all([
    import('./search.store.ts'),
    import('../snooze/snooze.store.ts'),
    import('../triage/action-queue.ts'),
  ]),
);

beforeEach(() => {
  world = createMemoryWorld({ clock, scenario: 'empty' });
});

afterEach(() => store.stop());

describe('unread alerts below the loaded rows', () => {
  it('are in the strip while everything above them is settled (AC-761)', async () => {
    const { noisy, older } = arrive();
    await act(noisy, { type: 'resolve' });
    await open();
    expect(rows()).toHaveLength(LIVE_WINDOW);
    expect(strip()).toEqual(older.map(({ id }) => id));
    // Live messages about them apply, although no row shows them.
    await act(older.slice(0, 1), { type: 'resolve' });
    expect(strip()).toEqual(older.slice(1).map(({ id }) => id));
  });

  it('are in the strip while everything above them is snoozed, which stays out of it (AC-761)', async () => {
    const { older } = arrive();
    await open();
    expect(strip()).not.toContain(older[0]?.id);
    void store.actions.snooze({ vehicleId: '101', alertCode: 8, length: 'quarterHour' });
    await pass();
    expect(strip()).toEqual(older.map(({ id }) => id));
    for (const { id } of older) void store.actions.markRead(id);
    await pass();
    expect(strip()).toEqual([]);
    // The snooze ends: its alerts interrupt again.
    await pass(15 * MINUTE_MS);
    expect(strip()).toEqual(rows().slice(0, 3));
  });

  it('are found again after a lost connection, as they are then (AC-761)', async () => {
    const { noisy, older } = arrive();
    await act(noisy, { type: 'resolve' });
    await open();
    expect(strip()).toEqual(older.map(({ id }) => id));
    world.stall();
    await pass(MINUTE_MS);
    await act(older.slice(0, 1), { type: 'read' });
    world.reconnect();
    await pass();
    expect(strip()).toEqual(older.slice(1).map(({ id }) => id));
  });

  it('are not searched for while all of them are snoozed, nor after the end (AC-761)', async () => {
    for (let index = 0; index < 30; index += 1) urgent(index, '101');
    await open();
    void store.actions.snooze({ vehicleId: '101', alertCode: 8, length: 'hour' });
    await pass();
    const lists = vi.spyOn(source, 'listAlerts');
    const counts = vi.spyOn(source, 'countUnresolved');
    urgent(0, '101');
    await pass(MINUTE_MS);
    expect(strip()).toEqual([]);
    expect(lists).not.toHaveBeenCalled();
    store.stop();
    counts.mockClear();
    await pass(MINUTE_MS);
    expect([lists.mock.calls.length, counts.mock.calls.length]).toEqual([0, 0]);
  });
});
