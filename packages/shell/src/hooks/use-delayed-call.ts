import { useClock } from '@pantau/core';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs the latest `run` a while after it is called. Another call before then starts over;
 * a component that unmounts cancels it.
 */
export function useDelayedCall(run: () => void, delayMs: number): () => void {
  const clock = useClock();
  const cancel = useRef<(() => void) | undefined>(undefined);
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => () => cancel.current?.(), []);
  return useCallback(() => {
    cancel.current?.();
    cancel.current = clock.setTimeout(() => latestRun.current(), delayMs);
  }, [clock, delayMs]);
}
