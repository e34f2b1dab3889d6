import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { NOTIFICATION_SUMMARY_EVERY_MS } from '../alert/limits.ts';
import { createFakeTabLock } from '../reminder/fake-tab-lock.test.setup.ts';
import { createAlertCenterStore } from '../store.ts';
import { fakeNotifications, fakePage } from './fake-notifier.test.setup.ts';
import { type RunNotificationsOptions, runNotifications } from './run-notifications.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
let world: MemoryWorld;
let browser = fakeNotifications();
let lock = createFakeTabLock();
const ends: (() => void)[] = [];
let errors: unknown[] = [];

beforeEach(() => {
  world = createMemoryWorld({ clock, seed: 7, scenario: 'quiet' });
  browser = fakeNotifications();
  lock = createFakeTabLock();
  errors = [];
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  expect(errors).toEqual([]);
});

/** A tab of the browser, out of sight unless stated. */
async function openTab(options: Partial<RunNotificationsOptions> = {}, isHidden = true) {
  const user = demoUsers.manager;
  const store = createAlertCenterStore({
    source: createMemoryAlertSource({ world, user, latencyMs: 20 }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null },
    currentUser: { userId: user.userId, fullname: user.fullname },
    sound: null,
    tabLock: createFakeTabLock(),
    onError: (error) => errors.push(error),
  });
  store.actions.settings.change({ showsPreviews: false });
  store.start();
  await vi.waitFor(async () => {
    await clock.advance(500);
    expect(store.get().list.lists.urgent.isLoaded).toBe(true);
    expect(store.get().list.connection.view.state).toBe('live');
  });
  const page = fakePage(isHidden);
  const onPress = vi.fn();
  const end = runNotifications({
    ...{ store, clock, page, lock, onPress },
    notifier: browser.notifier,
    namespace: '1:1',
    textOf: ({ kind, view, more }) => ({
      title: more === null ? kind : `${more} more ${kind}`,
      body: view.alert.id,
      lang: 'en',
      dir: 'ltr',
      isSilent: true,
    }),
    onError: (error) => errors.push(error),
    ...options,
  });
  const close = (): void => {
    end();
    store.stop();
  };
  ends.push(close);
  await clock.advance(0);
  return { store, page, onPress, close };
}

const settle = (): Promise<void> => clock.advance(100);
const arrive = (alertCode: number): string => world.arrive({ alertCode }).id;
const URGENT = 49;
const IMPORTANT = 50;
const bodies = () => browser.shown().map(({ body }) => body);
const titles = () => browser.shown().map(({ title }) => title);

describe('notifications', () => {
  it('tell of an urgent alert and of an emergency that arrive while the page is hidden, and of no other (AC-862)', async () => {
    const { page } = await openTab({}, false);
    arrive(URGENT);
    await settle();
    expect(browser.log, 'the page is in sight').toEqual([]);
    page.hide();
    arrive(IMPORTANT);
    const urgent = arrive(URGENT);
    const emergency = arrive(1);
    await settle();
    expect(browser.shown()).toMatchObject([
      { title: 'emergency', body: emergency, stays: true },
      { title: 'urgent', body: urgent, stays: false },
    ]);
  });

  it('need the permission of the browser (AC-860)', async () => {
    await openTab();
    browser.permission.is = 'askable';
    arrive(URGENT);
    await settle();
    expect(browser.log).toEqual([]);
  });

  it('leave out what is snoozed, and close when it is (AC-863, AC-864)', async () => {
    const { store } = await openTab();
    const id = arrive(URGENT);
    await settle();
    expect(bodies()).toEqual([id]);
    const { vehicle } = world.alert(id) ?? {};
    const vehicleId = vehicle?.vehicleId ?? '';
    void store.actions.snooze({ vehicleId, alertCode: URGENT, length: 'hour' });
    await vi.waitFor(async () => {
      await settle();
      expect(bodies()).toEqual([]);
    });
    world.arrive({ alertCode: URGENT, ...(vehicle && { vehicle }) });
    await settle();
    expect(browser.log).toHaveLength(1);
  });

  it('leave out what was received before the page was opened, and what is read or settled already (AC-863)', async () => {
    await openTab();
    world.arrive({ alertCode: URGENT, receivedOn: clock.now() - 60_000 });
    world.arrive({ alertCode: URGENT, read: true });
    world.arrive({ alertCode: URGENT, resolved: true });
    await settle();
    expect(browser.log).toEqual([]);
  });

  it('know the time of the server: a wrong clock of the browser hides nothing (AC-863)', async () => {
    world = createMemoryWorld({ clock, seed: 7, scenario: 'quiet', skewMs: -7_200_000 });
    await openTab();
    const id = arrive(URGENT);
    await settle();
    expect(bodies()).toEqual([id]);
  });

  it.each([
    [
      'opened',
      (id: string) =>
        world.act(
          demoUsers.dispatcher,
          { type: 'read' },
          { mode: 'selection', ids: [id], range: { start: 0, end: Infinity } },
        ),
    ],
    ['settled', (id: string) => world.resolveAs(demoUsers.dispatcher, [id])],
    [
      'taken',
      (id: string) => world.changeOwnerAs(demoUsers.dispatcher, demoUsers.dispatcher, [id]),
    ],
  ])(
    'close when anybody has %s the alert, also below the loaded rows (AC-864)',
    async (_how, end) => {
      await openTab();
      const id = arrive(URGENT);
      await settle();
      for (let count = 0; count < 60; count += 1) arrive(URGENT);
      await settle();
      expect(bodies()).toContain(id);
      end(id);
      await settle();
      expect(bodies()).not.toContain(id);
    },
  );

  it('close when the user is back on the page (AC-864)', async () => {
    const { page } = await openTab();
    for (let count = 0; count < 8; count += 1) arrive(URGENT);
    await settle();
    expect(browser.shown()).toHaveLength(4);
    page.hide(false);
    await settle();
    expect(browser.shown()).toEqual([]);
  });

  it('open the alert that was pressed, or the panel for several (AC-865)', async () => {
    const { onPress } = await openTab();
    const id = arrive(URGENT);
    await settle();
    browser.press(browser.shown()[0]?.tag ?? '');
    expect(onPress).toHaveBeenLastCalledWith(id);
    for (let count = 0; count < 4; count += 1) arrive(URGENT);
    await settle();
    browser.press(browser.shown().at(-1)?.tag ?? '');
    expect(onPress).toHaveBeenLastCalledWith(null);
    browser.press('another application');
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});

describe('notifications with several tabs open', () => {
  it('come from one of them, once, and from none while any is in sight (AC-866)', async () => {
    const [first, second] = [await openTab(), await openTab({}, false)];
    arrive(URGENT);
    await settle();
    expect(browser.log, 'the second tab is in sight').toEqual([]);
    second.page.hide();
    const id = arrive(URGENT);
    await settle();
    expect(browser.log.map(({ body }) => body)).toEqual([id]);
    first.page.hide(false);
    arrive(URGENT);
    await settle();
    expect(browser.log).toHaveLength(1);
  });

  it('are kept and closed by another tab when the one that notified is gone (AC-866)', async () => {
    const first = await openTab();
    await openTab();
    const id = arrive(URGENT);
    await settle();
    // The tab is closed: nothing runs in it any more.
    const { close, show } = browser.notifier;
    Object.assign(browser.notifier, {
      close: () => Promise.resolve(),
      show: () => Promise.resolve(),
    });
    first.close();
    Object.assign(browser.notifier, { close, show });
    await settle();
    const other = arrive(URGENT);
    await settle();
    expect(bodies()).toEqual([id, other]);
    world.resolveAs(demoUsers.dispatcher, [id]);
    await settle();
    expect(bodies()).toEqual([other]);
  });

  it('do not come again after a lost connection (AC-866)', async () => {
    await openTab();
    const id = arrive(URGENT);
    await settle();
    world.disconnect();
    await clock.advance(10_000);
    const missed = arrive(URGENT);
    world.reconnect();
    await clock.advance(20_000);
    expect(browser.log.map(({ body }) => body)).toEqual([id, missed]);
    // The requests that failed meanwhile.
    errors = [];
  });
});

describe('a stream of alerts', () => {
  it('is three notifications and a summary that is renewed every 5 s, not 200 (AC-867)', async () => {
    await openTab();
    let last = '';
    for (let count = 0; count < 200; count += 1) {
      last = arrive(URGENT);
      await clock.advance(100);
    }
    await clock.advance(NOTIFICATION_SUMMARY_EVERY_MS);
    expect(titles()).toEqual(['urgent', 'urgent', 'urgent', '197 more urgent']);
    expect(bodies().at(-1)).toBe(last);
    const summaries = browser.log.length - 3;
    expect(summaries).toBeGreaterThan(2);
    expect(summaries).toBeLessThanOrEqual(20_000 / NOTIFICATION_SUMMARY_EVERY_MS + 2);
    expect(new Set(browser.log.map(({ tag }) => tag)).size).toBe(4);
  });

  it('never takes the place of an emergency (AC-867)', async () => {
    await openTab();
    for (let count = 0; count < 20; count += 1) arrive(URGENT);
    await settle();
    const emergency = arrive(1);
    await settle();
    expect(browser.shown()).toContainEqual(
      expect.objectContaining({ title: 'emergency', body: emergency }),
    );
  });

  it('counts what is still open, and closes its summary with the last of it (AC-864, AC-867)', async () => {
    await openTab();
    const ids = Array.from({ length: 6 }, () => arrive(URGENT));
    await settle();
    expect(titles().at(-1)).toBe('3 more urgent');
    const shared = ids.filter((id) => !bodies().slice(0, 3).includes(id));
    world.resolveAs(demoUsers.dispatcher, shared.slice(0, 1));
    await clock.advance(NOTIFICATION_SUMMARY_EVERY_MS);
    expect(titles().at(-1)).toBe('2 more urgent');
    world.resolveAs(demoUsers.dispatcher, shared);
    await settle();
    expect(titles()).toEqual(['urgent', 'urgent', 'urgent']);
  });
});
