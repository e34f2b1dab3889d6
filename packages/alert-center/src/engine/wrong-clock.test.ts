import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld } from '../adapters/memory/memory-world.ts';
import { demoUsers } from '../adapters/memory/world-users.ts';
import type { AlertId } from './alert/alert.ts';
import { TIME_WINDOW_MS } from './alert/limits.ts';
import { createAlertCenterStore } from './store.ts';
import type { AlertCenterStore } from './store-state.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const serverStart = Date.UTC(2026, 10, 20, 7, 32);

let store: AlertCenterStore | undefined;

afterEach(() => store?.stop());

/** A company whose server and browser have clocks of their own. */
async function start(browserAhead: number) {
  const server = createManualClock(serverStart);
  const browser = createManualClock(serverStart + browserAhead);
  const world = createMemoryWorld({ clock: server, scenario: 'empty' });
  const aged = (ageMs: number): AlertId =>
    world.arrive({ alertCode: 8, createdOn: server.now() - ageMs }).id;
  const recent = aged(TIME_WINDOW_MS - HOUR_MS);
  const old = aged(TIME_WINDOW_MS + HOUR_MS);
  const opened = createAlertCenterStore({
    source: createMemoryAlertSource({ world }),
    clock: browser,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
    sound: null,
  });
  store = opened;
  /** Time passes for both. */
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 100) {
      await server.advance(100);
      await browser.advance(100);
    }
  };
  opened.start();
  await pass(2_000);
  const rows = (): readonly AlertId[] => opened.get().list.lists.urgent.ids;
  return { browser, aged, recent, old, rows, pass, state: () => opened.get().list };
}

it.each([-30, -2, 2, 30])(
  'shows the alerts of the server’s last 48 hours with a clock that is %i days ahead (AC-207)',
  async (days) => {
    const { recent, rows, aged, pass, state } = await start(days * DAY_MS);
    expect(rows()).toEqual([recent]);
    const id = aged(0);
    await pass(500);
    expect(rows()).toEqual([id, recent]);
    expect(state().countsView).toMatchObject({ urgent: 2, unread: 2 });
  },
);

it.each([-3, 3])(
  'keeps the window when the clock is moved by %i days while the list is open (AC-207)',
  async (days) => {
    const { browser, recent, rows, aged, pass, state } = await start(0);
    browser.set(browser.now() + days * DAY_MS);
    const id = aged(0);
    await pass(20_000);
    expect(rows()).toEqual([id, recent]);
    expect(state().countsView).toMatchObject({ urgent: 2 });
    expect(state().connection.view.state).toBe('live');
  },
);
