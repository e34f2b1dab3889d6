import type { KeyValueStore } from '@pantau/core';
import type { AlertSource } from './list/alert-source.port.ts';

export interface OpenResources {
  feeds: number;
  requests: number;
  listeners: number;
}

/** Counts the open feeds and requests of a source, and records the names of its calls. */
export function countCalls(source: AlertSource, open: OpenResources, calls: string[]): AlertSource {
  const count = async <T>(name: string, call: Promise<T>): Promise<T> => {
    calls.push(name);
    open.requests += 1;
    try {
      return await call;
    } finally {
      open.requests -= 1;
    }
  };
  return {
    loadSubscription: (signal) => count('loadSubscription', source.loadSubscription(signal)),
    listAlerts: (query, signal) => count('listAlerts', source.listAlerts(query, signal)),
    readAlerts: (ids, signal) => count('readAlerts', source.readAlerts(ids, signal)),
    countUnresolved: (range, signal) =>
      count('countUnresolved', source.countUnresolved(range, signal)),
    act: (request, signal) => count('act', source.act(request, signal)),
    missedSince: (since, signal) => count('missedSince', source.missedSince(since, signal)),
    subscribe(listener) {
      open.feeds += 1;
      const feed = source.subscribe(listener);
      return {
        expectEvery: feed.expectEvery,
        retryNow: () => feed.retryNow(),
        close() {
          open.feeds -= 1;
          feed.close();
        },
      };
    },
  };
}

/** Counts the listeners of a storage. */
export function countListeners(inner: KeyValueStore, open: OpenResources): KeyValueStore {
  return {
    getItem: (key) => inner.getItem(key),
    setItem: (key, value) => inner.setItem(key, value),
    removeItem: (key) => inner.removeItem(key),
    subscribe(listener) {
      open.listeners += 1;
      const leave = inner.subscribe?.(listener);
      return () => {
        open.listeners -= 1;
        leave?.();
      };
    },
  };
}
