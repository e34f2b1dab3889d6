import type { AlertId } from '../alert/alert.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { EvidenceMemory, MediaShelf } from './evidence-memory.ts';
import type { MediaRunner } from './evidence-runner.ts';

interface Kept {
  readonly runner: MediaRunner;
  holders: number;
}

export function createMediaShelf(store: ListObservable): MediaShelf {
  const shelf = new Map<AlertId, Kept>();
  let leave: (() => void) | undefined;

  const clear = (): void => {
    const open = store.get().list.openIds;
    for (const [id, { holders }] of shelf) {
      if (holders === 0 && !open.has(id)) shelf.delete(id);
    }
    if (shelf.size > 0) return;
    leave?.();
    leave = undefined;
  };

  const release = (kept: Kept): void => {
    kept.holders -= 1;
    // What takes its place on the page comes at once: its calls need not end for that.
    queueMicrotask(() => {
      if (kept.holders > 0) return;
      kept.runner.pause();
      clear();
    });
  };

  return {
    find: (id) => shelf.get(id)?.runner,
    hold(id, runner) {
      const known = shelf.get(id);
      const kept = known?.runner === runner ? known : { runner, holders: 0 };
      if (known === undefined) shelf.set(id, kept);
      leave ??= store.subscribe(({ list }) => list.openIds, clear);
      kept.holders += 1;
      runner.resume();
      return () => release(kept);
    },
  };
}

/** The cache of one alert centre. */
export function mediaShelfOf(
  store: ListObservable & { readonly evidence: EvidenceMemory },
): MediaShelf {
  store.evidence.runners ??= createMediaShelf(store);
  return store.evidence.runners;
}
