import { useCallback, useContext, useSyncExternalStore } from 'react';
import { offsetOf } from '../engine/list/server-clock.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { AlertCenterContext } from './alert-center-context.ts';

const serverOffset = ({ list }: AlertCenterState): number => offsetOf(list);

/**
 * What to add to this machine's clock for the server's time, ms: ages of alerts go by the server's. 0
 * where the clocks agree to a second, where the source does not tell, and outside of an alert centre.
 */
export function useServerOffset(): number {
  const store = useContext(AlertCenterContext);
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(serverOffset, listener) ?? (() => undefined),
    [store],
  );
  const get = (): number => (store === null ? 0 : serverOffset(store.get()));
  return useSyncExternalStore(subscribe, get, get);
}
