import type { AlertId } from '../alert/alert.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { EvidenceMemory, MediaCache } from './evidence-memory.ts';
import type { MediaRunner } from './evidence-runner.ts';

interface Entry {
  readonly runner: MediaRunner;
  holders: number;
}

export function createMediaCache(store: ListObservable): MediaCache {
  const entries = new Map<AlertId, Entry>();
  let unsubscribe: (() => void) | undefined;

  const removeUnused = (): void => {
    const open = store.get().list.openIds;
    for (const [id, { holders }] of entries) {
      if (holders === 0 && !open.has(id)) entries.delete(id);
    }
    if (entries.size > 0) return;
    unsubscribe?.();
    unsubscribe = undefined;
  };

  const release = (entry: Entry): void => {
    entry.holders -= 1;
    // Another component may hold it within the same task; pending calls then continue.
    queueMicrotask(() => {
      if (entry.holders > 0) return;
      entry.runner.pause();
      removeUnused();
    });
  };

  return {
    find: (id) => entries.get(id)?.runner,
    hold(id, runner) {
      const known = entries.get(id);
      const entry = known?.runner === runner ? known : { runner, holders: 0 };
      if (known === undefined) entries.set(id, entry);
      unsubscribe ??= store.subscribe(({ list }) => list.openIds, removeUnused);
      entry.holders += 1;
      runner.resume();
      return () => release(entry);
    },
  };
}

/** The cache of one alert centre. */
export function mediaCacheOf(
  store: ListObservable & { readonly evidence: EvidenceMemory },
): MediaCache {
  store.evidence.runners ??= createMediaCache(store);
  return store.evidence.runners;
}
