import { type ManualClock, createFakeStore, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { repetitionFrom } from './reminder-rules.ts';
import type { AlertSettings } from '../panel/reminder-interval.ts';
import type { AlertSound } from './alert-sound.port.ts';
import { fixedScope } from '../state/storage-scope.ts';
import { createSettingsState } from '../panel/settings.store.ts';
import { createFakeTabLock } from './fake-tab-lock.test.setup.ts';
import { type ReminderView, quietReminder } from './reminder-view.ts';
import { runReminder } from './run-reminder.ts';
import { createStoredReminder } from './stored-reminder.ts';

const MINUTE_MS = 60_000;
const start = Date.UTC(2026, 10, 20, 7, 32);

/** A browser with the state that its tabs share. */
function browser(initial: Readonly<Record<string, string>> = {}) {
  const clock: ManualClock = createManualClock(start);
  const store = createFakeStore(initial);
  const locks = createFakeTabLock();
  const server = { urgent: 2 as number | null, fails: undefined as Error | undefined };
  const checks = vi.fn(() =>
    server.fails === undefined
      ? Promise.resolve({ urgent: server.urgent, important: 4 })
      : Promise.reject(server.fails),
  );
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);

  const tab = (sounds: 'played' | 'blocked' | null = 'played', lock = locks) => {
    const outcome = { is: sounds };
    const play = vi.fn(() => Promise.resolve(outcome.is ?? 'blocked'));
    const sound: AlertSound | null =
      sounds === null
        ? null
        : {
            play,
            unlock: () => {
              outcome.is = 'played';
              return Promise.resolve(true);
            },
          };
    const live = { urgent: server.urgent };
    let view: ReminderView = quietReminder;
    const settings = createSettingsState(store, fixedScope(), onError);
    const reminder = runReminder({
      clock,
      settings,
      stored: createStoredReminder(store, undefined, onError),
      lock,
      lockName: 'reminder',
      sound,
      countUnresolved: checks,
      urgentNow: () => live.urgent,
      onView: (next) => {
        view = next;
      },
      onError,
    });
    return {
      ...reminder,
      play,
      setting: (change: Partial<AlertSettings>) => settings.change(change),
      view: () => view,
      /** Sets the count of the live view. */
      setUrgent: (urgent: number | null) => {
        live.urgent = urgent;
        reminder.countsChanged();
      },
    };
  };
  const stored = (key: string): unknown => JSON.parse(store.getItem(key) ?? 'null');
  return {
    clock,
    store,
    server,
    checks,
    errors,
    tab,
    repetition: () => stored('alertCenterRepeatInterval'),
    counts: () => stored('alertCenterUnresolvedCounts'),
    pass: (minutes: number) => clock.advance(minutes * MINUTE_MS),
  };
}

let one: ReturnType<typeof browser>;
beforeEach(() => {
  one = browser();
});

describe('the urgent reminder', () => {
  it('by default checks after 5 minutes, sounds, raises the flag and repeats (AC-56)', async () => {
    const tab = one.tab();
    await one.pass(4.99);
    expect(one.checks).not.toHaveBeenCalled();
    expect(tab.view()).toMatchObject({ isRaised: false, nextAt: start + 5 * MINUTE_MS });
    await one.pass(0.02);
    expect(one.checks).toHaveBeenCalledTimes(1);
    expect(tab.play).toHaveBeenCalledTimes(1);
    expect(tab.view().isRaised).toBe(true);
    await one.pass(10);
    expect(tab.play).toHaveBeenCalledTimes(3);
  });

  it.each([10, 15, 30, 60] as const)('repeats every %i minutes', async (minutes) => {
    const tab = one.tab();
    tab.setting({ minutes });
    await one.pass(minutes - 0.01);
    expect(one.checks).not.toHaveBeenCalled();
    await one.pass(0.02);
    await one.pass(minutes);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('neither checks nor raises the flag when turned off, and stores nothing', async () => {
    const tab = one.tab();
    await one.pass(5);
    tab.setting({ minutes: 0 });
    expect(tab.view()).toMatchObject({ isRaised: false, nextAt: null });
    expect(one.repetition()).toBeNull();
    expect(one.counts()).toBeNull();
    await one.pass(120);
    expect(one.checks).toHaveBeenCalledTimes(1);
  });

  it('restarts with a changed interval', async () => {
    const tab = one.tab();
    await one.pass(3);
    tab.setting({ minutes: 10 });
    await one.pass(9.9);
    expect(tab.play).not.toHaveBeenCalled();
    await one.pass(0.2);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });

  it('stores the repetition and the counts under alertCenterRepeatInterval and alertCenterUnresolvedCounts (AC-63)', async () => {
    one.tab();
    await one.pass(5);
    expect(one.repetition()).toEqual({ minutes: 5, nextAt: start + 10 * MINUTE_MS });
    expect(one.counts()).toEqual({ urgent: 2, important: 4, readOn: start + 5 * MINUTE_MS });
  });

  it('clears the timer and the stored values when a check finds 0 (AC-58)', async () => {
    const tab = one.tab();
    await one.pass(5);
    one.server.urgent = 0;
    tab.setUrgent(null);
    await one.pass(5);
    expect(one.repetition()).toBeNull();
    expect(one.counts()).toBeNull();
    expect(tab.view()).toEqual(quietReminder);
    await one.pass(120);
    expect(one.checks).toHaveBeenCalledTimes(2);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });

  it('clears them as soon as the live view is at 0 and restarts with the next urgent alert', async () => {
    const tab = one.tab();
    await one.pass(5);
    tab.setUrgent(0);
    expect(one.repetition()).toBeNull();
    expect(one.counts()).toBeNull();
    expect(tab.view()).toEqual(quietReminder);
    await one.pass(60);
    expect(one.checks).toHaveBeenCalledTimes(1);
    tab.setUrgent(1);
    await one.pass(5);
    expect(one.checks).toHaveBeenCalledTimes(2);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('raises the flag silently with the sound turned off', async () => {
    const tab = one.tab();
    tab.setting({ isSoundOn: false });
    await one.pass(5);
    expect(tab.play).not.toHaveBeenCalled();
    expect(tab.view()).toMatchObject({ isRaised: true, isBlocked: false });
  });

  it('is silent when the host has disabled the sound', async () => {
    const tab = one.tab(null);
    await one.pass(5);
    expect(tab.view()).toMatchObject({ isRaised: true, isBlocked: false });
    expect(await tab.enableSound()).toBe(false);
  });

  it('continues after a reload', async () => {
    const before = one.tab();
    await one.pass(7);
    before.stop();
    const after = one.tab();
    expect(after.view()).toMatchObject({ isRaised: true, nextAt: start + 10 * MINUTE_MS });
    await one.pass(2.99);
    expect(after.play).not.toHaveBeenCalled();
    await one.pass(0.02);
    expect(after.play).toHaveBeenCalledTimes(1);
  });

  it('checks immediately when it is overdue', async () => {
    const tab = one.tab();
    await one.pass(1);
    one.clock.set(start + 600 * MINUTE_MS);
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
    await one.pass(5);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('uses stored counts for 1 hour (AC-62)', async () => {
    const counts = JSON.stringify({ urgent: 3, important: 0, readOn: start });
    one = browser({ alertCenterUnresolvedCounts: counts });
    one.server.urgent = null;
    const tab = one.tab();
    tab.setting({ minutes: 60 });
    // Another tab holds the lock; this tab only shows the state.
    const shown = one.tab();
    one.checks.mockImplementation(() => new Promise(() => {}));
    expect(shown.view().isRaised).toBe(true);
    await one.pass(60);
    expect(shown.view().isRaised).toBe(true);
    await one.clock.advance(1);
    expect(shown.view().isRaised).toBe(false);
  });
});

describe('failures', () => {
  it('only reports a failed check, lowers the flag and checks again on schedule (AC-60)', async () => {
    const tab = one.tab();
    await one.pass(5);
    expect(tab.view().isRaised).toBe(true);
    one.server.fails = new Error('down');
    await one.pass(5);
    expect(one.errors).toEqual([one.server.fails]);
    expect(tab.view().isRaised).toBe(false);
    expect(one.counts()).toBeNull();
    expect(tab.play).toHaveBeenCalledTimes(1);
    one.server.fails = undefined;
    await one.pass(5);
    expect(tab.view().isRaised).toBe(true);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it.each(['{broken', '"soon"', '{"minutes":5}'])(
    'reports the unreadable stored repetition %s and starts a new one',
    async (raw) => {
      one = browser({ alertCenterRepeatInterval: raw });
      one.server.urgent = null;
      const tab = one.tab();
      await one.clock.advance(0);
      expect(one.errors.length).toBeGreaterThan(0);
      expect(one.repetition()).toEqual(repetitionFrom(5, start));
      one.server.urgent = 2;
      await one.pass(5);
      expect(tab.play).toHaveBeenCalledTimes(1);
    },
  );

  it('reports an unreadable stored setting and uses 5 minutes (AC-61)', async () => {
    one = browser({ reminderSetting: '{"minutes":7}' });
    const tab = one.tab();
    await one.pass(5);
    expect(one.errors.length).toBeGreaterThan(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });

  it('reports a failed sound and continues', async () => {
    const tab = one.tab();
    const broken = new Error('no device');
    tab.play.mockRejectedValueOnce(broken);
    await one.pass(5);
    expect(one.errors).toEqual([broken]);
    expect(tab.view()).toMatchObject({ isRaised: true, isBlocked: false });
    await one.pass(5);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('is not affected by full storage', async () => {
    one.store.full = true;
    const tab = one.tab();
    await one.pass(10);
    expect(tab.play).toHaveBeenCalledTimes(2);
    expect(tab.view().isRaised).toBe(true);
  });

  it('leaves no timer, subscription or lock behind', async () => {
    const tab = one.tab();
    await one.pass(7);
    tab.stop();
    expect(one.clock.pending()).toBe(0);
    expect(one.store.subscriptions()).toBe(0);
    const next = one.tab();
    await one.pass(3);
    expect(next.play).toHaveBeenCalledTimes(1);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });

  it('ignores a check that completes after stop', async () => {
    const tab = one.tab();
    await one.clock.advance(0);
    let answer = (_counts: { urgent: number; important: number }): void => {};
    one.checks.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await one.pass(5);
    tab.stop();
    answer({ urgent: 9, important: 0 });
    await one.clock.advance(0);
    expect(one.counts()).toBeNull();
    expect(tab.play).not.toHaveBeenCalled();
  });
});

describe('a new urgent alert', () => {
  it('sounds immediately, at most once per 5 s', async () => {
    const tab = one.tab();
    await one.clock.advance(0);
    tab.urgentArrived();
    await one.clock.advance(4_999);
    tab.urgentArrived();
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
    await one.clock.advance(1);
    tab.urgentArrived();
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('sounds also without a reminder, but not with the sound turned off', async () => {
    const tab = one.tab();
    tab.setting({ minutes: 0 });
    await one.clock.advance(0);
    tab.urgentArrived();
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
    tab.setting({ isSoundOn: false });
    await one.clock.advance(10_000);
    tab.urgentArrived();
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });
});

describe('with several tabs open', () => {
  const sounds = (...tabs: { play: { mock: { calls: unknown[] } } }[]) =>
    tabs.map((tab) => tab.play.mock.calls.length);

  it('exactly one tab checks and sounds, and all show the flag (AC-59)', async () => {
    const [first, second, third] = [one.tab(), one.tab(), one.tab()];
    await one.pass(5);
    expect(sounds(first, second, third)).toEqual([1, 0, 0]);
    expect(one.checks).toHaveBeenCalledTimes(1);
    expect(second.view().isRaised).toBe(true);
    expect(third.view()).toEqual(first.view());
  });

  it('exactly one tab sounds for a new alert that all have received', async () => {
    const tabs = [one.tab(), one.tab(), one.tab()];
    await one.clock.advance(0);
    tabs.forEach((tab) => tab.urgentArrived());
    await one.clock.advance(6_000);
    expect(sounds(...tabs)).toEqual([1, 0, 0]);
  });

  it('the next tab takes over when the first is closed, without sounding again', async () => {
    const [first, second] = [one.tab(), one.tab()];
    await one.clock.advance(0);
    [first, second].forEach((tab) => tab.urgentArrived());
    await one.clock.advance(1_000);
    first.stop();
    await one.clock.advance(1_000);
    expect(sounds(first, second)).toEqual([1, 0]);
    await one.pass(5);
    expect(sounds(first, second)).toEqual([1, 1]);
  });

  it('a tab with blocked audio passes the check on to another', async () => {
    const [blocked, free] = [one.tab('blocked'), one.tab()];
    await one.pass(5);
    expect(sounds(blocked, free)).toEqual([1, 1]);
    expect(blocked.view()).toMatchObject({ isRaised: true, isBlocked: true });
    expect(free.view()).toMatchObject({ isRaised: true, isBlocked: false });
    await one.pass(5);
    expect(sounds(blocked, free)).toEqual([1, 2]);
  });

  it('a tab with blocked audio passes the sound of a new alert on to another', async () => {
    const [blocked, free] = [one.tab('blocked'), one.tab()];
    await one.clock.advance(0);
    [blocked, free].forEach((tab) => tab.urgentArrived());
    await one.clock.advance(6_000);
    expect(sounds(blocked, free)).toEqual([1, 1]);
  });

  it('when all are blocked, each tab tries once per check and the reminder continues', async () => {
    const tabs = [one.tab('blocked'), one.tab('blocked'), one.tab('blocked')];
    await one.pass(5);
    expect(sounds(...tabs)).toEqual([1, 1, 1]);
    expect(tabs.every((tab) => tab.view().isRaised && tab.view().isBlocked)).toBe(true);
    await one.pass(5);
    expect(sounds(...tabs)).toEqual([2, 2, 2]);
    tabs.forEach((tab) => tab.urgentArrived());
    await one.clock.advance(1_000);
    expect(sounds(...tabs)).toEqual([3, 3, 3]);
  });

  it('alerts settled in one tab clear the reminder in all', async () => {
    const [first, second] = [one.tab(), one.tab()];
    await one.pass(5);
    [first, second].forEach((tab) => tab.setUrgent(0));
    expect(second.view()).toEqual(quietReminder);
    expect(one.repetition()).toBeNull();
  });

  it('a changed interval applies in all tabs', async () => {
    const [first, second] = [one.tab(), one.tab()];
    await one.clock.advance(0);
    second.setting({ minutes: 30 });
    expect(first.view().nextAt).toBe(start + 30 * MINUTE_MS);
    expect(second.view()).toEqual(first.view());
  });

  it('two tabs that disagree overwrite each other at most every 5 s', async () => {
    // Without a shared lock every tab runs.
    const alone = () => one.tab('played', createFakeTabLock());
    const unaware = [alone(), alone()][1];
    await one.clock.advance(0);
    const writes = vi.spyOn(one.store, 'setItem');
    unaware?.setUrgent(0);
    await one.pass(1);
    expect(writes.mock.calls.length).toBeLessThanOrEqual(24);
  });

  it('without a shared lock, the second tab stays silent when the first has just sounded', async () => {
    const alone = () => one.tab('played', createFakeTabLock());
    const tabs = [alone(), alone()];
    await one.clock.advance(0);
    await one.pass(5);
    expect(sounds(...tabs)).toEqual([1, 0]);
    await one.clock.advance(10_000);
    for (const tab of tabs) {
      tab.urgentArrived();
      await one.clock.advance(1);
    }
    await one.clock.advance(6_000);
    expect(sounds(...tabs)).toEqual([2, 0]);
  });
});

describe('enabling the sound', () => {
  it('plays it and removes the blocked state', async () => {
    const tab = one.tab('blocked');
    await one.pass(5);
    expect(tab.view().isBlocked).toBe(true);
    expect(await tab.enableSound()).toBe(true);
    expect(tab.view().isBlocked).toBe(false);
    expect(tab.play).toHaveBeenCalledTimes(2);
    await one.pass(5);
    expect(tab.play).toHaveBeenCalledTimes(3);
  });
});
