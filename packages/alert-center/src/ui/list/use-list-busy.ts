import { useClock, useLayer } from '@pantau/core';
import { watchBusySigns } from '@pantau/core/ui/still';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAlertActions } from '../../hooks/triage.ts';
import type { AlertId, Urgency } from '../../engine/alert/alert.ts';

/**
 * Marks the list as busy, so that new alerts wait and no row moves (AC-107, AC-260): while the pointer, a touch
 * or keyboard focus is inside it, while it is scrolled, has selected text or is inert below a dialog, and while
 * the user types anywhere in the alert centre.
 *
 * @param ids the rows as rendered, which may be a few frames behind the store
 */
export function useListBusy(
  urgency: Urgency,
  scrollerRef: RefObject<HTMLElement | null>,
  ids: readonly AlertId[],
): void {
  const { setBusy } = useAlertActions();
  const clock = useClock();
  // Contains the dialogs for notes and reasons.
  const layer = useLayer();
  const shown = useRef(ids);
  useLayoutEffect(() => {
    shown.current = ids;
  }, [ids]);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    return watchBusySigns({
      scroller,
      layer,
      clock,
      onChange: (busy) => setBusy(urgency, busy, shown.current),
    });
  }, [urgency, scrollerRef, setBusy, clock, layer]);
}
