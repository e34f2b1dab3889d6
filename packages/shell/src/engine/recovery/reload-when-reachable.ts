import type { Clock } from '@pantau/core';

const RETRY_MS = 3_000;
/** A page that fails again this soon after a reload is faulty itself: only the user reloads it then. */
const SETTLED_MS = 60_000;

/** When a page last reloaded itself, in milliseconds since 1970. `set` returns whether that survives the reload. */
export interface LastReload {
  get(): number;
  set(time: number): boolean;
}

/** Whether the page may reload itself: not within a minute of the last time (PO-332). */
export const mayReload = (clock: Clock, lastReload: LastReload): boolean =>
  Math.abs(clock.now() - lastReload.get()) >= SETTLED_MS;

export interface ReloadOptions {
  readonly clock: Clock;
  /** Whether the server responds. Must not reject. */
  readonly isReachable: () => Promise<boolean>;
  readonly lastReload: LastReload;
  readonly reload: () => void;
}

/**
 * Reloads the page as soon as the server responds, which it checks at once and then every three seconds (PO-332).
 * Returns a function that ends the wait.
 */
export function reloadWhenReachable(options: ReloadOptions): () => void {
  const { clock, isReachable, lastReload, reload } = options;
  let stopped = false;
  let cancel = (): void => {};
  const check = async (): Promise<void> => {
    const reachable = await isReachable();
    if (stopped) return;
    if (!reachable) cancel = clock.setTimeout(() => void check(), RETRY_MS);
    // Unless the time is kept, a faulty page would reload again and again.
    else if (lastReload.set(clock.now())) reload();
  };
  void check();
  return () => {
    stopped = true;
    cancel();
  };
}
