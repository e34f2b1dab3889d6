import { createMemoryStore } from '@pantau/core';
import { expect, it, vi } from 'vitest';
import { number } from 'valibot';
import { type StorageScope, createScopedPersisted, storageNamespaceOf } from './storage-scope.ts';

function movable(): StorageScope & { move(namespace: string): void } {
  let namespace: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => namespace,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    move(next) {
      namespace = next;
      for (const listener of listeners) listener();
    },
  };
}

const common = { key: 'count', schema: number(), fallback: 0 };

it('names the host, the source, the company and the user, as far as they are known (AC-292)', () => {
  const owner = { namespace: 'acme', sourceId: 'https://a.example', companyId: 7, userId: '5' };
  expect(storageNamespaceOf(owner)).toBe('acme:https://a.example:7:5');
  expect(storageNamespaceOf({ companyId: 7, userId: '5' })).toBe('7:5');
  expect(storageNamespaceOf({ sourceId: '' })).toBeUndefined();
});

it('follows the scope to the values of another user and reports the change (AC-292)', () => {
  const store = createMemoryStore();
  store.setItem('b:count', '2');
  const scope = movable();
  scope.move('a');
  const value = createScopedPersisted({ ...common, store, scope });
  const listener = vi.fn();
  const leave = value.subscribe(listener);
  value.set(1);
  scope.move('b');
  expect(listener.mock.calls).toEqual([[1], [2]]);
  value.set(3);
  expect([store.getItem('a:count'), store.getItem('b:count')]).toEqual(['1', '3']);
  leave();
  scope.move('a');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(value.get()).toBe(1);
});

it('keeps what was set before the user was known only where asked to, and never over a stored value', () => {
  const store = createMemoryStore();
  store.setItem('b:count', '2');
  const scope = movable();
  const kept = createScopedPersisted({ ...common, store, scope, keepOnChange: true });
  kept.set(1);
  scope.move('b');
  expect(kept.get()).toBe(2);
  scope.move('c');
  expect(kept.get()).toBe(2);
  const other = createScopedPersisted({ ...common, store, scope, key: 'other' });
  other.set(1);
  scope.move('d');
  expect(other.get()).toBe(0);
});
