/** Calls back whenever the page may have been cut off unnoticed. Returns the function that ends it. */
export type WakeUps = (wake: () => void) => () => void;

/** The network is back, the page is looked at again, or it comes out of the back-forward cache. */
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
