import { type KeyValueStore, PantauError, createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type OpenResources, countCalls, countListeners } from './count-open.test.setup.ts';
import { listView } from './list/list-view.ts';
import { createListSelector } from './list/selectors.ts';
import { createMemoryAlertSource } from '../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../adapters/memory/memory-world.ts';
import { demoUsers } from '../adapters/memory/world-users.ts';
import type { AlertId } from './alert/alert.ts';
import { type AlertCenterDisplay, DEFAULT_POSITION, displayOf } from './panel/display.ts';
import { COUNTS_EVERY_MS } from './alert/limits.ts';
import type { AlertCenterEvent } from './store-options.ts';
import { createAlertCenterStore } from './store.ts';
import type { AlertCenterStore } from './store-state.ts';
import { previewsModule } from './previews/previews.store.ts';
import { actionQueueModule } from './triage/action-queue.store.ts';

let clock: ManualClock;
let world: MemoryWorld;
let open: OpenResources;
let calls: string[];
let keyValues: KeyValueStore;
let events: AlertCenterEvent[];
let errors: unknown[];
let store: AlertCenterStore;

beforeEach(async () => {
  await actionQueueModule.load();
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7 });
  open = { feeds: 0, requests: 0, listeners: 0 };
  calls = [];
  events = [];
  errors = [];
  keyValues = createMemoryStore();
  store = createAlertCenterStore({
    source: countCalls(createMemoryAlertSource({ world }), open, calls),
    clock,
    store: countListeners(keyValues, open),
    storageNamespace: 'acme',
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
  });
});

async function live(): Promise<void> {
  store.start();
  await clock.advance(1_000);
}

const urgentIds = (): readonly AlertId[] => listView(store.get().list, 'urgent').ids;
const nothing: OpenResources = { feeds: 0, requests: 0, listeners: 0 };

describe('lifecycle of one mount', () => {
  it('leaves nothing open, whenever it is stopped', async () => {
    for (const ms of [0, 30, 70, 130, 400, 5_000]) {
      store.start();
      world.arrive({ alertCode: 1 });
      await clock.advance(ms);
      store.stop();
      await clock.advance(0);
      expect(open, `after ${ms} ms`).toEqual(nothing);
      expect(clock.pending(), `after ${ms} ms`).toBe(0);
    }
    expect(errors).toEqual([]);
  });

  it('loads only once when started, stopped and started in a row, as under StrictMode', async () => {
    store.start();
    store.stop();
    store.start();
    store.start();
    expect(open.feeds).toBe(1);
    await clock.advance(1_000);
    expect(calls.filter((name) => name === 'listAlerts')).toHaveLength(2);
    expect(urgentIds().length).toBeGreaterThan(0);
  });

  it('completes an action that is in progress when it is stopped', async () => {
    await live();
    const [id = ''] = urgentIds();
    const outcome = store.actions.addNote(id, 'Aman');
    store.stop();
    await clock.advance(500);
    expect(await outcome).toMatchObject({ ok: true, outcome: 'applied' });
    expect(world.alert(id)?.lastNote?.text).toBe('Aman');
    expect(clock.pending()).toBe(0);
  });
});

describe('requests to the source', () => {
  it('are one page of each list, the counts and the subscription', async () => {
    await live();
    expect(calls.toSorted()).toEqual([
      'countUnresolved',
      'listAlerts',
      'listAlerts',
      'loadSubscription',
    ]);
  });

  it('are not needed while alerts arrive and others act on them', async () => {
    await live();
    calls.length = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const alert = world.arrive({ alertCode: 8 });
      await clock.advance(100);
      world.resolveAs(demoUsers.dispatcher, [alert.id]);
      await clock.advance(100);
    }
    expect(calls).toEqual([]);
  });

  it('read the counts at most once a second, however often they become unknown', async () => {
    await live();
    calls.length = 0;
    const old = world.alerts().filter((alert) => !urgentIds().includes(alert.id));
    for (let turn = 0; turn < 30; turn += 1) {
      const change =
        turn % 2 === 0 ? ({ type: 'resolve' } as const) : ({ type: 'checkAgain' } as const);
      const range = { start: 0, end: Number.MAX_SAFE_INTEGER };
      const ids = old.slice(-8).map((alert) => alert.id);
      world.act(demoUsers.dispatcher, change, { mode: 'selection', ids, range });
      await clock.advance(100);
    }
    const counts = calls.filter((name) => name === 'countUnresolved').length;
    expect(counts).toBeGreaterThan(1);
    expect(counts).toBeLessThanOrEqual(3_000 / COUNTS_EVERY_MS + 1);
  });

  it('are retried with growing delays when they fail, and immediately when the user retries', async () => {
    world.failNext('listAlerts', new PantauError('server'), 9);
    await live();
    const triesAfter = async (ms: number): Promise<number> => {
      calls.length = 0;
      await clock.advance(ms);
      return calls.filter((name) => name === 'listAlerts').length;
    };
    const early = await triesAfter(4_000);
    const late = await triesAfter(4_000);
    expect(early).toBeGreaterThan(late);
    calls.length = 0;
    store.actions.retry('urgent');
    expect(calls).toEqual(['listAlerts']);
  });

  it('are not retried automatically when they are forbidden', async () => {
    world.failNext('listAlerts', new PantauError('forbidden'), 2);
    await live();
    calls.length = 0;
    await clock.advance(60_000);
    expect(calls).toEqual([]);
    expect(listView(store.get().list, 'urgent')).toMatchObject({
      status: 'failed',
      error: { kind: 'forbidden' },
    });
  });
});

describe('notification of subscribers', () => {
  function collectNotified(ids: readonly AlertId[]): AlertId[] {
    const notified: AlertId[] = [];
    for (const id of ids)
      store.subscribe(
        ({ list }) => list.entities.get(id)?.view,
        () => notified.push(id),
      );
    return notified;
  }

  it('reaches only the row that changed', async () => {
    await live();
    const ids = urgentIds();
    const [changed = ''] = ids;
    const notified = collectNotified(ids);
    let lists = 0;
    store.subscribe(createListSelector('urgent'), () => (lists += 1));
    world.act(
      demoUsers.dispatcher,
      { type: 'note', text: 'Aman' },
      { mode: 'selection', ids: [changed], range: { start: 0, end: Number.MAX_SAFE_INTEGER } },
    );
    await clock.advance(300);
    expect(notified).toEqual([changed]);
    expect(lists).toBe(0);
  });

  it('reaches no subscriber in 10 s of an idle list', async () => {
    await live();
    const notified = collectNotified(urgentIds());
    const notify = () => notified.push('list');
    store.subscribe(createListSelector('urgent'), notify);
    store.subscribe(createListSelector('important'), notify);
    store.subscribe(({ list }) => list.strip, notify);
    store.subscribe(
      ({ list }) => list.countsView,
      () => notified.push('counts'),
    );
    await clock.advance(10_000);
    expect(notified).toEqual([]);
  });
});

describe('events for the host', () => {
  it('report the opened alert, actions, counts and the connection', async () => {
    await live();
    const id = world.arrive({ alertCode: 8 }).id;
    await clock.advance(2_000);
    await previewsModule.load();
    events = [];
    const { unread } = store.get().list.countsView;
    store.actions.open(id);
    expect([...store.get().list.openIds]).toEqual([id]);
    expect(store.get().list.entities.get(id)?.view?.alert.read).toBe(true);
    await clock.advance(300);
    expect(events).toMatchObject([
      { type: 'alertOpen', alert: { id } },
      { type: 'counts', counts: { unread: unread - 1 } },
      { type: 'action', change: { type: 'read' }, outcome: { ok: true } },
    ]);
    events = [];
    await Promise.all([store.actions.resolve(id), clock.advance(300)]);
    expect(events.map((event) => event.type)).toEqual(['counts', 'action']);
    events = [];
    world.disconnect();
    await clock.advance(5_000);
    const states = events.flatMap((e) => (e.type === 'connection' ? [e.connection.state] : []));
    expect([...new Set(states)]).toEqual(['reconnecting', 'disconnected']);
  });

  it('do not come with a request when the opened alert is already read', async () => {
    await live();
    const read = world.alerts().find((alert) => alert.read && urgentIds().includes(alert.id));
    calls.length = 0;
    await previewsModule.load();
    store.actions.open(read?.id ?? '');
    await clock.advance(300);
    expect(calls).toEqual([]);
  });
});

describe('the panel', () => {
  it('is stored under alertCenterPopup in the namespace, and follows other tabs (AC-9)', async () => {
    await live();
    const shown = (): AlertCenterDisplay => displayOf(store.get().display);
    expect(shown()).toBe('hidden');
    store.actions.panel.toggle();
    expect(JSON.parse(keyValues.getItem('acme:1:alertCenterPopup') ?? '')).toEqual({
      alertCenterPopup: true,
      isDetached: false,
      popupPosition: DEFAULT_POSITION,
    });
    expect(shown()).toBe('popup');
    keyValues.setItem('acme:1:alertCenterPopup', 'false');
    expect(shown()).toBe('hidden');
    keyValues.setItem('acme:1:alertCenterPopup', 'garbage');
    expect(shown()).toBe('hidden');
    expect(errors).toHaveLength(1);
  });
});
