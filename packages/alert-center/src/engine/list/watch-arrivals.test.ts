import { createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listView } from './list-view.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { EMERGENCY_CODE } from '../alert/emergency.ts';
import { LIVE_WINDOW } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { watchArrivals, watchFoundEmergencies } from './watch-arrivals.ts';

let clock: ManualClock;
let world: MemoryWorld;
let store: AlertCenterStore;
let reported: string[][];

const create = (): AlertCenterStore =>
  createAlertCenterStore({
    source: createMemoryAlertSource({ world }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
    sound: null,
  });

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7 });
  reported = [];
  store = create();
  watchArrivals(store, (arrivals) => reported.push(arrivals.map(({ alert }) => alert.id)));
  store.start();
  await clock.advance(2_000);
});

const rows = () => listView(store.get().list, 'important').ids.length;

describe('arrivals', () => {
  it('do not include the first load', () => {
    expect(reported).toEqual([]);
  });

  it('are reported when the list is full and each pushes out the last row', async () => {
    expect(rows()).toBe(LIVE_WINDOW);
    const alert = world.arrive({ alertCode: 50 });
    await clock.advance(200);
    expect(rows()).toBe(LIVE_WINDOW);
    expect(reported).toEqual([[alert.id]]);
  });

  it('are reported when they push out every row', async () => {
    for (let index = 0; index < 2 * LIVE_WINDOW; index += 1) world.arrive({ alertCode: 50 });
    await clock.advance(200);
    expect(reported.flat()).toHaveLength(LIVE_WINDOW);
  });

  it('are reported once while they are held back', async () => {
    store.actions.setBusy('important', true);
    const alert = world.arrive({ alertCode: 50 });
    await clock.advance(200);
    store.actions.showWaiting('important');
    await clock.advance(200);
    expect(reported).toEqual([[alert.id]]);
  });

  it('do not include older pages or alerts shown by another filter', async () => {
    store.actions.loadOlder('important');
    await clock.advance(1_000);
    store.actions.setUnresolvedOnly(true);
    await clock.advance(1_000);
    store.actions.setUnresolvedOnly(false);
    await clock.advance(1_000);
    expect(reported).toEqual([]);
  });

  it('that were missed while disconnected are reported once, when they become known', async () => {
    world.disconnect();
    await clock.advance(10_000);
    const alert = world.arrive({ alertCode: 50 });
    world.reconnect();
    await clock.advance(10_000);
    expect(reported).toEqual([[alert.id]]);
  });
});

describe('emergencies that nobody has opened', () => {
  it('are reported once when the lists load, and not when they arrive (AC-371)', async () => {
    const createdOn = clock.now() - 40 * 3_600_000;
    const { id } = world.arrive({ alertCode: EMERGENCY_CODE, createdOn });
    store.stop();
    const found: string[][] = [];
    store = create();
    watchFoundEmergencies(store, (views) => found.push(views.map(({ alert }) => alert.id)));
    store.start();
    await clock.advance(2_000);
    expect(found).toEqual([[id]]);
    world.arrive({ alertCode: EMERGENCY_CODE });
    await clock.advance(200);
    store.actions.setUnresolvedOnly(true);
    await clock.advance(1_000);
    expect(found).toEqual([[id]]);
  });
});
