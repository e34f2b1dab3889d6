import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeTabLock } from './fake-tab-lock.test.setup.ts';
import { MINUTE_MS, browser, start } from './reminder-browser.test.setup.ts';
import { quietReminder } from './reminder-view.ts';

let one: ReturnType<typeof browser>;
beforeEach(() => {
  one = browser();
});

describe('a new urgent alert', () => {
  it('sounds immediately, at most once per 5 s', async () => {
    const tab = one.tab();
    await one.clock.advance(0);
    tab.arrived('urgent');
    await one.clock.advance(4_999);
    tab.arrived('urgent');
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
    await one.clock.advance(1);
    tab.arrived('urgent');
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(2);
  });

  it('sounds also without a reminder, but not with the sound turned off', async () => {
    const tab = one.tab();
    tab.setting({ minutes: 0 });
    await one.clock.advance(0);
    tab.arrived('urgent');
    await one.clock.advance(0);
    expect(tab.play).toHaveBeenCalledTimes(1);
    tab.setting({ isSoundOn: false });
    await one.clock.advance(10_000);
    tab.arrived('urgent');
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
    tabs.forEach((tab) => tab.arrived('urgent'));
    await one.clock.advance(6_000);
    expect(sounds(...tabs)).toEqual([1, 0, 0]);
  });

  it('the next tab takes over when the first is closed, without sounding again', async () => {
    const [first, second] = [one.tab(), one.tab()];
    await one.clock.advance(0);
    [first, second].forEach((tab) => tab.arrived('urgent'));
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
    [blocked, free].forEach((tab) => tab.arrived('urgent'));
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
    tabs.forEach((tab) => tab.arrived('urgent'));
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
      tab.arrived('urgent');
      await one.clock.advance(1);
    }
    await one.clock.advance(6_000);
    expect(sounds(...tabs)).toEqual([2, 0]);
  });
});
