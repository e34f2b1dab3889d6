import { useCallback, useSyncExternalStore } from 'react';

const never = (): boolean => false;

/** Whether the page is scrolled by more than `px`. */
export function useScrolled(px: number): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    window.addEventListener('scroll', onChange, { passive: true });
    return () => window.removeEventListener('scroll', onChange);
  }, []);
  const get = useCallback(() => window.scrollY > px, [px]);
  return useSyncExternalStore(subscribe, get, never);
}
