import type { AlertId } from '../alert/alert.ts';
import type { AlertCenterStore } from '../store.ts';
import type { MediaRunner } from './evidence-runner.ts';

interface Watched extends Pick<AlertCenterStore, 'jotai'> {
  readonly atoms: Pick<AlertCenterStore['atoms'], 'openIds'>;
}

/**
 * Keeps what is known of an alert's evidence while its preview stays open, whatever shows it: a window,
 * or a sheet as the page becomes narrow.
 */
export interface MediaShelf {
  find(id: AlertId): MediaRunner | undefined;
  /** It is shown from now on, until the returned function is called. */
  hold(id: AlertId, runner: MediaRunner): () => void;
}

interface Kept {
  readonly runner: MediaRunner;
  holders: number;
}

export function createMediaShelf({ atoms, jotai }: Watched): MediaShelf {
  const shelf = new Map<AlertId, Kept>();
  let leave: (() => void) | undefined;

  const clear = (): void => {
    const open = jotai.get(atoms.openIds);
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
      leave ??= jotai.sub(atoms.openIds, clear);
      kept.holders += 1;
      runner.resume();
      return () => release(kept);
    },
  };
}

const shelves = new WeakMap<AlertCenterStore, MediaShelf>();

/** The one of an alert centre. */
export function mediaShelfOf(store: AlertCenterStore): MediaShelf {
  let shelf = shelves.get(store);
  if (shelf === undefined) {
    shelf = createMediaShelf(store);
    shelves.set(store, shelf);
  }
  return shelf;
}
