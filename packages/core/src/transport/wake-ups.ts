/** Calls back whenever the connection may have been lost unnoticed. Returns a function that unsubscribes. */
export type WakeUps = (wake: () => void) => () => void;

/** The network returns, the page becomes visible, or it is restored from the back/forward cache. */
export const browserWakeUps: WakeUps = (wake) => {
  if (typeof window === 'undefined' || typeof document === 'undefined') return () => undefined;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
