import { PantauError, isPantauError } from '../errors/pantau-error.ts';

export { whenIdle } from './when-idle.ts';

/** Code that is loaded on first use. */
export interface Lazy<T> {
  /** The loaded value; `undefined` until the first load has succeeded. */
  get(): T | undefined;
  /**
   * Loads once: concurrent calls share one attempt. Rejects with a `PantauError` of kind `offline`
   * when the code cannot be loaded, or with the `PantauError` of the import; the next call tries again.
   */
  load(): Promise<T>;
  /** Starts loading early. A failure is ignored here; the next `load` tries again and reports it. */
  preload(): void;
}

/** Defers `import()` until first use: `createLazy(async () => (await import('./x.ts')).x)`. */
export function createLazy<T>(importModule: () => Promise<T>): Lazy<T> {
  let value: T | undefined;
  let loading: Promise<T> | undefined;

  const load = (): Promise<T> => {
    loading ??= importModule().then(
      (loaded) => {
        value = loaded;
        return loaded;
      },
      (cause: unknown) => {
        loading = undefined;
        if (isPantauError(cause)) throw cause;
        throw new PantauError('offline', { message: 'A module could not be loaded', cause });
      },
    );
    return loading;
  };

  return {
    get: () => value,
    load,
    preload: () => void load().catch(() => undefined),
  };
}
