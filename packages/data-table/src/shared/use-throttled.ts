import { useClock } from '@pantau/core';
import { useEffect, useRef, useState } from 'react';

/**
 * The value, updated at most once per interval. The first change after a calm interval and the last value
 * always arrive.
 *
 * @param intervalMs `0` returns the value itself
 */
export function useThrottled<T>(value: T, intervalMs: number): T {
  const clock = useClock();
  const [shown, setShown] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (intervalMs === 0 || Object.is(value, shown)) return undefined;
    return clock.setTimeout(
      () => {
        changedAt.current = clock.now();
        setShown(value);
      },
      Math.max(0, changedAt.current + intervalMs - clock.now()),
    );
  }, [clock, value, shown, intervalMs]);
  return intervalMs === 0 ? value : shown;
}
