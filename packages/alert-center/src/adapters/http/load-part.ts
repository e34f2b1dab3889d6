import { PantauError } from '@pantau/core/transport';

/** A part of the adapter that is loaded when it is first needed. */
export interface LazyPart<T> {
  /** Loads it once; rejects with a `PantauError` when it cannot be had, and tries again next time. */
  load(signal?: AbortSignal): Promise<T>;
  /** Runs as soon as it is loaded, before anybody who waits for it; does not load it. */
  onLoaded(run: (part: T) => void): void;
}

export function createLazyPart<T>(loadPart: () => Promise<T>): LazyPart<T> {
  const waiting: ((part: T) => void)[] = [];
  let loading: Promise<T> | undefined;
  let loaded: { readonly part: T } | undefined;

  const start = async (): Promise<T> => {
    try {
      const part = await loadPart();
      loaded = { part };
      for (const run of waiting.splice(0)) run(part);
      return part;
    } catch (cause) {
      loading = undefined;
      throw new PantauError('offline', { message: 'A part of the adapter was not loaded', cause });
    }
  };

  return {
    async load(signal) {
      loading ??= start();
      if (signal === undefined || loaded !== undefined) return loading;
      return Promise.race([loading, aborted(signal)]);
    },
    onLoaded(run) {
      if (loaded === undefined) waiting.push(run);
      else run(loaded.part);
    },
  };
}

/** Rejects with the signal's reason. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
