import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import { LIST_PAGE, STRIP_SIZE } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import type { AlertQuery, AlertSource } from './alert-source.port.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
let world: MemoryWorld;
let store: AlertCenterStore;
let asked: AlertQuery[] = [];

const pass = (ms = 2_000): Promise<void> => clock.advance(ms);
const rows = (urgency: Urgency): readonly AlertId[] => store.get().list.lists[urgency].ids;
const strip = (): readonly AlertId[] => store.get().list.strip.map(({ alert }) => alert.id);
const idsOf = (alerts: readonly Alert[]): readonly AlertId[] => alerts.map(({ id }) => id);

/** Newest first, a minute apart. */
const arrive = (count: number, alertCode: number): Alert[] =>
  Array.from({ length: count }, (_, index) =>
    world.arrive({ alertCode, createdOn: clock.now() - (count - index) * 60_000 }),
  ).reverse();

async function open(more: Partial<AlertSource> = {}): Promise<void> {
  const source = {
    ...createMemoryAlertSource({ world, user: demoUsers.manager, latencyMs: 20 }),
    ...more,
  };
  const { listAlerts } = source;
  store = createAlertCenterStore({
    source: {
      ...source,
      listAlerts(query, signal) {
        asked.push(query);
        return listAlerts(query, signal);
      },
    },
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: null,
    loadLists: 'whenShown',
  });
  store.start();
  await pass();
}

beforeAll(() =>
  Promise.all([
    import('./search.store.ts'),
    import('../snooze/snooze.store.ts'),
    import('../previews/previews-runner.ts'),
    import('../triage/action-queue.ts'),
  ]),
);
beforeEach(() => {
  world = createMemoryWorld({ clock, scenario: 'empty' });
  asked = [];
});
afterEach(() => store.stop());

it('loads the three newest alerts of each list for a bell, once, and the rest when lists are shown (EM-134)', async () => {
  const urgent = arrive(30, 8);
  const important = arrive(10, 15);
  await open();
  expect(asked.map(({ urgency, limit }) => [urgency, limit])).toEqual([
    ['urgent', STRIP_SIZE],
    ['important', STRIP_SIZE],
  ]);
  expect(store.get().list.countsView).toMatchObject({ urgent: 30, important: 10 });
  expect(strip()).toHaveLength(STRIP_SIZE);
  await pass(60_000);
  expect(asked).toHaveLength(2);

  store.dispatch({ type: 'listsWanted' });
  await pass();
  expect(rows('urgent')).toEqual(idsOf(urgent).slice(0, LIST_PAGE));
  expect(rows('important')).toEqual(idsOf(important));
});

it('loads the rest when a preview opens (EM-134)', async () => {
  const urgent = arrive(10, 8);
  await open();
  expect(rows('urgent')).toHaveLength(STRIP_SIZE);
  store.actions.previews.open(urgent[0]?.id ?? '');
  await vi.waitFor(async () => {
    await pass(100);
    expect(rows('urgent')).toEqual(idsOf(urgent));
  });
});

it('finds the newest unread alerts for the strip when the newest of all have been read (EM-134)', async () => {
  const urgent = arrive(10, 8);
  const colleague = createMemoryAlertSource({ world, user: demoUsers.dispatcher, latencyMs: 0 });
  for (const { id, createdOn } of urgent.slice(0, 2)) {
    void colleague.act({
      change: { type: 'read' },
      target: {
        mode: 'selection',
        ids: [id],
        range: { start: createdOn - 1_000, end: createdOn + 1_000 },
      },
    });
  }
  await pass();
  await open();
  await pass(10_000);
  expect(strip()).toEqual(idsOf(urgent).slice(2, 5));
  expect(asked.map(({ limit }) => limit)).toEqual([3, 3, 3, 3]);
});

it('searches for unread alerts only once the lists have been loaded (EM-134)', async () => {
  arrive(5, 8);
  const slow = createMemoryAlertSource({ world, user: demoUsers.manager, latencyMs: 1_500 });
  await open({ listAlerts: slow.listAlerts });
  await pass(10_000);
  expect(asked).toHaveLength(2);
});

it('asks once for what the user snoozes, although the user is known only later (EM-135)', async () => {
  const listSnoozes = vi.fn(() => Promise.resolve([]));
  const slow = createMemoryAlertSource({ world, user: demoUsers.manager, latencyMs: 1_500 });
  await open({ listSnoozes, loadSubscription: slow.loadSubscription });
  await pass(10_000);
  expect(store.get().list.currentUser?.user.userId).toBe(demoUsers.manager.userId);
  expect(listSnoozes).toHaveBeenCalledTimes(1);
});
