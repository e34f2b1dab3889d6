import type { AlertCenterState, AlertCenterStore } from '../engine/store.ts';
import type { ConnectionView } from '../engine/list/connection.ts';
import { useStoreValue } from './use-store-value.ts';
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { offsetOf } from '../engine/list/server-clock.ts';
import { AlertCenterContext } from './alert-center-context.ts';
import { useClock, useHasUnsavedWork } from '@pantau/core';
import { type ReconnectBehavior, watchReconnect } from '../engine/list/reconnect.ts';

export type { ConnectionView } from '../engine/list/connection.ts';

const connectionOf = ({ list }: AlertCenterState): ConnectionView => list.connection.view;

/** How far what is shown can be trusted. Always visible somewhere: cut off must not look calm. */
export function useConnection(): ConnectionView {
  return useStoreValue(connectionOf);
}

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

export type { ReconnectBehavior } from '../engine/list/reconnect.ts';

/** Reads again, or reloads the page, once the network is back (spec alerts §4, Socket). */
export function useReconnect(store: AlertCenterStore, wish: ReconnectBehavior): void {
  const clock = useClock();
  const hasUnsavedWork = useHasUnsavedWork();
  const latestWish = useRef(wish);
  useLayoutEffect(() => {
    latestWish.current = wish;
  });

  useEffect(
    () =>
      watchReconnect({
        network: window,
        isAway: !navigator.onLine,
        clock,
        wish: () => latestWish.current,
        mustStay: () => hasUnsavedWork() || store.isBulkRunning(),
        reload: () => window.location.reload(),
        resync: store.actions.retryConnection,
      }),
    [store, clock, hasUnsavedWork],
  );
}
