import { type Clock, useClock } from '@pantau/core';
import { useCallback, useSyncExternalStore } from 'react';
import { TIME_LABEL_MS } from '../../engine/alert/limits.ts';

interface Ticker {
  /** Epoch ms of the last tick; the current time without listeners. */
  now(): number;
  subscribe(listener: () => void): () => void;
}

function createTicker(clock: Clock): Ticker {
  const listeners = new Set<() => void>();
  let now: number | undefined;
  let stop: (() => void) | undefined;

  const tick = (): void => {
    now = clock.now();
    for (const listener of [...listeners]) listener();
  };

  return {
    now: () => now ?? clock.now(),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        now = clock.now();
        stop = clock.setInterval(tick, TIME_LABEL_MS);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        now = undefined;
      };
    },
  };
}

/** One ticker per clock, running only while it has listeners. */
const tickers = new WeakMap<Clock, Ticker>();

function tickerOf(clock: Clock): Ticker {
  let ticker = tickers.get(clock);
  if (ticker === undefined) {
    ticker = createTicker(clock);
    tickers.set(clock, ticker);
  }
  return ticker;
}

/**
 * Evaluates `read` every second and renders only when its result changes: a label in minutes renders once a
 * minute.
 *
 * @param read returns a primitive; keep it stable
 */
export function useEverySecond<T extends string | number | null>(read: (now: number) => T): T {
  const ticker = tickerOf(useClock());
  const get = useCallback(() => read(ticker.now()), [read, ticker]);
  return useSyncExternalStore(ticker.subscribe, get, get);
}
