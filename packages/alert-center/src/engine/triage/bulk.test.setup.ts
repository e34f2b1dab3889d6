import { createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { listView } from '../list/list-view.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { actionQueueModule } from './action-queue.store.ts';
import type { AlertId } from '../alert/alert.ts';
import { targetAlerts } from '../alert/action-target.ts';
import type { ActionRequest, AlertQuery, AlertSource } from '../list/alert-source.port.ts';
import type { AlertCenterEvent } from '../store-options.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import { bulkModule } from './bulk.store.ts';

export let clock: ManualClock;
export let world: MemoryWorld;
export let store: AlertCenterStore;
export const acts: ActionRequest[] = [];
export const queries: AlertQuery[] = [];
export const events: AlertCenterEvent[] = [];
/** Delays the response of an action until the returned promise resolves. */
let delayResponse: (request: ActionRequest) => Promise<void>;

/** Unresolved urgent alerts, newest first. */
export function arriveMany(count: number): readonly AlertId[] {
  const now = world.clock.now();
  return Array.from({ length: count }, (_, index) => {
    const createdOn = now - index * 10_000;
    return world.arrive({ alertCode: 8, createdOn }).id;
  });
}

export const { manager, dispatcher } = demoUsers;
export const list = () => listView(store.get().list, 'urgent');
export const view = (id: AlertId | undefined) => store.get().list.entities.get(id ?? '')?.view;
export const urgentCount = () => store.get().list.countsView.urgent;
export const run = () => store.get().bulk;
export const selectedIds = () => [...store.get().selection.alerts.keys()];
export const outcomes = (outcome: BulkOutcome) => outcome.items.map((item) => item.outcome);
export const as = (
  user: typeof manager | typeof dispatcher,
  id: AlertId,
  type: 'resolve' | 'checkAgain',
) => {
  const alert = world.alert(id);
  if (alert) world.act(user, { type }, targetAlerts([alert]));
};

export async function live(): Promise<void> {
  store.start();
  await clock.advance(1_000);
}

export async function done<T>(promise: Promise<T>, ms = 2_000): Promise<T> {
  await clock.advance(ms);
  return promise;
}

/** Before each test: an empty world, and a store that is not started yet. */
export async function prepare(): Promise<void> {
  await bulkModule.load();
  await actionQueueModule.load();
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7, scenario: 'empty', mostMissed: 5_000 });
  for (const recorded of [acts, queries, events]) recorded.length = 0;
  delayResponse = () => Promise.resolve();
  const memory = createMemoryAlertSource({ world });
  const source: AlertSource = {
    ...memory,
    async act(request, signal) {
      acts.push(request);
      const result = await memory.act(request, signal);
      await delayResponse(request);
      return result;
    },
    listAlerts(query, signal) {
      queries.push(query);
      return memory.listAlerts(query, signal);
    },
  };
  store = createAlertCenterStore({
    source,
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
    onEvent: (event) => events.push(event),
  });
}

/** Delays the responses of actions until the returned promises resolve. */
export function delayResponses(delay: typeof delayResponse): void {
  delayResponse = delay;
}

/** Continues with another store. */
export function replaceStore(next: AlertCenterStore): void {
  store = next;
}
