import { useClock, useHasUnsavedWork } from '@pantau/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AlertCenterStore } from '../engine/store.ts';
import { type ReconnectBehavior, watchReconnect } from '../engine/list/reconnect.ts';

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
