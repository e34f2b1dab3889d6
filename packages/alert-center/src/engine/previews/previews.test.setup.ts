import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { listView } from '../list/list-view.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId, Urgency } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { createFakeTabLock } from '../reminder/fake-tab-lock.test.setup.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';
import type { AlertCenterEvent, AlertCenterStoreOptions } from '../store-options.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import type { PreviewNotice } from './previews-view.ts';
import { presenceModule, previewsModule } from './previews.store.ts';
import { actionQueueModule } from '../triage/action-queue.store.ts';

export const [emergencyCode, autoOpenCode] = worldRules.autoPopup.codes;
/** Urgent, without an auto-popup rule. */
export const otherCode = 8;

export let clock: ManualClock;
export let world: MemoryWorld;
export let keyValues: KeyValueStore;
/** Storage of the first tab; it survives a reload. */
let tabStore: KeyValueStore;
let tabLock: TabLock;
export const events: AlertCenterEvent[] = [];
export const errors: unknown[] = [];
export const reads: (readonly AlertId[])[] = [];
export let store: AlertCenterStore;

function sourceOf(user: DemoUser): AlertSource {
  const source = createMemoryAlertSource({ world, user });
  return {
    ...source,
    readAlerts(ids, signal) {
      reads.push(ids);
      return source.readAlerts(ids, signal);
    },
  };
}

/** A store whose source provides the current user. */
export function createStore(
  user: DemoUser = demoUsers.manager,
  overrides: Partial<AlertCenterStoreOptions> = {},
): AlertCenterStore {
  return createAlertCenterStore({
    source: sourceOf(user),
    clock,
    store: keyValues,
    tabStore,
    tabLock,
    storageNamespace: 'acme',
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: null,
    pageSize: () => ({ width: 1440, height: 900 }),
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ...overrides,
  });
}

/** A new tab of the same browser. */
export const createTab = (user?: DemoUser): AlertCenterStore =>
  createStore(user, { tabStore: createMemoryStore() });

export async function startStore(next: AlertCenterStore = createStore()): Promise<void> {
  store = next;
  store.start();
  await clock.advance(1_000);
}

/** Simulates a reload of the page. */
export async function reload(user?: DemoUser): Promise<void> {
  store.stop();
  await startStore(createStore(user));
}

export const view = () => store.get().previews;
export const open = () => view().previews.map(({ id }) => id);
export const rows = (urgency: Urgency) => listView(store.get().list, urgency).ids;
export const alert = (id: AlertId) => store.get().list.entities.get(id)?.view?.alert;
export const openedEvents = () =>
  events.flatMap((event) => (event.type === 'alertOpen' ? [event.alert.id] : []));
export const stored = () => JSON.parse(keyValues.getItem('acme:activePopups') ?? 'null') as unknown;

/** The id of a row in a list. */
export const at = (index: number, urgency: Urgency = 'important'): AlertId =>
  rows(urgency)[index] ?? '';

export function recordNotices(): (PreviewNotice | null)[] {
  const recorded: (PreviewNotice | null)[] = [];
  let last = view().notice;
  store.subscribe(
    ({ previews }) => previews,
    () => {
      if (view().notice !== last) recorded.push((last = view().notice));
    },
  );
  return recorded;
}

/** Before each test: a world, a browser without stored values, and no store yet. */
export async function prepare(): Promise<void> {
  await previewsModule.load();
  await presenceModule.load();
  await actionQueueModule.load();
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7 });
  keyValues = createMemoryStore();
  tabStore = createMemoryStore();
  tabLock = createFakeTabLock();
  for (const recorded of [events, errors, reads]) recorded.length = 0;
}

/** Continues in a world without alerts. */
export function emptyWorld(): MemoryWorld {
  world = createMemoryWorld({ clock, scenario: 'empty' });
  return world;
}
