import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from '../testing/live-channel.test.setup.ts';
import { type OpenLiveTabs, browserLiveTabs } from './live-tabs.ts';

/** The tabs of one browser. */
function browser(): OpenLiveTabs {
  const tabs = new Set<{ readonly server: string; readonly onLive: () => void }>();
  return (server, onLive) => {
    const tab = { server, onLive };
    tabs.add(tab);
    return {
      announceLive: () =>
        tabs.forEach((other) => {
          if (other !== tab && other.server === server) other.onLive();
        }),
      close: () => void tabs.delete(tab),
    };
  };
}

describe('the tabs of one browser', () => {
  it('reconnect as soon as one of them is live (AC-442)', async () => {
    const tabs = browser();
    const waiting = setUp({ tabs, random: () => 0.999 });
    const first = setUp({ tabs });
    await waiting.goLive();
    await first.goLive();
    for (const { server } of [waiting, first]) server.latest().receive('disconnect', 'close');
    expect(waiting.channel.getStatus().nextAttemptAt).not.toBeNull();
    await first.clock.advance(500);
    first.server.latest().receive('connect');
    expect(waiting.server.sockets).toHaveLength(1);
    first.pong(12);
    await waiting.clock.advance(0);
    expect(waiting.server.sockets).toHaveLength(2);
    expect(waiting.channel.getStatus().nextAttemptAt).toBeNull();
  });

  it('leave a connection alone that is live, closed or to another server (AC-442)', async () => {
    const tabs = browser();
    const live = setUp({ tabs });
    const closed = setUp({ tabs });
    const elsewhere = setUp({ tabs, url: 'https://other.example' });
    for (const tab of [live, closed, elsewhere]) await tab.goLive();
    closed.channel.close();
    elsewhere.server.latest().receive('disconnect', 'close');
    await setUp({ tabs }).goLive();
    expect([live, closed, elsewhere].map(({ server }) => server.sockets.length)).toEqual([1, 1, 1]);
  });
});

describe('tabs by BroadcastChannel', () => {
  beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
  afterEach(() => void vi.unstubAllGlobals());

  it('hear of each other until they are closed (AC-442)', async () => {
    const heard = vi.fn();
    const own = vi.fn();
    const other = browserLiveTabs('https://fleet.example', heard);
    const tab = browserLiveTabs('https://fleet.example', own);
    tab.announceLive();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(own).not.toHaveBeenCalled();
    other.close();
    tab.close();
  });

  it('are alone where the browser denies it', () => {
    vi.stubGlobal('BroadcastChannel', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => browserLiveTabs('https://fleet.example', vi.fn()).announceLive()).not.toThrow();
  });
});
