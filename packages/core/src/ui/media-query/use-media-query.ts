import { useCallback, useSyncExternalStore } from 'react';
import { useLayer } from '../../theme/use-services.ts';

/** Matches while the user asks for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

const never = (): boolean => false;

/** Whether a media query matches; follows its changes. Without a browser it does not match. */
export function useMediaQuery(query: string): boolean {
  // In a window of its own, a part asks for that window's width.
  const page = useLayer()?.ownerDocument.defaultView ?? null;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = (page ?? window).matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [page, query],
  );
  const get = useCallback(() => (page ?? window).matchMedia(query).matches, [page, query]);
  return useSyncExternalStore(subscribe, get, never);
}
