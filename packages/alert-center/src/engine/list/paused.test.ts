import { createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listView } from './list-view.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { PAUSED_COUNTS_MS } from '../alert/limits.ts';
import type { AlertSource } from './alert-source.port.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { actionQueueModule } from '../triage/action-queue.store.ts';

let clock: ManualClock;
let world: MemoryWorld;
let calls: string[];
let feeds: number;
let store: AlertCenterStore;

/** Records the requests and open feeds of a source. */
function watched(source: AlertSource): AlertSource {
  return {
    ...source,
    listAlerts(query, signal) {
      calls.push(`list ${query.urgency}`);
      return source.listAlerts(query, signal);
    },
    countUnresolved(range, signal) {
      calls.push('counts');
      return source.countUnresolved(range, signal);
    },
    subscribe(listener) {
      feeds += 1;
      const feed = source.subscribe(listener);
      return {
        ...feed,
        close() {
          feeds -= 1;
          feed.close();
        },
      };
    },
  };
}

const view = () => store.get().list.connection.view;
const counts = () => store.get().list.countsView;
const rows = () => listView(store.get().list, 'urgent').ids;

beforeEach(async () => {
  await actionQueueModule.load();
  clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  world = createMemoryWorld({ clock, scenario: 'quiet' });
  calls = [];
  feeds = 0;
  store = createAlertCenterStore({
    source: watched(createMemoryAlertSource({ world, user: demoUsers.manager })),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: null,
    sound: null,
  });
});

/** Starts paused and completes the first load. */
async function paused(): Promise<void> {
  store.setLive(false);
  store.start();
  await clock.advance(1_000);
  calls = [];
}

describe('paused live updates', () => {
  it('open no feed and stay paused for any length of time (AC-51)', async () => {
    await paused();
    expect(feeds).toBe(0);
    expect(view().state).toBe('paused');
    await clock.advance(600_000);
    expect(feeds).toBe(0);
    expect(view().state).toBe('paused');
    expect(counts().isKnown).toBe(true);
  });

  it('read the counts every 30 s, but no list', async () => {
    await paused();
    const before = counts().total;
    world.arrive({ alertCode: 8 });
    await clock.advance(PAUSED_COUNTS_MS - 2_000);
    expect(calls).toEqual([]);
    await clock.advance(3_000);
    expect(calls).toEqual(['counts']);
    expect(counts()).toMatchObject({ total: before + 1 });
    await clock.advance(2 * PAUSED_COUNTS_MS);
    expect(calls).toEqual(['counts', 'counts', 'counts']);
    expect(PAUSED_COUNTS_MS).toBe(30_000);
  });

  it('reload the first pages when the panel opens', async () => {
    await paused();
    const id = world.arrive({ alertCode: 8 }).id;
    await clock.advance(1_000);
    expect(rows()).not.toContain(id);
    store.actions.panel.open();
    await clock.advance(2_000);
    expect(calls.filter((call) => call.startsWith('list'))).toEqual([
      'list urgent',
      'list important',
    ]);
    expect(rows()[0]).toBe(id);
  });

  it('are shown as disconnected while the counts cannot be read, then as paused again', async () => {
    await paused();
    world.disconnect();
    await clock.advance(PAUSED_COUNTS_MS + 2_000);
    expect(view().state).toBe('disconnected');
    world.reconnect();
    await clock.advance(40_000);
    expect(view().state).toBe('paused');
  });

  it('close the feed when they start, and request missed alerts when they end', async () => {
    store.start();
    await clock.advance(6_000);
    expect([feeds, view().state]).toEqual([1, 'live']);
    store.setLive(false);
    expect([feeds, view().state]).toEqual([0, 'paused']);
    const first = world.arrive({ alertCode: 8 }).id;
    world.resolveAs(demoUsers.dispatcher, [rows()[0] ?? '']);
    await clock.advance(10_000);
    store.setLive(true);
    await clock.advance(6_000);
    expect([feeds, view().state]).toEqual([1, 'live']);
    expect(rows()[0]).toBe(first);
    const second = store.get().list.entities.get(rows()[1] ?? '')?.view;
    expect(second?.alert.resolved).toBe(true);
  });

  it('let the user act, and leave nothing behind when stopped', async () => {
    const id = world.arrive({ alertCode: 8 }).id;
    await paused();
    const before = counts().total;
    await Promise.all([store.actions.resolve(id), clock.advance(1_000)]);
    expect(world.alert(id)?.resolved).toBe(true);
    await clock.advance(2_000);
    expect(counts().total).toBe(before - 1);
    store.stop();
    expect(clock.pending()).toBe(0);
  });
});
