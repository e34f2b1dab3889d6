import { type KeyValueStore, PantauError } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { targetAlerts } from '../alert/action-target.ts';
import type { AlertChange } from '../alert/alert-action.ts';
import type { AlertId } from '../alert/alert.ts';
import { ACTION_KEPT_MS, RETRY_FIRST_MS, RETRY_MAX_MS } from '../alert/limits.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { createFakeTabLock } from '../reminder/fake-tab-lock.test.setup.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';
import { type AlertCenterStore, createAlertCenterStore } from '../store.ts';
import { actionQueueModule } from './action-queue.store.ts';
import { bulkModule } from './bulk.store.ts';

let clock: ManualClock;
let world: MemoryWorld;
let items: Map<string, string>;
let keyValues: KeyValueStore;
let tabLock: TabLock;
let pages: number;
/** `lost`: the server receives actions, but its responses are lost. */
let network: 'up' | 'down' | 'lost';
let sent: (readonly [AlertId | undefined, AlertChange['type']])[];
let store: AlertCenterStore;

function sourceOf(): AlertSource {
  const source = createMemoryAlertSource({ world });
  return {
    ...source,
    async act(request, signal) {
      if (network === 'down') throw new PantauError('offline');
      sent.push([request.target.ids[0], request.change.type]);
      const result = await source.act(request, signal);
      if (network === 'lost') throw new PantauError('timeout');
      return result;
    },
  };
}

/** A page with its own alert centre; the storage and the locks belong to the origin. */
async function openPage(): Promise<AlertCenterStore> {
  pages += 1;
  const page = pages / 100;
  const next = createAlertCenterStore({
    source: sourceOf(),
    clock,
    store: keyValues,
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
    sound: null,
    tabLock,
    random: () => page,
  });
  next.start();
  await clock.advance(1_000);
  return next;
}

async function reload(): Promise<void> {
  store.stop();
  store = await openPage();
}

const arrive = async (): Promise<AlertId> => {
  const { id } = world.arrive({ alertCode: 8 });
  await clock.advance(300);
  return id;
};
const view = (id: AlertId) => store.get().list.entities.get(id)?.view;
const stored = (): readonly unknown[] =>
  [...items].flatMap(([key, value]) =>
    key.endsWith('alertCenterActions') ? (JSON.parse(value) as readonly unknown[]) : [],
  );

beforeAll(async () => {
  await Promise.all([actionQueueModule.load(), bulkModule.load()]);
});

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, scenario: 'empty' });
  items = new Map();
  keyValues = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  tabLock = createFakeTabLock();
  pages = 0;
  network = 'up';
  sent = [];
  store = await openPage();
});

describe('an action that does not reach the server', () => {
  it('is sent again until it does, and shown as pending until then (AC-202)', async () => {
    const id = await arrive();
    network = 'down';
    const outcome = store.actions.resolve(id);
    await clock.advance(RETRY_FIRST_MS * 10);
    expect(await outcome).toMatchObject({ ok: true, outcome: 'queued' });
    expect(view(id)).toMatchObject({ pending: true, alert: { resolved: true } });
    expect(world.alert(id)?.resolved).toBe(false);
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(world.alert(id)?.resolved).toBe(true);
    expect(view(id)).toMatchObject({ pending: false, alert: { resolved: true } });
    expect(sent).toEqual([[id, 'resolve']]);
    expect(stored()).toEqual([]);
  });

  it('is sent again immediately when the live connection is back (AC-202)', async () => {
    const id = await arrive();
    network = 'down';
    world.disconnect();
    void store.actions.resolve(id);
    await clock.advance(200_000);
    network = 'up';
    world.reconnect();
    store.actions.retryConnection();
    await clock.advance(500);
    expect(world.alert(id)?.resolved).toBe(true);
  });

  it('may be a read: the alert stays read, and the server hears of it later (AC-202)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.markRead(id);
    await clock.advance(5_000);
    expect(view(id)?.alert.read).toBe(true);
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(world.alert(id)?.read).toBe(true);
  });

  it.each([
    ['note', 'note', (id: AlertId) => store.actions.addNote(id, 'Called the driver')],
    ['resolve', 'resolve', (id: AlertId) => store.actions.resolve(id)],
  ] as const)(
    'is applied once when only its response was lost: %s (AC-202)',
    async (_, type, act) => {
      const id = await arrive();
      network = 'lost';
      void act(id);
      await clock.advance(500);
      network = 'up';
      await clock.advance(RETRY_MAX_MS);
      expect(world.alert(id)?.log.map((entry) => entry.type)).toEqual([type]);
      expect(view(id)?.pending).toBe(false);
      expect(store.get().failedAction).toBeNull();
    },
  );

  it.each([502, 503])(
    'is sent again while the server restarts or is overloaded: status %i (AC-373)',
    async (status) => {
      const id = await arrive();
      world.failNext('act', new PantauError('server', { status }), 2);
      const outcome = store.actions.resolve(id);
      await clock.advance(500);
      expect(await outcome).toMatchObject({ ok: true, outcome: 'queued' });
      expect(stored()).toHaveLength(1);
      await clock.advance(RETRY_MAX_MS);
      expect(world.alert(id)?.resolved).toBe(true);
      expect(store.get().failedAction).toBeNull();
    },
  );

  it('is not sent again when the server fails in another way (AC-373)', async () => {
    const id = await arrive();
    world.failNext('act', new PantauError('server', { status: 500 }));
    const outcome = store.actions.resolve(id);
    await clock.advance(RETRY_MAX_MS);
    expect(await outcome).toMatchObject({ ok: false, error: { status: 500 } });
    expect(view(id)?.alert.resolved).toBe(false);
    expect(sent).toEqual([[id, 'resolve']]);
  });

  it('leaves no timer behind when the alert centre stops', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.resolve(id);
    await clock.advance(500);
    store.stop();
    await clock.advance(100);
    expect(clock.pending()).toBe(0);
  });
});

describe('actions on one alert', () => {
  it('are sent in order, and those on others are not held up (AC-203)', async () => {
    const [first, second] = [await arrive(), await arrive()];
    network = 'down';
    void store.actions.markRead(first);
    void store.actions.addNote(first, 'Called');
    await clock.advance(100);
    void store.actions.resolve(first);
    await clock.advance(2_000);
    network = 'up';
    void store.actions.resolve(second);
    await clock.advance(RETRY_MAX_MS);
    expect(sent).toEqual([
      [second, 'resolve'],
      [first, 'read'],
      [first, 'note'],
      [first, 'resolve'],
    ]);
  });

  it('are not overtaken by their undo (AC-203)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.resolve(id);
    await clock.advance(500);
    const undoing = store.actions.undo();
    await clock.advance(5_000);
    expect(sent).toEqual([]);
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(await undoing).not.toBeNull();
    expect(sent).toEqual([
      [id, 'resolve'],
      [id, 'checkAgain'],
    ]);
    expect(world.alert(id)?.resolved).toBe(false);
  });
});

describe('the undo of a confirmed action', () => {
  /** A resolved alert whose undo does not reach the server. */
  async function undoOffline(): Promise<AlertId> {
    const id = await arrive();
    void store.actions.resolve(id);
    await clock.advance(1_000);
    network = 'down';
    const undoing = store.actions.undo();
    await clock.advance(1_000);
    expect(await undoing).toMatchObject({ items: [{ id, outcome: 'queued' }] });
    expect(view(id)).toMatchObject({ pending: true, alert: { resolved: false } });
    return id;
  }

  it('is sent until it arrives, also after a reload (AC-372)', async () => {
    const id = await undoOffline();
    await reload();
    expect(view(id)).toMatchObject({ pending: true, alert: { resolved: false } });
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(sent.map(([, type]) => type)).toEqual(['resolve', 'checkAgain']);
    expect(world.alert(id)?.resolved).toBe(false);
    expect(stored()).toEqual([]);
  });

  it('does not reopen an alert that another user has settled since (AC-105, AC-372)', async () => {
    const id = await undoOffline();
    const alert = world.alert(id);
    if (alert === undefined) throw new Error('The alert is missing');
    for (const type of ['checkAgain', 'resolve'] as const) {
      world.act(demoUsers.dispatcher, { type }, targetAlerts([alert]));
    }
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(sent.map(([, type]) => type)).toEqual(['resolve']);
    expect(world.alert(id)).toMatchObject({
      resolved: true,
      resolver: { userId: demoUsers.dispatcher.userId },
    });
    expect(view(id)).toMatchObject({ pending: false, alert: { resolved: true } });
  });

  it('is applied once when only its response was lost (AC-372)', async () => {
    const id = await arrive();
    void store.actions.resolve(id);
    await clock.advance(1_000);
    network = 'lost';
    void store.actions.undo();
    await clock.advance(500);
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(sent.map(([, type]) => type)).toEqual(['resolve', 'checkAgain']);
    expect(view(id)).toMatchObject({ pending: false, alert: { resolved: false } });
  });
});

describe('single and bulk actions on the same alert', () => {
  it('are sent in the order in which the user made them (AC-374)', async () => {
    const [first, second] = [await arrive(), await arrive()];
    void store.actions.addNote(first, 'Called');
    const acting = store.actions.actOnMany([first, second], { type: 'resolve' });
    void store.actions.checkAgain(first);
    void store.actions.addNote(second, 'Fine');
    await clock.advance(3_000);
    expect((await acting).items.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
    expect(sent.map(([, type]) => type)).toEqual(['note', 'resolve', 'checkAgain', 'note']);
    expect(view(first)).toMatchObject({ pending: false, alert: { resolved: false } });
    expect(view(second)).toMatchObject({ pending: false, alert: { resolved: true } });
  });

  it('stay in order: a bulk action leaves out an alert with an unsent change (AC-374)', async () => {
    const [first, second] = [await arrive(), await arrive()];
    world.failNext('act', new PantauError('offline'));
    void store.actions.addNote(first, 'Called');
    await clock.advance(500);
    const acting = store.actions.actOnMany([first, second], { type: 'resolve' });
    await clock.advance(400);
    const { items } = await acting;
    expect(items).toMatchObject([
      { id: first, outcome: 'failed', error: { kind: 'offline' } },
      { id: second, outcome: 'applied' },
    ]);
    expect(view(first)?.alert.resolved).toBe(false);
    await clock.advance(RETRY_MAX_MS);
    expect(sent).toEqual([
      [first, 'note'],
      [second, 'resolve'],
      [first, 'note'],
    ]);
    expect(world.alert(first)?.resolved).toBe(false);
  });

  it('do not block each other when a bulk action is stopped (AC-374)', async () => {
    const [first, second] = [await arrive(), await arrive()];
    void store.actions.addNote(first, 'Called');
    const acting = store.actions.actOnMany([first, second], { type: 'resolve' });
    store.actions.bulk.stop();
    await clock.advance(2_000);
    expect((await acting).items.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped']);
    void store.actions.resolve(first);
    await clock.advance(1_000);
    expect(world.alert(first)?.resolved).toBe(true);
  });
});

describe('a reload of the page', () => {
  it('keeps unconfirmed actions, reads included, and sends them in order (AC-204)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.markRead(id);
    void store.actions.markFalse(id, 'Dirty lens');
    void store.actions.addNote(id, 'Called');
    await clock.advance(1_000);
    expect(stored()).toHaveLength(3);
    await reload();
    expect(view(id)).toMatchObject({ pending: true, alert: { read: true, falseAlert: true } });
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(sent.map(([, type]) => type)).toEqual(['read', 'falseAlert', 'note']);
    expect(world.alert(id)).toMatchObject({ read: true, falseAlert: true });
    expect(stored()).toEqual([]);
  });

  it('keeps the undo of an unconfirmed action (AC-203, AC-204)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.resolve(id);
    await clock.advance(500);
    void store.actions.undo();
    await reload();
    network = 'up';
    await clock.advance(2 * RETRY_MAX_MS);
    expect(sent.map(([, type]) => type)).toEqual(['resolve', 'checkAgain']);
    expect(world.alert(id)?.resolved).toBe(false);
  });

  it('sends nothing that is older than 10 minutes, and reports it (AC-204, AC-205)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.resolve(id);
    await clock.advance(1_000);
    store.stop();
    network = 'up';
    await clock.advance(ACTION_KEPT_MS);
    store = await openPage();
    await clock.advance(RETRY_MAX_MS);
    expect(sent).toEqual([]);
    expect(view(id)).toMatchObject({ pending: false, alert: { resolved: false } });
    expect(store.get().failedAction).toMatchObject({ change: { type: 'resolve' } });
    expect(stored()).toEqual([]);
  });

  it('leaves the actions of another page to it as long as that exists (AC-204)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.resolve(id);
    await clock.advance(500);
    const other = await openPage();
    await clock.advance(1_000);
    expect(other.get().list.entities.get(id)?.view.pending).toBe(false);
    store.stop();
    await clock.advance(500);
    expect(other.get().list.entities.get(id)?.view.pending).toBe(true);
    network = 'up';
    await clock.advance(RETRY_MAX_MS);
    expect(world.alert(id)?.resolved).toBe(true);
    other.stop();
  });
});

describe('an action that ultimately fails', () => {
  it('is rolled back and reported after 10 minutes (AC-205)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.resolve(id);
    await clock.advance(ACTION_KEPT_MS - 60_000);
    expect(view(id)?.alert.resolved).toBe(true);
    await clock.advance(2 * 60_000);
    expect(view(id)).toMatchObject({ pending: false, alert: { resolved: false } });
    expect(store.get().failedAction).toMatchObject({
      licensePlate: world.alert(id)?.vehicle.licensePlate,
      change: { type: 'resolve' },
      error: { kind: 'offline' },
    });
    expect(stored()).toEqual([]);
  });

  it('is reported when the server rejects it after it was kept (AC-205)', async () => {
    const id = await arrive();
    network = 'down';
    void store.actions.resolve(id);
    await clock.advance(500);
    network = 'up';
    world.failNext('act', new PantauError('forbidden'));
    await clock.advance(RETRY_MAX_MS);
    expect(store.get().failedAction).toMatchObject({ error: { kind: 'forbidden' } });
    expect(view(id)?.alert.resolved).toBe(false);
  });

  it('is reported when it is a read, for which nobody waits (AC-205)', async () => {
    const id = await arrive();
    world.failNext('act', new PantauError('forbidden'));
    void store.actions.markRead(id);
    await clock.advance(500);
    expect(store.get().failedAction).toMatchObject({ change: { type: 'read' } });
  });

  it('is not reported twice to a caller that waits for it', async () => {
    const id = await arrive();
    world.failNext('act', new PantauError('conflict'));
    const outcome = store.actions.resolve(id);
    await clock.advance(500);
    expect(await outcome).toMatchObject({ ok: false });
    expect(store.get().failedAction).toBeNull();
  });
});
