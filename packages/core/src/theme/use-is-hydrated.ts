import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const isHydrated = (): boolean => true;
const isNotHydrated = (): boolean => false;

/**
 * Whether the component may differ from what a server sent: `false` on the server and until the page has hydrated, then
 * `true`. Without a server `true` from the first draw.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, isHydrated, isNotHydrated);
}
