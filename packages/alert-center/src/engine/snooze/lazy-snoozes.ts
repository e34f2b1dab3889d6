import { namespacedKey } from '@pantau/core';
import { createLazy, whenIdle } from '@pantau/core/lazy';
import { toPantauError } from '../list/effect-runner.ts';
import type { SnoozeOutcome } from './snooze-outcome.ts';
import type { SnoozeState, SnoozeStateOptions } from './snooze.store.ts';

export interface LazySnoozesOptions extends SnoozeStateOptions {
  readonly isStarted: () => boolean;
}

/** What the user snoozes; its code loads once the page has settled, but at once when something was stored. */
export function createLazySnoozes(options: LazySnoozesOptions): SnoozeState {
  const { source, clock, storage, scope, isStarted, onError } = options;
  const lazy = createLazy(async () => {
    const { createSnoozeState } = await import('./snooze.store.ts');
    return createSnoozeState(options);
  });
  const whenLoaded = (
    run: (state: SnoozeState) => Promise<SnoozeOutcome>,
  ): Promise<SnoozeOutcome> =>
    lazy.load().then(run, (error: unknown) => ({ ok: false, error: toPantauError(error) }));
  const isStored = (): boolean => {
    try {
      return storage.getItem(namespacedKey('alertSnoozes', scope.get())) !== null;
    } catch {
      return false;
    }
  };
  return {
    snooze: (request) => whenLoaded((state) => state.snooze(request)),
    end: (subject) => whenLoaded((state) => state.end(subject)),
    start() {
      let end = (): void => {};
      const begin = (): void =>
        void lazy.load().then((state) => {
          if (isStarted()) end = state.start();
        }, onError);
      if (source.listSnoozes === undefined) return end;
      if (isStored()) begin();
      else end = whenIdle(clock, begin);
      return () => end();
    },
  };
}
