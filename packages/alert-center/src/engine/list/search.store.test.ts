import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId } from '../alert/alert.ts';
import { SETTLED_STAYS_MS } from '../alert/limits.ts';
import { actionQueueModule } from '../triage/action-queue.store.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { emptySearch } from './alert-search.ts';
import { listView } from './list-view.ts';
import type { AlertView } from './list-state.ts';
import { watchArrivals } from './watch-arrivals.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
const storage = createMemoryStore();
let world: MemoryWorld;
let store: AlertCenterStore;

type Source = ReturnType<typeof createMemoryAlertSource>;

function open(
  user: (typeof demoUsers)[keyof typeof demoUsers],
  spoil = (one: Source) => one,
): void {
  store = createAlertCenterStore({
    source: spoil(createMemoryAlertSource({ world, user, latencyMs: 20 })),
    clock,
    store: storage,
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: null,
  });
  store.start();
}

/** Lets requests, answers and their minimum intervals pass. */
const pass = (ms = 2_000): Promise<void> => clock.advance(ms);

const shown = (): readonly AlertId[] => listView(store.get().list, 'important').ids;
const arrive = (fullname: string, alertCode = 15): AlertId =>
  world.arrive({ alertCode, driver: { driverId: '1', fullname } }).id;
const search = (text: string): void => store.actions.setSearch({ ...emptySearch, text });

beforeAll(async () => {
  await import('./search.store.ts');
  await actionQueueModule.load();
});

beforeEach(() => {
  storage.removeItem('1:alertSearch');
  world = createMemoryWorld({ clock, scenario: 'empty' });
});

afterEach(() => store.stop());

describe('the search of a user', () => {
  it('is restored for the same user alone, until it is cleared (AC-624)', async () => {
    const mine = arrive('Slamet');
    const other = arrive('Yanto');
    open(demoUsers.manager);
    await pass();
    search('  slamet ');
    await pass();
    expect(shown()).toEqual([mine]);
    store.stop();
    open(demoUsers.dispatcher);
    await pass();
    expect([store.get().list.search, shown()]).toEqual([null, [other, mine]]);
    store.stop();
    open(demoUsers.manager);
    await pass();
    expect(store.get().list.search).toMatchObject({ text: 'slamet' });
    expect(shown()).toEqual([mine]);
    store.actions.setSearch(emptySearch);
    await pass(1);
    expect([store.get().list.search, shown()]).toEqual([null, [other, mine]]);
    store.stop();
    open(demoUsers.manager);
    await pass();
    expect(store.get().list.search).toBeNull();
  });

  it('does not exist with a source that cannot search', async () => {
    arrive('Yanto');
    open(demoUsers.manager, ({ findAlerts: _, ...source }) => source as Source);
    await pass();
    search('slamet');
    await pass();
    expect([store.get().list.search, shown().length]).toEqual([null, 1]);
  });
});

describe('with a search', () => {
  it('strip, arrivals and counts include what it hides, and its own number what it finds (AC-623, AC-627)', async () => {
    open(demoUsers.manager);
    await pass();
    search('slamet');
    await pass();
    const arrivals: AlertView[] = [];
    const leave = watchArrivals(store, (found) => arrivals.push(...found));
    const hidden = arrive('Yanto');
    const found = arrive('Slamet');
    await pass();
    leave();
    const { list } = store.get();
    expect(shown()).toEqual([found]);
    expect(arrivals.map(({ alert }) => alert.id).sort()).toEqual([hidden, found].sort());
    expect(list.strip.map(({ alert }) => alert.id)).toEqual([found, hidden]);
    expect([list.countsView.important, list.found.counts?.important]).toEqual([2, 1]);
  });

  it('its number follows what others settle (AC-623)', async () => {
    const [one, two] = [arrive('Slamet'), arrive('Slamet Riyadi')];
    open(demoUsers.manager);
    await pass();
    search('slamet');
    await pass();
    expect(store.get().list.found.counts?.important).toBe(2);
    world.resolveAs(demoUsers.dispatcher, [one]);
    await pass();
    expect(store.get().list.found.counts?.important).toBe(1);
    expect(shown()).toEqual([two, one]);
  });

  it('an emergency shows before the source is asked (AC-622)', async () => {
    open(demoUsers.manager);
    await pass();
    search('slamet');
    await pass();
    world.failNext('findAlerts', undefined, 100);
    world.failNext('listAlerts', undefined, 100);
    const { id } = world.arrive({ alertCode: 1 });
    await pass(100);
    expect(listView(store.get().list, 'urgent').ids).toEqual([id]);
  });

  it('emergencies show while the source does not answer (AC-622)', async () => {
    const { id: earlier } = world.arrive({ alertCode: 1 });
    const hidden = arrive('Yanto');
    open(demoUsers.manager);
    await pass();
    world.failNext('findAlerts', undefined, 100);
    world.failNext('listAlerts', undefined, 100);
    search('slamet');
    await pass();
    expect(listView(store.get().list, 'urgent').ids).toEqual([earlier]);
    const { id: later } = world.arrive({ alertCode: 1 });
    await pass();
    expect(listView(store.get().list, 'urgent').ids).toEqual([later, earlier]);
    expect(shown()).not.toContain(hidden);
  });

  it('all of what it finds is selected, and nothing once it changes (AC-628)', async () => {
    const mine = [arrive('Slamet'), arrive('Slamet Riyadi')];
    arrive('Yanto');
    open(demoUsers.manager);
    await pass();
    search('slamet');
    await pass();
    const selecting = store.actions.selection.selectAllUnresolved('important');
    const selected = (): readonly AlertId[] => [...store.get().selection.alerts.keys()];
    // Its code loads first, which the clock does not wait for.
    await vi.waitFor(async () => {
      await pass();
      expect([...selected()].sort()).toEqual([...mine].sort());
    });
    await selecting;
    search('slamet r');
    await pass(1);
    expect(selected()).toEqual([]);
  });

  it('an alert that the user opens stays a while in a search for unread ones (AC-629)', async () => {
    const mine = arrive('Slamet');
    open(demoUsers.manager);
    await pass();
    store.actions.setSearch({ ...emptySearch, unreadOnly: true });
    await pass();
    void store.actions.markRead(mine);
    await pass(SETTLED_STAYS_MS - 1_000);
    expect(shown()).toEqual([mine]);
    await pass(2_000);
    expect(shown()).toEqual([]);
  });
});
