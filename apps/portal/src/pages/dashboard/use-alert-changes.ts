import { useAlertCounts, useUnreadStrip } from '@pantau/alert-center';
import type { DashboardChanges, TileName } from '@pantau/dashboard';
import { useCallback, useEffect, useRef } from 'react';

const changedTiles: readonly TileName[] = ['attention', 'alertHours'];

/** Reports changes of alerts from the alert centre, so that the page needs no second live connection (PO-95). */
export function useAlertChanges(): DashboardChanges {
  const counts = useAlertCounts();
  const unread = useUnreadStrip();
  const listeners = useRef(new Set<(tile: TileName) => void>());
  const wasKnown = useRef(false);
  useEffect(() => {
    // What the page starts with is no change: the tiles load it themselves.
    if (!wasKnown.current) {
      wasKnown.current = counts.isKnown;
      return;
    }
    for (const listener of listeners.current) {
      for (const tile of changedTiles) listener(tile);
    }
  }, [counts, unread]);
  return useCallback((onChange) => {
    const current = listeners.current;
    current.add(onChange);
    return () => current.delete(onChange);
  }, []);
}
