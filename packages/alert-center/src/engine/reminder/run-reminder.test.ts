import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS, browser, start } from './reminder-browser.test.setup.ts';
import { repetitionFrom } from './reminder-rules.ts';
import { quietReminder } from './reminder-view.ts';

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
