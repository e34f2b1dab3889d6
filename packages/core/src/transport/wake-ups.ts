/**
 * Calls back whenever the connection may have been lost unnoticed, and `leave` when the page is left, perhaps for the
 * back/forward cache. Returns a function that unsubscribes.
 */
export type WakeUps = (wake: () => void, leave?: () => void) => () => void;

/** The network returns, the page becomes visible, or it is restored from the back/forward cache. */
export const browserWakeUps: WakeUps = (wake, leave = () => undefined) => {
  if (typeof window === 'undefined' || typeof document === 'undefined') return () => undefined;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
