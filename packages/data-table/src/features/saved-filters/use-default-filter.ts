import { useClock } from '@pantau/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilterValues } from '../filters/filter-value.ts';

/** ms after which the table opens without a default filter that has not been loaded. */
const WAIT_MAX_MS = 3_000;

export interface DefaultFilter {
  /** The default filter is known, or there is no use in waiting for it. */
  readonly ready: boolean;
  /** Ends the wait with the default filter, or `null` for none. Later calls do nothing. */
  settle(values: FilterValues | null): void;
}

/** Waits for the default filter before the first request, but not for ever (DT-268). */
export function useDefaultFilter(
  waits: boolean,
  apply: (values: FilterValues) => void,
): DefaultFilter {
  const clock = useClock();
  const [ready, setReady] = useState(!waits);
  const isWaiting = useRef(waits);
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const settle = useCallback((values: FilterValues | null): void => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    if (values !== null) latest.current(values);
    setReady(true);
  }, []);
  useEffect(
    () => (isWaiting.current ? clock.setTimeout(() => settle(null), WAIT_MAX_MS) : undefined),
    [clock, settle],
  );
  return { ready, settle };
}
