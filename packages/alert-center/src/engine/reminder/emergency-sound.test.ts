import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { EMERGENCY_SOUNDS_MS, SOUND_EVERY_MS } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import type { AlertSound } from './alert-sound.port.ts';
import { createFakeTabLock } from './fake-tab-lock.test.setup.ts';
import { browser } from './reminder-browser.test.setup.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
let world: MemoryWorld;
let opened: AlertCenterStore[] = [];

beforeEach(() => {
  world = createMemoryWorld({ clock, seed: 7, scenario: 'quiet' });
});
afterEach(() => {
  for (const store of opened) store.stop();
  opened = [];
});

async function open(user = demoUsers.manager, tabLock = createFakeTabLock()) {
  const play = vi.fn<AlertSound['play']>(() => Promise.resolve('played' as const));
  const store = createAlertCenterStore({
    source: createMemoryAlertSource({ world, user, latencyMs: 20 }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null },
    currentUser: { userId: user.userId, fullname: user.fullname },
    sound: { play, unlock: () => Promise.resolve(true) },
    tabLock,
  });
  store.actions.settings.change({ minutes: 0, showsPreviews: false });
  store.start();
  opened.push(store);
  await vi.waitFor(async () => {
    await clock.advance(500);
    expect(store.get().list.lists.urgent.isLoaded).toBe(true);
  });
  // The code of the sound loads with the reminder.
  await import('./start-reminder.ts');
  await clock.advance(SOUND_EVERY_MS);
  const heard = (): readonly unknown[] => play.mock.calls.splice(0).map(([tone]) => tone);
  heard();
  return { store, heard };
}

const sounds = (count: number): readonly string[] => Array<string>(count).fill('emergency');

describe('an emergency', () => {
  it.each([
    [
      'has opened it',
      (id: string) => world.act(demoUsers.dispatcher, { type: 'read' }, target(id)),
    ],
    [
      'has taken it',
      (id: string) => world.changeOwnerAs(demoUsers.dispatcher, demoUsers.dispatcher, [id]),
    ],
    ['has settled it', (id: string) => world.resolveAs(demoUsers.dispatcher, [id])],
  ])('sounds every 5 s until somebody %s (AC-868)', async (_case, end) => {
    const { heard } = await open();
    const { id } = world.arrive({ alertCode: 1 });
    await clock.advance(100);
    expect(heard()).toEqual(['emergency']);
    await clock.advance(6 * SOUND_EVERY_MS);
    expect(heard()).toEqual(sounds(6));
    // Another one changes nothing about the pace, and goes on after the first.
    const other = world.arrive({ alertCode: 1 });
    end(id);
    await clock.advance(2 * SOUND_EVERY_MS);
    expect(heard()).toEqual(sounds(2));
    end(other.id);
    await clock.advance(10 * SOUND_EVERY_MS);
    expect(heard()).toEqual([]);
  });

  const target = (id: string) => ({
    mode: 'selection' as const,
    ids: [id],
    range: { start: 0, end: Infinity },
  });

  it('sounds while the connection is lost, and stops once it is known to be opened (AC-868)', async () => {
    const { heard } = await open();
    const { id } = world.arrive({ alertCode: 1 });
    await clock.advance(100);
    world.disconnect();
    heard();
    world.act(demoUsers.dispatcher, { type: 'read' }, target(id));
    await clock.advance(3 * SOUND_EVERY_MS);
    expect(heard()).toEqual(sounds(3));
    world.reconnect();
    await clock.advance(4 * SOUND_EVERY_MS);
    heard();
    await clock.advance(4 * SOUND_EVERY_MS);
    expect(heard()).toEqual([]);
  });

  it('goes on after a reload, but does not begin with one from long before the page was opened (AC-868)', async () => {
    const longAgo = clock.now() - EMERGENCY_SOUNDS_MS - 60_000;
    world.arrive({ alertCode: 1, createdOn: longAgo, receivedOn: longAgo });
    const { heard } = await open();
    await clock.advance(3 * SOUND_EVERY_MS);
    expect(heard()).toEqual([]);
    world.arrive({ alertCode: 1, receivedOn: clock.now() - EMERGENCY_SOUNDS_MS / 2 });
    const reloaded = await open();
    await clock.advance(3 * SOUND_EVERY_MS);
    expect(reloaded.heard()).toEqual(sounds(3));
  });

  it('is silent with the sound turned off, and starts once it is on (AC-868)', async () => {
    const { store, heard } = await open();
    store.actions.settings.change({ isSoundOn: false });
    world.arrive({ alertCode: 1 });
    await clock.advance(3 * SOUND_EVERY_MS);
    expect(heard()).toEqual([]);
    store.actions.settings.change({ isSoundOn: true });
    await clock.advance(100);
    expect(heard()).toEqual(['emergency']);
  });
});

describe('an emergency with several tabs open', () => {
  const sounded = (...tabs: { play: { mock: { calls: unknown[] } } }[]) =>
    tabs.map(({ play }) => play.mock.calls.length);

  it('sounds in one of them, and in the other once that is closed (AC-868)', async () => {
    const one = browser();
    const tabs = [one.tab(), one.tab()] as const;
    for (const tab of tabs) {
      tab.setting({ minutes: 0 });
      tab.setEmergency(true);
    }
    await one.clock.advance(3 * SOUND_EVERY_MS);
    expect(sounded(...tabs)).toEqual([4, 0]);
    tabs[0].stop();
    await one.clock.advance(3 * SOUND_EVERY_MS);
    expect(sounded(...tabs)).toEqual([4, 3]);
    tabs[1].setEmergency(false);
    await one.clock.advance(3 * SOUND_EVERY_MS);
    expect(sounded(...tabs)).toEqual([4, 3]);
  });

  it('sounds in the tab that the browser does not keep silent (AC-868)', async () => {
    const one = browser();
    const tabs = [one.tab('blocked'), one.tab()] as const;
    for (const tab of tabs) {
      tab.setting({ minutes: 0 });
      tab.setEmergency(true);
    }
    await one.clock.advance(4 * SOUND_EVERY_MS);
    expect(sounded(...tabs)).toEqual([1, 5]);
    expect(tabs[0].view().isBlocked).toBe(true);
  });

  it('is tried every 5 s while every tab is kept silent, and sounds after a press in any (AC-868)', async () => {
    const one = browser();
    const tabs = [one.tab('blocked'), one.tab('blocked')] as const;
    for (const tab of tabs) {
      tab.setting({ minutes: 0 });
      tab.setEmergency(true);
    }
    await one.clock.advance(5 * SOUND_EVERY_MS);
    expect(sounded(...tabs).every((count) => count > 0)).toBe(true);
    expect(sounded(...tabs).reduce((sum, count) => sum + count)).toBeLessThanOrEqual(12);
    for (const tab of tabs) {
      await tab.enableSound('emergency');
      tab.play.mockClear();
    }
    await one.clock.advance(4 * SOUND_EVERY_MS);
    expect(sounded(...tabs).reduce((sum, count) => sum + count)).toBe(4);
  });
});

describe('tones', () => {
  it('tell emergency, urgent and important alerts apart (AC-869)', async () => {
    const { store, heard } = await open();
    world.arrive({ alertCode: 49 });
    await clock.advance(SOUND_EVERY_MS);
    expect(heard()).toEqual(['urgent']);
    world.arrive({ alertCode: 50 });
    await clock.advance(SOUND_EVERY_MS);
    expect(heard(), 'only on request').toEqual([]);
    store.actions.settings.change({ soundsImportant: true });
    world.arrive({ alertCode: 50 });
    await clock.advance(SOUND_EVERY_MS);
    expect(heard()).toEqual(['important']);
    world.arrive({ alertCode: 50 });
    world.arrive({ alertCode: 49 });
    await clock.advance(SOUND_EVERY_MS);
    expect(heard(), 'the more urgent one').toContain('urgent');
    world.arrive({ alertCode: 1 });
    world.arrive({ alertCode: 49 });
    await clock.advance(100);
    expect(heard()).toEqual(['emergency']);
  });

  it('are those of the emergency while one sounds, also when the reminder is due (AC-869)', async () => {
    const one = browser();
    const tab = one.tab();
    tab.setEmergency(true);
    await one.pass(6);
    expect(one.checks).toHaveBeenCalledTimes(1);
    expect(new Set(tab.play.mock.calls.map(([tone]) => tone))).toEqual(new Set(['emergency']));
  });

  it('are sampled when the user turns them on (AC-869)', async () => {
    const { store, heard } = await open();
    await store.actions.reminder.enableSound();
    await store.actions.reminder.enableSound('important');
    expect(heard()).toEqual(['urgent', 'important']);
  });
});
