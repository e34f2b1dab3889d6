import { useCallback, useSyncExternalStore } from 'react';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';

/**
 * A part of the store's state; renders again only when that part changes. Give it a stable selector: a
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
