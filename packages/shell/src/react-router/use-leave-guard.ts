import type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type BlockerFunction, type Location, useBlocker } from 'react-router';

const pathOf = ({ pathname }: Location): string => pathname;

/**
 * Holds back the router's navigation while a form has unsaved input (PO-75).
 *
 * @param placeOf what differs between the form's place and another one; the path unless given. Must keep its
 *   identity between renders.
 */
export function useLeaveGuard(placeOf: (location: Location) => string = pathOf): LeaveGuard {
  const listener = useRef<((attempt: LeaveAttempt) => void) | null>(null);
  const isHeld = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      listener.current !== null && placeOf(currentLocation) !== placeOf(nextLocation),
    [placeOf],
  );
  const { state, proceed, reset } = useBlocker(isHeld);
  useEffect(() => {
    if (state === 'blocked') listener.current?.({ leave: proceed, stay: reset });
  }, [state, proceed, reset]);

  return useMemo(
    () => ({
      hold(onAttempt) {
        listener.current = onAttempt;
        return () => {
          if (listener.current === onAttempt) listener.current = null;
        };
      },
    }),
    [],
  );
}
