/** Lets one tab at a time run bulk actions, where tabs share the store of the run (DT-377). */
export interface RunLock {
  /**
   * Resolves with the function that releases the lock. While another tab has it, `wait` waits for its turn, until
   * `signal` rejects the promise with `AbortError`; otherwise it resolves with `null`.
   */
  acquire(name: string, wait: boolean, signal: AbortSignal): Promise<(() => void) | null>;
}

/**
 * The Web Locks of the browser, which end with their tab. `undefined` on pages without TLS, which have none: a
 * run that was interrupted there waits for the user.
 */
export function createBrowserRunLock(
  // Missing on pages without TLS, whatever the type says.
  locks: LockManager | null = (globalThis.navigator.locks as LockManager | undefined) ?? null,
): RunLock | undefined {
  if (locks === null) return undefined;
  return {
    acquire: (name, wait, signal) =>
      new Promise((resolve, reject) => {
        const hold = (lock: Lock | null): Promise<void> | undefined => {
          if (lock !== null) return new Promise<void>((release) => resolve(release));
          resolve(null);
          return undefined;
        };
        locks.request(name, wait ? { signal } : { ifAvailable: true }, hold).catch(reject);
      }),
  };
}

/** A lock for the tables of one page, for stories and tests. */
export function createMemoryRunLock(): RunLock {
  const held = new Map<string, Promise<void>>();
  return {
    async acquire(name, wait, signal) {
      for (let other = held.get(name); other !== undefined; other = held.get(name)) {
        if (!wait) return null;
        await other;
        signal.throwIfAborted();
      }
      let free = (): void => undefined;
      held.set(name, new Promise((resolve) => (free = resolve)));
      return () => {
        held.delete(name);
        free();
      };
    },
  };
}
