import { useAlertCounts, useUnreadStrip } from '@pantau/alert-center';
import type { DashboardChanges, TileName } from '@pantau/dashboard';
import { useEffect, useRef } from 'react';

const changedTiles: readonly TileName[] = ['attention', 'alertHours'];

export interface ReportedChanges {
  readonly changes: DashboardChanges;
  report(): void;
}

/** Passes reported changes of alerts on to the tiles that show alerts. */
export function createReportedChanges(): ReportedChanges {
  const listeners = new Set<(tile: TileName) => void>();
  return {
    changes(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    report() {
      for (const listener of listeners) {
        for (const tile of changedTiles) listener(tile);
      }
    },
  };
}

/**
 * Reports changes of alerts from the alert centre, so that the page needs no second live connection (PO-95). Of a stream of
 * alerts it alone renders with each frame, not the tiles (AC-593).
 */
export function AlertChanges({ report }: Pick<ReportedChanges, 'report'>): null {
  const counts = useAlertCounts();
  const unread = useUnreadStrip();
  const wasKnown = useRef(false);
  useEffect(() => {
    // What the page starts with is no change: the tiles load it themselves.
    if (wasKnown.current) report();
    else wasKnown.current = counts.isKnown;
  }, [counts, unread, report]);
  return null;
}
