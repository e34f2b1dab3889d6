import type { Clock } from '@pantau/core';
import { createLazy, whenIdle } from '@pantau/core/lazy';

export interface LazyStateOptions {
  readonly clock: Clock;
  readonly isStarted: () => boolean;
  readonly onError: (error: unknown) => void;
}

interface Startable {
  /** Returns a function that stops it. */
  start(): () => void;
}

/** Part of the state whose code loads apart from the lists. */
export interface LazyState<S> {
  load(): Promise<S>;
  /** Starts it once the page has settled. Returns a function that stops it. @param now at once instead */
  start(now?: boolean): () => void;
}

export function createLazyState<S extends Startable>(
  { clock, isStarted, onError }: LazyStateOptions,
  importState: () => Promise<S>,
): LazyState<S> {
  const { load } = createLazy(importState);
  return {
    load,
    start(now = false) {
      let end = (): void => {};
      const begin = (): void =>
        void load().then((state) => {
          if (isStarted()) end = state.start();
        }, onError);
      if (now) begin();
      else end = whenIdle(clock, begin);
      return () => end();
    },
  };
}
