import { type ManualClock, createFakeStore, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { repetitionFrom } from './reminder-rules.ts';
import type { AlertSettings } from '../panel/reminder-interval.ts';
import type { AlertSound } from './alert-sound.port.ts';
import { createSettingsState } from '../panel/settings.store.ts';
import { createFakeTabLock } from './fake-tab-lock.test.setup.ts';
import { type ReminderView, quietReminder } from './reminder-view.ts';
import { runReminder } from './run-reminder.ts';
import { createStoredReminder } from './stored-reminder.ts';

const MINUTE_MS = 60_000;
const start = Date.UTC(2026, 10, 20, 7, 32);

/** One browser: what its tabs share. */
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
    const settings = createSettingsState(store, undefined, onError);
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
      /** What the live view knows from now on. */
      knows: (urgent: number | null) => {
        live.urgent = urgent;
        reminder.countsChanged();
      },
    };
  };
  const kept = (key: string): unknown => JSON.parse(store.getItem(key) ?? 'null');
  return {
    clock,
    store,
    server,
    checks,
    errors,
    tab,
    repetition: () => kept('alertCenterRepeatInterval'),
    counts: () => kept('alertCenterUnresolvedCounts'),
    pass: (minutes: number) => clock.advance(minutes * MINUTE_MS),
  };
}

let one: ReturnType<typeof browser>;
beforeEach(() => {
  one = browser();
});

describe('the urgent reminder (spec §4)', () => {
  it('checks after 5 minutes unless told otherwise, sounds, raises the flag, and repeats (AC-56)', async () => {
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

  it('with none neither checks nor raises, and leaves nothing stored', async () => {
    const tab = one.tab();
    await one.pass(5);
    tab.setting({ minutes: 0 });
    expect(tab.view()).toMatchObject({ isRaised: false, nextAt: null });
    expect(one.repetition()).toBeNull();
    expect(one.counts()).toBeNull();
    await one.pass(120);
    expect(one.checks).toHaveBeenCalledTimes(1);
  });

  it('begins anew with another interval', async () => {
    const tab = one.tab();
    await one.pass(3);
    tab.setting({ minutes: 10 });
    await one.pass(9.9);
    expect(tab.play).not.toHaveBeenCalled();
    await one.pass(0.2);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });

  it('keeps the repetition and the counts under the keys of the specification (AC-63)', async () => {
    one.tab();
    await one.pass(5);
    expect(one.repetition()).toEqual({ minutes: 5, nextAt: start + 10 * MINUTE_MS });
    expect(one.counts()).toEqual({ urgent: 2, important: 4, readOn: start + 5 * MINUTE_MS });
  });

  it('clears the timer and what is stored when a check finds 0 (AC-58)', async () => {
    const tab = one.tab();
    await one.pass(5);
    one.server.urgent = 0;
    tab.knows(null);
    await one.pass(5);
    expect(one.repetition()).toBeNull();
    expect(one.counts()).toBeNull();
    expect(tab.view()).toEqual(quietReminder);
    await one.pass(120);
    expect(one.checks).toHaveBeenCalledTimes(2);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });

  it('clears them as soon as the live view is at 0, and starts with the next urgent alert', async () => {
    const tab = one.tab();
    await one.pass(5);
    tab.knows(0);
    expect(one.repetition()).toBeNull();
    expect(one.counts()).toBeNull();
    expect(tab.view()).toEqual(quietReminder);
    await one.pass(60);
    expect(one.checks).toHaveBeenCalledTimes(1);
    tab.knows(1);
    await one.pass(5);
    expect(one.checks).toHaveBeenCalledTimes(2);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('is silent with the sound turned off, and still raises the flag', async () => {
    const tab = one.tab();
    tab.setting({ isSoundOn: false });
    await one.pass(5);
    expect(tab.play).not.toHaveBeenCalled();
    expect(tab.view()).toMatchObject({ isRaised: true, isBlocked: false });
  });

  it('is silent where the host wants no sound', async () => {
    const tab = one.tab(null);
    await one.pass(5);
    expect(tab.view()).toMatchObject({ isRaised: true, isBlocked: false });
    expect(await tab.enableSound()).toBe(false);
  });

  it('goes on over a reload, where it was', async () => {
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

  it('checks at once when it slept through its time', async () => {
    const tab = one.tab();
    await one.pass(1);
    one.clock.set(start + 600 * MINUTE_MS);
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
    await one.pass(5);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('believes stored counts for 1 hour (AC-62)', async () => {
    const counts = JSON.stringify({ urgent: 3, important: 0, readOn: start });
    one = browser({ alertCenterUnresolvedCounts: counts });
    one.server.urgent = null;
    const tab = one.tab();
    tab.setting({ minutes: 60 });
    // Another tab holds the lock; this one only shows.
    const shown = one.tab();
    one.checks.mockImplementation(() => new Promise(() => {}));
    expect(shown.view().isRaised).toBe(true);
    await one.pass(60);
    expect(shown.view().isRaised).toBe(true);
    await one.clock.advance(1);
    expect(shown.view().isRaised).toBe(false);
  });
});

describe('what goes wrong (spec §8)', () => {
  it('a failed check is only reported, lowers the flag, and the next check comes in its time (AC-60)', async () => {
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
    'a stored repetition that cannot be read, %s, is reported and restarts',
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

  it('a stored setting that cannot be read is reported, and 5 minutes hold (AC-61)', async () => {
    one = browser({ reminderSetting: '{"minutes":7}' });
    const tab = one.tab();
    await one.pass(5);
    expect(one.errors.length).toBeGreaterThan(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
  });

  it('a sound that fails is reported, and the reminder goes on', async () => {
    const tab = one.tab();
    const broken = new Error('no device');
    tab.play.mockRejectedValueOnce(broken);
    await one.pass(5);
    expect(one.errors).toEqual([broken]);
    expect(tab.view()).toMatchObject({ isRaised: true, isBlocked: false });
    await one.pass(5);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('a store that is full changes nothing of the reminder', async () => {
    one.store.isFull = true;
    const tab = one.tab();
    await one.pass(10);
    expect(tab.play).toHaveBeenCalledTimes(2);
    expect(tab.view().isRaised).toBe(true);
  });

  it('leaves no timer, subscription or turn behind', async () => {
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

  it('a check that is under way when it ends changes nothing any more', async () => {
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

describe('an urgent alert that arrives', () => {
  it('sounds at once, and at most once in 5 s', async () => {
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

  it('sounds also without a reminder, and not with the sound turned off', async () => {
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

  it('exactly one checks and sounds, and all show the flag (AC-59)', async () => {
    const [first, second, third] = [one.tab(), one.tab(), one.tab()];
    await one.pass(5);
    expect(sounds(first, second, third)).toEqual([1, 0, 0]);
    expect(one.checks).toHaveBeenCalledTimes(1);
    expect(second.view().isRaised).toBe(true);
    expect(third.view()).toEqual(first.view());
  });

  it('exactly one sounds for an arrival that all have heard of', async () => {
    const tabs = [one.tab(), one.tab(), one.tab()];
    await one.clock.advance(0);
    tabs.forEach((tab) => tab.urgentArrived());
    await one.clock.advance(6_000);
    expect(sounds(...tabs)).toEqual([1, 0, 0]);
  });

  it('the next one takes over when it is closed, without sounding again', async () => {
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

  it('one whose audio is blocked lets another go first', async () => {
    const [blocked, free] = [one.tab('blocked'), one.tab()];
    await one.pass(5);
    expect(sounds(blocked, free)).toEqual([1, 1]);
    expect(blocked.view()).toMatchObject({ isRaised: true, isBlocked: true });
    expect(free.view()).toMatchObject({ isRaised: true, isBlocked: false });
    await one.pass(5);
    expect(sounds(blocked, free)).toEqual([1, 2]);
  });

  it('one whose audio is blocked lets another sound an arrival', async () => {
    const [blocked, free] = [one.tab('blocked'), one.tab()];
    await one.clock.advance(0);
    [blocked, free].forEach((tab) => tab.urgentArrived());
    await one.clock.advance(6_000);
    expect(sounds(blocked, free)).toEqual([1, 1]);
  });

  it('all of them blocked, each is asked once a time, and the reminder goes on', async () => {
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

  it('what one of them settles is cleared for all', async () => {
    const [first, second] = [one.tab(), one.tab()];
    await one.pass(5);
    [first, second].forEach((tab) => tab.knows(0));
    expect(second.view()).toEqual(quietReminder);
    expect(one.repetition()).toBeNull();
  });

  it('a changed interval holds in all', async () => {
    const [first, second] = [one.tab(), one.tab()];
    await one.clock.advance(0);
    second.setting({ minutes: 30 });
    expect(first.view().nextAt).toBe(start + 30 * MINUTE_MS);
    expect(second.view()).toEqual(first.view());
  });

  it('two that do not agree answer each other at most every 5 s', async () => {
    // Without locks every tab runs.
    const alone = () => one.tab('played', createFakeTabLock());
    const unknowing = [alone(), alone()][1];
    await one.clock.advance(0);
    const writes = vi.spyOn(one.store, 'setItem');
    unknowing?.knows(0);
    await one.pass(1);
    expect(writes.mock.calls.length).toBeLessThanOrEqual(24);
  });

  it('without locks the second stays silent when the first has just sounded', async () => {
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
  it('plays it, and takes the offer away', async () => {
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
