import {
  PantauError,
  type ToastApi,
  type ToastOptions,
  createI18n,
  createMemoryStore,
} from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { alertCenterMessages } from '../../messages/alert-center-messages.ts';
import { type AlertCenterStore, createAlertCenterStore } from '../../engine/store.ts';
import { bulkModule } from '../../engine/triage/bulk.store.ts';
import { type TriageController, createTriageController } from './triage-controller.ts';

const t = createI18n({ locale: 'en' }).translator(alertCenterMessages);

let clock: ManualClock;
let world: MemoryWorld;
let store: AlertCenterStore;
let controller: TriageController;
/** Those that have not gone. */
let toasts: ToastOptions[];

beforeAll(async () => {
  await bulkModule.load();
});

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7, scenario: 'empty' });
  store = createAlertCenterStore({
    source: createMemoryAlertSource({ world }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
  });
  store.actions.settings.change({ asksBeforeResolve: false });
  toasts = [];
  const toast: ToastApi = {
    show(options) {
      toasts.push(options);
      return () => {
        toasts = toasts.filter((one) => one !== options);
      };
    },
  };
  const currentUserId = demoUsers.manager.userId;
  controller = createTriageController({
    store,
    toast,
    t,
    currentUserId,
    ask: () => {},
    showReport: () => {},
  });
});

/** Two urgent alerts in the list. */
async function two(): Promise<readonly [AlertId, AlertId]> {
  const [first, second] = [world.arrive({ alertCode: 8 }), world.arrive({ alertCode: 8 })];
  store.start();
  await clock.advance(1_000);
  return [first.id, second.id];
}

const selected = () => [...store.get().selection.alerts.keys()];
const texts = () => toasts.map(({ text }) => text);
const isResolved = (id: AlertId) => world.alert(id)?.resolved;

describe('a selection of one alert', () => {
  test('is done with when its action succeeds, and stays when it fails', async () => {
    const [first] = await two();
    store.actions.selection.select(first, true);
    world.failNext('act');
    const refused = controller.resolve([first]);
    await clock.advance(500);
    expect(await refused).toBe(false);
    expect(selected()).toEqual([first]);
    const done = controller.resolve([first]);
    await clock.advance(500);
    expect(await done).toBe(true);
    expect(selected()).toEqual([]);
  });

  test('made, or made anew, before the answer stays', async () => {
    const [first, second] = await two();
    const resolving = controller.resolve(first);
    store.actions.selection.select(first, true);
    await clock.advance(500);
    await resolving;
    expect(selected()).toEqual([first]);
    const noting = controller.addNote([first], 'Aman');
    store.actions.selection.select(second, true);
    await clock.advance(500);
    await noting;
    expect(selected()).toEqual([second]);
  });
});

describe('undo', () => {
  test('right after an action is carried out when the answer has come', async () => {
    const [first] = await two();
    const resolving = controller.resolve(first);
    const undoing = controller.undo();
    await clock.advance(500);
    await Promise.all([resolving, undoing]);
    expect(isResolved(first)).toBe(false);
    expect(texts().at(-1)).toMatch(/is unresolved again$/);
    expect(toasts.filter(({ action }) => action !== undefined)).toEqual([]);
  });

  test('of what is refused says nothing but the refusal, and what was settled before can still be taken back', async () => {
    const [first, second] = await two();
    const before = controller.resolve(first);
    await clock.advance(500);
    await before;
    world.failNext('act', new PantauError('conflict', { serverMessage: 'Sudah ditutup' }));
    const refused = controller.resolve(second);
    const undoing = controller.undo();
    await clock.advance(500);
    await Promise.all([refused, undoing]);
    expect(toasts.map(({ kind }) => kind)).toEqual(['success', 'error']);
    const way = toasts.find(({ action }) => action !== undefined)?.action;
    way?.run();
    await clock.advance(500);
    expect(isResolved(first)).toBe(false);
  });

  test('by the toast takes back what the toast tells of, whatever is under way', async () => {
    const [first, second] = await two();
    const before = controller.resolve(first);
    await clock.advance(500);
    await before;
    const later = controller.resolve(second);
    toasts[0]?.action?.run();
    await clock.advance(500);
    await later;
    expect([first, second].map(isResolved)).toEqual([false, true]);
  });
});
