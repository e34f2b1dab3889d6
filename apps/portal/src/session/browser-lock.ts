/** One run at a time over all tabs of this origin; without Web Locks (plain http) each tab for itself. */
export function exclusively<T>(run: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return run();
  return locks.request('pantau-session', run) as Promise<T>;
}
