import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserWakeUps } from './wake-ups.ts';

describe('browser wake-ups', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('fire when the network, the view of the page or a cached page returns, until unsubscribed (CO-19)', () => {
    const wake = vi.fn();
    const leave = vi.fn();
    const stop = browserWakeUps(wake, leave);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wake).not.toHaveBeenCalled();
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    expect(wake).toHaveBeenCalledTimes(3);
    expect(leave).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    expect(leave).toHaveBeenCalledOnce();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('pagehide'));
    expect(wake).toHaveBeenCalledTimes(3);
    expect(leave).toHaveBeenCalledOnce();
  });
});
