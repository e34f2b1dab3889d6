import { number, object } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createFakeStore } from '../testing/fake-store.ts';
import { type StorageWindow, createBrowserStore } from './browser-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { type PersistedOptions, createPersisted } from './persisted.ts';
import { namespacedKey, storageKeys } from './storage-keys.ts';

const key = storageKeys.activePopups;
const schema = object({ x: number() });
const fallback = { x: 0 };

const persist = (options: Partial<PersistedOptions<{ x: number }>> = {}) =>
  createPersisted({ store: createMemoryStore(), key, schema, fallback, ...options });

describe('persisted value', () => {
  it('is restored by another page from the same store (CO-8)', () => {
    const store = createFakeStore();
    persist({ store }).set({ x: 3 });
    expect(persist({ store }).get()).toEqual({ x: 3 });
  });

  it('is separate per namespace, and uses the plain key without one (CO-8)', () => {
    const store = createFakeStore();
    persist({ store, namespace: 'acme' }).set({ x: 1 });
    expect(persist({ store }).get()).toBe(fallback);
    expect(store.getItem('acme:activePopups')).toBe('{"x":1}');
    expect(namespacedKey(key)).toBe('activePopups');
  });

  it.each(['{broken', '{"x":"3"}', 'null'])('falls back and reports an error for %s', (stored) => {
    const onError = vi.fn();
    const value = persist({ store: createFakeStore({ [key]: stored }), onError });
    expect(value.get()).toBe(fallback);
    expect(value.get()).toBe(fallback);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('returns the same object until it changes', () => {
    const value = persist({ store: createFakeStore({ [key]: '{"x":5}' }) });
    expect(value.get()).toBe(value.get());
  });

  it('notifies listeners once of each change, here and in other tabs (CO-9)', () => {
    const store = createFakeStore();
    const value = persist({ store });
    const listener = vi.fn();
    value.subscribe(listener);
    value.set({ x: 1 });
    store.setItem(key, '{"x":2}');
    store.setItem('reminderSetting', '9');
    store.clearElsewhere();
    expect(listener.mock.calls).toEqual([[{ x: 1 }], [{ x: 2 }], [fallback]]);
  });

  it('notifies listeners even if the store has no subscriptions', () => {
    const { getItem, setItem, removeItem } = createMemoryStore();
    const value = persist({ store: { getItem, setItem, removeItem } });
    const listener = vi.fn();
    value.subscribe(listener);
    value.set({ x: 1 });
    value.remove();
    expect(listener.mock.calls).toEqual([[{ x: 1 }], [fallback]]);
  });

  it('keeps a value for this page that a full store rejects, and reports it (CO-10)', () => {
    const store = createFakeStore({ [key]: '{"x":1}' });
    const onError = vi.fn();
    const value = persist({ store, onError });
    store.full = true;
    value.set({ x: 7 });
    expect(value.get()).toEqual({ x: 7 });
    expect(onError).toHaveBeenCalledTimes(1);
    store.full = false;
    value.set({ x: 8 });
    expect(store.getItem(key)).toBe('{"x":8}');
  });

  it('leaves no subscription behind', () => {
    const store = createFakeStore();
    const value = persist({ store });
    const leave = [value.subscribe(vi.fn()), value.subscribe(vi.fn())];
    expect(store.subscriptions()).toBe(1);
    leave.forEach((stop) => stop());
    leave.forEach((stop) => stop());
    expect(store.subscriptions()).toBe(0);
  });
});

class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null;
  getItem = (name: string): string | null => this.#items.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.#items.set(name, value);
  removeItem = (name: string): void => void this.#items.delete(name);
  clear = (): void => this.#items.clear();
}

function fakeWindow(localStorage: Storage) {
  const events = new EventTarget();
  const window = {
    localStorage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as StorageWindow;
  const storageEvent = (changed: string | null, storageArea: Storage): void => {
    events.dispatchEvent(Object.assign(new Event('storage'), { key: changed, storageArea }));
  };
  return { window, storageEvent };
}

describe('browser store', () => {
  it('reports changes of other tabs until the last listener unsubscribes', () => {
    const storage = new FakeStorage();
    const { window, storageEvent } = fakeWindow(storage);
    const listener = vi.fn();
    const leave = createBrowserStore(window).subscribe?.(listener);
    storageEvent('payload', storage);
    storageEvent('payload', new FakeStorage());
    leave?.();
    storageEvent('payload', storage);
    expect(listener.mock.calls).toEqual([['payload']]);
  });

  it('stores in the area of the tab on request (CO-8)', () => {
    const tab = new FakeStorage();
    const { window } = fakeWindow(new FakeStorage());
    const store = createBrowserStore({ ...window, sessionStorage: tab }, 'sessionStorage');
    store.setItem('activePopups', '[]');
    expect(tab.getItem('activePopups')).toBe('[]');
    expect(window.localStorage.getItem('activePopups')).toBeNull();
  });

  it('opens the storage of the browser when it is first used (CO-250)', () => {
    const { window } = fakeWindow(new FakeStorage());
    const open = vi.fn(() => window.localStorage);
    const watched: StorageWindow = Object.defineProperty({ ...window }, 'localStorage', {
      get: open,
    });
    const store = createBrowserStore(watched);
    expect(open).not.toHaveBeenCalled();
    store.setItem('language', 'id');
    expect(store.getItem('language')).toBe('id');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('stores in memory if the browser denies storage (CO-10)', () => {
    const denied = {
      get localStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError');
      },
    } as StorageWindow;
    const store = createBrowserStore(denied);
    store.setItem('language', 'id');
    expect(store.getItem('language')).toBe('id');
  });
});
