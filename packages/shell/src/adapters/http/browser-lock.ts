/** Runs one task at a time across all tabs of this origin. Without Web Locks (plain HTTP) there is no lock. */
export function withLock<T>(run: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return run();
  return locks.request('pantau-session', run) as Promise<T>;
}
