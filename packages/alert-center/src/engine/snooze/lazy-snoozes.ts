import { namespacedKey } from '@pantau/core/base';
import { toPantauError } from '../list/effect-runner.ts';
import { type LazyStateOptions, createLazyState } from '../state/lazy-state.ts';
import type { SnoozeOutcome } from './snooze-outcome.ts';
import type { SnoozeState, SnoozeStateOptions } from './snooze.store.ts';

export interface LazySnoozesOptions extends SnoozeStateOptions, LazyStateOptions {}

/** What the user snoozes; its code loads once the page has settled, but at once when something was stored. */
export function createLazySnoozes(options: LazySnoozesOptions): SnoozeState {
  const { source, storage, scope } = options;
  const lazy = createLazyState(options, async () =>
    (await import('./snooze.store.ts')).createSnoozeState(options),
  );
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
    start: () => (source.listSnoozes === undefined ? () => {} : lazy.start(isStored())),
  };
}
