import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { mayReload, reloadWhenReachable } from './reload-when-reachable.ts';

function setUp({ keepsTime = true } = {}) {
  const clock = createManualClock();
  const reload = vi.fn();
  const isReachable = vi.fn(() => Promise.resolve(true));
  let last = 0;
  const lastReload = {
    get: () => last,
    set(time: number) {
      if (keepsTime) last = time;
      return keepsTime;
    },
  };
  const run = () => reloadWhenReachable({ clock, isReachable, lastReload, reload });
  const may = () => mayReload(clock, lastReload);
  return { isReachable, reload, run, may, pass: clock.advance };
}

describe('a page that could not be loaded', () => {
  it('reloads at once if the server responds (PO-332)', async () => {
    const { reload, run, may, pass } = setUp();
    expect(may()).toBe(true);
    run();
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the server, which it asks every three seconds (PO-332)', async () => {
    const { isReachable, reload, run, pass } = setUp();
    isReachable.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
    run();
    await pass(0);
    await pass(2_999);
    expect(isReachable).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(isReachable).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    await pass(3_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload again within a minute, nor where the time of the reload is not kept (PO-332)', async () => {
    const { run, may, pass } = setUp();
    run();
    await pass(0);
    expect(may()).toBe(false);
    await pass(59_999);
    expect(may()).toBe(false);
    await pass(1);
    expect(may()).toBe(true);

    const forgetful = setUp({ keepsTime: false });
    forgetful.run();
    await forgetful.pass(0);
    expect(forgetful.reload).not.toHaveBeenCalled();
  });

  it('stops waiting when it is closed (PO-332)', async () => {
    const { isReachable, reload, run, pass } = setUp();
    isReachable.mockResolvedValueOnce(false);
    const stop = run();
    await pass(0);
    stop();
    await pass(10_000);
    expect(isReachable).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});
