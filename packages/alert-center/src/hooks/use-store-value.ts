import { useCallback, useSyncExternalStore } from 'react';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';

/**
 * A value selected from the store; renders again only when it changes. The selector must be stable: a
 * constant, or one from `useMemo` or `useCallback`.
 */
export function useStoreValue<T>(selector: (state: AlertCenterState) => T): T {
  const store = useAlertCenter();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(selector, listener),
    [store, selector],
  );
  const get = useCallback(() => selector(store.get()), [store, selector]);
  return useSyncExternalStore(subscribe, get, get);
}
