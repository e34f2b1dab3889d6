import { useClock, useHasUnsavedWork } from '@pantau/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AlertCenterStore } from '../state/alert-center-store.ts';
import { type BackOnline, watchBackOnline } from '../state/back-online.ts';

export type { BackOnline } from '../state/back-online.ts';

/** Reads again, or reloads the page, once the network is back (spec alerts §4, Socket). */
export function useBackOnline(store: AlertCenterStore, wish: BackOnline): void {
  const clock = useClock();
  const hasUnsavedWork = useHasUnsavedWork();
  const latestWish = useRef(wish);
  useLayoutEffect(() => {
    latestWish.current = wish;
  });

  useEffect(
    () =>
      watchBackOnline({
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
