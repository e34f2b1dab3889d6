import { describe, expect, it } from 'vitest';
import { type AddressWindow, createBrowserAddress } from './browser-address.ts';
import { createMemoryAddress } from './memory-address.ts';

function fakeWindow(search: string) {
  const calls: [state: unknown, url: string][] = [];
  const listeners = new Set<() => void>();
  const window = {
    location: { pathname: '/sales-order', search, hash: '#top' },
    history: {
      state: { key: 'router' },
      replaceState: (state: unknown, _: string, url: string) => calls.push([state, url]),
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  return { window: window as unknown as AddressWindow, calls, listeners };
}

describe('browser address', () => {
  it('changes only the query: path, fragment and history state stay', () => {
    const { window, calls } = fakeWindow('?page=1');
    createBrowserAddress(window).replace('page=2');
    expect(calls).toEqual([[{ key: 'router' }, '/sales-order?page=2#top']]);
  });

  it('does not touch the history when nothing changes', () => {
    const { window, calls } = fakeWindow('?page=1');
    createBrowserAddress(window).replace('page=1');
    expect(calls).toEqual([]);
  });

  it('works on a page that may not change its history', () => {
    const { window } = fakeWindow('');
    window.history.replaceState = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    expect(() => createBrowserAddress(window).replace('page=2')).not.toThrow();
  });

  it('removes its listeners', () => {
    const { window, listeners } = fakeWindow('');
    const end = createBrowserAddress(window).subscribe(() => undefined);
    expect(listeners.size).toBe(1);
    end();
    expect(listeners.size).toBe(0);
  });
});

describe('memory address', () => {
  it('reports visits, not its own replacements', () => {
    const address = createMemoryAddress('page=1');
    let notified = 0;
    const end = address.subscribe(() => (notified += 1));
    address.replace('page=2');
    expect([address.read(), notified]).toEqual(['page=2', 0]);
    address.visit('page=3');
    expect([address.read(), notified]).toEqual(['page=3', 1]);
    end();
    address.visit('page=4');
    expect(notified).toBe(1);
  });
});
