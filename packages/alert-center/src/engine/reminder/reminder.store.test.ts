import { createMemoryStore, PantauError } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import { REMINDER_DEFAULT_MINUTES } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { createFakeTabLock } from './fake-tab-lock.test.setup.ts';

const REMIND_MS = REMINDER_DEFAULT_MINUTES * 60_000;
/** Time for the source to respond to a check. */
const RESPONSE_MS = 500;

let clock: ManualClock;
let world: MemoryWorld;
let errors: unknown[];
const play = vi.fn(() => Promise.resolve('played' as const));

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7 });
  errors = [];
  play.mockClear();
});

async function openTab(
  user: DemoUser = demoUsers.manager,
  shared = { store: createMemoryStore(), lock: createFakeTabLock() },
  tenant: { readonly companyId?: number; readonly sourceId?: string } = {},
): Promise<AlertCenterStore> {
  const store = createAlertCenterStore({
    source: createMemoryAlertSource({ world, user, id: tenant.sourceId }),
    clock,
    store: shared.store,
    companyId: tenant.companyId,
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: { play, unlock: () => Promise.resolve(true) },
    tabLock: shared.lock,
    onError: (error) => errors.push(error),
  });
  store.start();
  await clock.advance(2_000);
  if (user.canSeeUrgent) await vi.waitFor(() => expect(nextAt(store)).not.toBeNull());
  await clock.advance(0);
  return store;
}

const view = (store: AlertCenterStore) => store.get().reminder;
const nextAt = (store: AlertCenterStore) => view(store).nextAt;
const counts = (store: AlertCenterStore) => store.get().list.countsView;
const urgentIds = () =>
  world
    .alerts()
    .filter((alert) => alert.alertRuleIds.includes('11') && !alert.resolved)
    .map((alert) => alert.id);

describe('the reminder of a live alert centre', () => {
  it('sounds and raises the flag while urgent alerts are unresolved (AC-57)', async () => {
    const store = await openTab();
    await clock.advance(REMIND_MS + RESPONSE_MS);
    expect(play).toHaveBeenCalledTimes(1);
    expect(view(store).isRaised).toBe(true);
    world.resolveAs(demoUsers.dispatcher, urgentIds());
    await clock.advance(2_000);
    expect(counts(store).urgent).toBe(0);
    expect(view(store)).toMatchObject({ isRaised: false, nextAt: null });
    await clock.advance(4 * REMIND_MS);
    expect(play).toHaveBeenCalledTimes(1);
    store.stop();
    expect(clock.pending()).toBe(0);
  });

  it('sounds immediately for a new urgent alert, but not for an important one', async () => {
    const store = await openTab();
    world.arrive({ alertCode: 50 });
    await clock.advance(1_000);
    expect(play).not.toHaveBeenCalled();
    const urgent = world.arrive({ alertCode: 49 });
    await clock.advance(1_000);
    expect(play).toHaveBeenCalledTimes(1);
    expect(urgent.alertRuleIds).toContain('11');
    store.stop();
  });

  it('runs only for users who can see urgent alerts (AC-2)', async () => {
    const store = await openTab(demoUsers.viewer);
    await clock.advance(10 * REMIND_MS);
    expect(play).not.toHaveBeenCalled();
    expect(view(store).nextAt).toBeNull();
    store.stop();
  });

  it('only reports a failed check and lowers the flag (AC-60)', async () => {
    const store = await openTab();
    await clock.advance(REMIND_MS + RESPONSE_MS);
    expect(view(store).isRaised).toBe(true);
    const error = new PantauError('server');
    // The displayed counts are requested as well.
    world.failNext('countUnresolved', error);
    world.failNext('countUnresolved', error);
    await clock.advance(REMIND_MS + RESPONSE_MS);
    expect(errors).toEqual([error, error]);
    expect(view(store).isRaised).toBe(false);
    store.stop();
  });

  it('sounds in only one of two tabs, also for a new alert', async () => {
    const shared = { store: createMemoryStore(), lock: createFakeTabLock() };
    const tabs = [
      await openTab(demoUsers.manager, shared),
      await openTab(demoUsers.manager, shared),
    ];
    await clock.advance(REMIND_MS + RESPONSE_MS);
    expect(play).toHaveBeenCalledTimes(1);
    expect(tabs.map((tab) => view(tab).isRaised)).toEqual([true, true]);
    await clock.advance(10_000);
    world.arrive({ alertCode: 49 });
    await clock.advance(5_000);
    expect(play).toHaveBeenCalledTimes(2);
    tabs.forEach((tab) => tab.stop());
    expect(clock.pending()).toBe(0);
  });

  it('continues in the other tab when the sounding one is closed', async () => {
    const shared = { store: createMemoryStore(), lock: createFakeTabLock() };
    const first = await openTab(demoUsers.manager, shared);
    const second = await openTab(demoUsers.manager, shared);
    await clock.advance(REMIND_MS + RESPONSE_MS);
    first.stop();
    await clock.advance(REMIND_MS + RESPONSE_MS);
    expect(play).toHaveBeenCalledTimes(2);
    second.stop();
  });

  it.each([
    ['two users', [demoUsers.manager, {}], [demoUsers.dispatcher, {}]],
    ['two companies', [demoUsers.manager, { companyId: 1 }], [demoUsers.manager, { companyId: 2 }]],
    [
      'two sources',
      [demoUsers.manager, { sourceId: 'https://a.example' }],
      [demoUsers.manager, { sourceId: 'https://b.example' }],
    ],
  ] as const)(
    'sounds for each of %s in two tabs of one origin (AC-292)',
    async (_case, one, other) => {
      const shared = { store: createMemoryStore(), lock: createFakeTabLock() };
      const tabs = [
        await openTab(one[0], shared, one[1]),
        await openTab(other[0], shared, other[1]),
      ] as const;
      await clock.advance(REMIND_MS + RESPONSE_MS);
      expect(play).toHaveBeenCalledTimes(2);
      // Silence of one is not silence of the other.
      tabs[0].actions.settings.change({ isSoundOn: false, minutes: 0 });
      expect(tabs[1].get().settings).toMatchObject({ isSoundOn: true, minutes: 5 });
      await clock.advance(REMIND_MS + RESPONSE_MS);
      expect(play).toHaveBeenCalledTimes(3);
      tabs.forEach((tab) => tab.stop());
    },
  );
});
