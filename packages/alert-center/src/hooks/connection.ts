import type { AlertCenterState, AlertCenterStore } from '../engine/store-state.ts';
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
import { sightOf } from './own-window.ts';
import { useClock, useHasUnsavedWork } from '@pantau/core';
import { type ReconnectBehavior, watchReconnect } from '../engine/list/reconnect.ts';

export type { ConnectionView } from '../engine/list/connection.ts';

const connectionOf = ({ list }: AlertCenterState): ConnectionView => list.connection.view;

/** The state of the live connection. Always show it: a lost connection must not look like a quiet fleet. */
export function useConnection(): ConnectionView {
  return useStoreValue(connectionOf);
}

const serverOffset = ({ list }: AlertCenterState): number => offsetOf(list);

/**
 * The offset from the local clock to the server's, in ms; add it to local time to compute ages of alerts.
 * 0 if the clocks agree within a second, if the source does not report its time, and outside an alert
 * centre.
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

/** Loads the alerts again, or reloads the page, when the network comes back. */
export function useReconnect(store: AlertCenterStore, behavior: ReconnectBehavior): void {
  const clock = useClock();
  const hasUnsavedWork = useHasUnsavedWork();
  const latestBehavior = useRef(behavior);
  useLayoutEffect(() => {
    latestBehavior.current = behavior;
  });

  useEffect(
    () =>
      watchReconnect({
        network: window,
        isAway: !navigator.onLine,
        clock,
        behavior: () => latestBehavior.current,
        mustStay: () => hasUnsavedWork() || store.isBulkRunning(),
        reload: () => window.location.reload(),
        resync: store.actions.retryConnection,
      }),
    [store, clock, hasUnsavedWork],
  );
}

/** Tells the store whether the page, or the panel's own window, can be seen (AC-805, AC-876). */
export function usePageVisibility(store: AlertCenterStore): void {
  useEffect(() => {
    const sight = sightOf(store);
    const look = (): void => store.setVisible(!sight.isHidden());
    look();
    return sight.subscribe(look);
  }, [store]);
}

/** Makes the browser's network state part of the connection state (AC-206). */
export function useNetworkState(store: AlertCenterStore): void {
  useEffect(() => {
    const goOnline = (): void => store.setOnline(true);
    const goOffline = (): void => store.setOnline(false);
    store.setOnline(navigator.onLine);
    window.addEventListener('online', goOnline);
    window.addEventListener('offline', goOffline);
    return () => {
      window.removeEventListener('online', goOnline);
      window.removeEventListener('offline', goOffline);
    };
  }, [store]);
}
