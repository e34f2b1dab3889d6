import { useCallback, useSyncExternalStore } from 'react';

/** Matches while the user asks for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

const never = (): boolean => false;

/** Whether a media query matches; follows its changes. Without a browser it does not match. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const get = useCallback(() => window.matchMedia(query).matches, [query]);
  return useSyncExternalStore(subscribe, get, never);
}
