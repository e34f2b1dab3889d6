import type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** Holds back the router's navigation to another page while a form has unsaved input (PO-75). */
export function useLeaveGuard(): LeaveGuard {
  const listener = useRef<((attempt: LeaveAttempt) => void) | null>(null);
  const isHeld = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      listener.current !== null && currentLocation.pathname !== nextLocation.pathname,
    [],
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
