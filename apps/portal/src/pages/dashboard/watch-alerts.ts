import { useAlertCounts, useUnreadStrip } from '@pantau/alert-center';
import { useEffect, useRef } from 'react';

/**
 * Reports changes of alerts from the alert centre, so that the page needs no second live connection (PO-95). Of a stream of
 * alerts it alone renders with each frame, not the tiles (AC-593).
 */
export function WatchAlerts({ onChange }: { readonly onChange: () => void }): null {
  const counts = useAlertCounts();
  const unread = useUnreadStrip();
  const wasKnown = useRef(false);
  useEffect(() => {
    // What the page starts with is no change: the tiles load it themselves.
    if (wasKnown.current) onChange();
    else wasKnown.current = counts.isKnown;
  }, [counts, unread, onChange]);
  return null;
}
