import { type KeyValueStore, PantauError } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type DemoUser,
  type MemoryWorld,
  createMemoryAlertSource,
  createMemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import type { AlertId } from '../alert/alert.ts';
import { RETRY_MAX_MS, TIME_WINDOW_MS } from '../alert/limits.ts';
import { createFakeTabLock } from '../reminder/fake-tab-lock.test.setup.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { actionQueueModule } from '../triage/action-queue.store.ts';
import { draftOf } from './preview-drafts.ts';
import { previewsModule } from './previews.store.ts';

let clock: ManualClock;
let world: MemoryWorld;
let items: Map<string, string>;
let changed: Set<(key: string | null) => void>;
let store: AlertCenterStore;
let id: AlertId;

/** The storage as one tab sees it: it hears of changes by the others. */
function tabStorage(): KeyValueStore {
  let own: ((key: string | null) => void) | undefined;
  const tell = (key: string): void => {
    for (const listener of changed) if (listener !== own) listener(key);
  };
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      items.set(key, value);
      tell(key);
    },
    removeItem(key) {
      items.delete(key);
      tell(key);
    },
    subscribe(listener) {
      own = listener;
      changed.add(listener);
      return () => void changed.delete(listener);
    },
  };
}

const tabLock = createFakeTabLock();

async function openTab(user: DemoUser = demoUsers.manager): Promise<AlertCenterStore> {
  const tab = createAlertCenterStore({
    source: createMemoryAlertSource({ world, user }),
    clock,
    store: tabStorage(),
    permissions: { canSeeUrgent: true, mayOpenSeveral: true },
    currentUser: user,
    sound: null,
    tabLock,
  });
  tab.start();
  tab.actions.previews.open(id);
  await clock.advance(1_000);
  return tab;
}

const draft = (tab = store) => draftOf(tab.get().drafts, id);

/** The text is queued first, so that nobody waits for it when it fails. */
async function failLater(act: () => Promise<unknown>): Promise<void> {
  world.failNext('act', new PantauError('offline'));
  world.failNext('act', new PantauError('forbidden'));
  const queued = act();
  await clock.advance(500);
  await queued;
  await clock.advance(RETRY_MAX_MS);
  expect(store.get().failedAction).toMatchObject({ alertId: id, error: { kind: 'forbidden' } });
}

beforeAll(async () => {
  await Promise.all([actionQueueModule.load(), previewsModule.load()]);
});

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, scenario: 'empty' });
  items = new Map();
  changed = new Set();
  id = world.arrive({ alertCode: 8 }).id;
  store = await openTab();
  await clock.advance(2_000);
});

describe('the text of an action that ultimately fails', () => {
  it('is back in the form of its alert, also after a reload, until it is sent (AC-375)', async () => {
    await failLater(() => store.actions.addNote(id, 'Called the driver'));
    expect(draft().note).toBe('Called the driver');
    store.stop();
    store = await openTab();
    expect(draft().note).toBe('Called the driver');
    void store.actions.addNote(id, draft().note);
    await clock.advance(1_000);
    store.actions.previews.changeDraft(id, { note: '' });
    store.stop();
    store = await openTab();
    expect(draft().note).toBe('');
    expect([...items.keys()].filter((key) => key.endsWith('alertCenterTexts'))).toHaveLength(1);
    expect(items.get([...items.keys()].find((key) => key.endsWith('Texts')) ?? '')).toBe('[]');
  });

  it('is kept with what the user changes in it, until it is discarded (AC-375)', async () => {
    await failLater(() => store.actions.addNote(id, 'Called'));
    store.actions.previews.changeDraft(id, { note: 'Called twice' });
    store.stop();
    store = await openTab();
    expect(draft().note).toBe('Called twice');
    store.actions.previews.changeDraft(id, { note: '' });
    store.stop();
    store = await openTab();
    expect(draft().note).toBe('');
  });

  it('does not replace what the user is writing meanwhile (AC-375)', async () => {
    world.failNext('act', new PantauError('offline'));
    world.failNext('act', new PantauError('forbidden'));
    void store.actions.addNote(id, 'Called');
    await clock.advance(500);
    store.actions.previews.changeDraft(id, { note: 'No answer' });
    await clock.advance(RETRY_MAX_MS);
    expect(draft().note).toBe('Called\nNo answer');
    store.stop();
    store = await openTab();
    expect(draft().note).toBe('Called\nNo answer');
  });

  it.each([
    ['Dirty lens', { choice: 'other', other: 'Dirty lens' }],
    ['no occurrences', { choice: 'notValid', other: '' }],
  ] as const)('may be the reason of a false alert: %s (AC-375)', async (reason, expected) => {
    await failLater(() => store.actions.markFalse(id, reason));
    expect(draft().falseReason).toEqual(expected);
    store.stop();
    store = await openTab();
    expect(draft().falseReason).toEqual(expected);
  });

  it('leaves the form of another tab when it is sent in this one (AC-375)', async () => {
    await failLater(() => store.actions.addNote(id, 'Called'));
    const other = await openTab();
    expect(draft(other).note).toBe('Called');
    store.actions.previews.changeDraft(id, { note: '' });
    expect(draft(other).note).toBe('');
    other.stop();
  });

  it('is not shown to another user, nor after 48 hours (AC-375)', async () => {
    await failLater(() => store.actions.addNote(id, 'Called'));
    store.stop();
    const colleague = await openTab(demoUsers.dispatcher);
    expect(draft(colleague).note).toBe('');
    colleague.stop();
    store = await openTab();
    expect(draft().note).toBe('Called');
    store.stop();
    await clock.advance(TIME_WINDOW_MS);
    store = await openTab();
    expect(draft().note).toBe('');
  });
});
