import { PantauError, createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryAlertSource } from '../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../adapters/memory/memory-world.ts';
import { demoUsers } from '../adapters/memory/world-users.ts';
import type { AlertId } from '../engine/alert/alert.ts';
import { createAlertCenterStore } from '../engine/store.ts';
import type { AlertCenterStore } from '../engine/store-state.ts';
import { bulkModule } from '../engine/triage/bulk.store.ts';
import { actionQueueModule } from '../engine/triage/action-queue.store.ts';
import {
  type TriageController,
  type TriageToast,
  createTriageController,
} from './triage-controller.ts';

interface ShownToast extends TriageToast {
  readonly undo: (() => void) | null;
}

let clock: ManualClock;
let world: MemoryWorld;
let store: AlertCenterStore;
let controller: TriageController;
/** The toasts that have not been closed. */
let toasts: ShownToast[];

beforeAll(async () => {
  await bulkModule.load();
  await actionQueueModule.load();
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
  store.actions.settings.change({ asksBeforeResolve: false, asksBeforeCheckAgain: false });
  toasts = [];
  controller = createTriageController({
    store,
    describe: (action, { ok }) => ({ kind: ok ? 'success' : 'error', text: action }),
    showToast(toast, undo, onClose) {
      const shown = { ...toast, undo };
      toasts.push(shown);
      return () => {
        toasts = toasts.filter((one) => one !== shown);
        onClose?.();
      };
    },
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
  test('is cleared when its action succeeds, and stays when it fails', async () => {
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

  test('stays when it was changed before the response', async () => {
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

describe('changes that are not confirmed yet', () => {
  test('share one toast, which leaves with the last confirmation; the next one gets a new one (AC-763)', async () => {
    const [first, second] = await two();
    const offline = new PantauError('offline');
    world.failNext('act', offline, 2);
    void controller.resolve(first);
    await clock.advance(100);
    // In the same breath as the other one's second attempt.
    world.failNext('act', offline, 3);
    void controller.resolve(second);
    await clock.advance(100);
    expect(texts()).toEqual(['resolve']);
    await clock.advance(60_000);
    expect(store.get().list.pending).toEqual([]);
    expect(toasts).toEqual([]);
    world.failNext('act', offline);
    void controller.checkAgain(first);
    await clock.advance(100);
    expect(texts()).toEqual(['checkAgain']);
  });
});

describe('undo', () => {
  test('is of the alert that its toast names, while another action is in progress (AC-765)', async () => {
    const [first, second] = await two();
    const colleague = demoUsers.dispatcher;
    world.dropMessages(10);
    world.resolveAs(colleague, [first]);
    void controller.resolve(second);
    void controller.resolve(first);
    await clock.advance(1_000);
    expect(store.get().undoOffer?.alerts.map(({ id }) => id)).toEqual([second]);
    expect(toasts.map(({ undo }) => undo !== null)).toEqual([true, false]);
    toasts.find(({ undo }) => undo !== null)?.undo?.();
    await clock.advance(1_000);
    expect([world.alert(first)?.resolved, world.alert(second)?.resolved]).toEqual([true, false]);
  });

  test('right after an action runs once the server has responded', async () => {
    const [first] = await two();
    const resolving = controller.resolve(first);
    const undoing = controller.undo();
    await clock.advance(500);
    await Promise.all([resolving, undoing]);
    expect(isResolved(first)).toBe(false);
    expect(texts().at(-1)).toBe('checkAgain');
    expect(toasts.filter(({ undo }) => undo !== null)).toEqual([]);
  });

  test('of a rejected action reports only the rejection, and the change before it can still be undone', async () => {
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
    toasts.find(({ undo }) => undo !== null)?.undo?.();
    await clock.advance(500);
    expect(isResolved(first)).toBe(false);
  });

  test('from a toast undoes the change that the toast reports, whatever else is pending', async () => {
    const [first, second] = await two();
    const before = controller.resolve(first);
    await clock.advance(500);
    await before;
    const later = controller.resolve(second);
    toasts[0]?.undo?.();
    await clock.advance(500);
    await later;
    expect([first, second].map(isResolved)).toEqual([false, true]);
  });
});
