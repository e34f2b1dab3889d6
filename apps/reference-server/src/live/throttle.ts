import type { Clock } from '../lib/clock.ts';

/** Passes one value per key and period: the first immediately, then the newest of each period. */
export interface Throttle<T> {
  push(key: string, value: T): void;
  close(): void;
}

interface Waiting<T> {
  value: T | undefined;
  readonly cancel: () => void;
}

export function createThrottle<T>(
  clock: Clock,
  periodMs: number,
  send: (value: T) => void,
): Throttle<T> {
  const periods = new Map<string, Waiting<T>>();

  const begin = (key: string): void => {
    const cancel = clock.setTimeout(() => {
      const newest = periods.get(key)?.value;
      periods.delete(key);
      if (newest === undefined) return;
      begin(key);
      send(newest);
    }, periodMs);
    periods.set(key, { value: undefined, cancel });
  };

  return {
    push(key, value) {
      const waiting = periods.get(key);
      if (waiting !== undefined) {
        waiting.value = value;
        return;
      }
      begin(key);
      send(value);
    },
    close() {
      for (const { cancel } of periods.values()) cancel();
      periods.clear();
    },
  };
}
