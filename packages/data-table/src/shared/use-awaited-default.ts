import { useClock } from '@pantau/core';
import { useCallback, useEffect, useRef, useState } from 'react';

/** ms after which the table opens without a default that has not been loaded. */
const WAIT_MAX_MS = 3_000;

export interface AwaitedDefault<T> {
  /** The default is known, or there is no use in waiting for it. */
  readonly ready: boolean;
  /** Ends the wait with the default, or `null` for none. Later calls do nothing. */
  settle(value: T | null): void;
}

/** Waits for a default, of filters or a view, before the first request, but not for ever (DT-268). */
export function useAwaitedDefault<T>(waits: boolean, apply: (value: T) => void): AwaitedDefault<T> {
  const clock = useClock();
  const [ready, setReady] = useState(!waits);
  const isWaiting = useRef(waits);
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const settle = useCallback((value: T | null): void => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    if (value !== null) latest.current(value);
    setReady(true);
  }, []);
  useEffect(
    () => (isWaiting.current ? clock.setTimeout(() => settle(null), WAIT_MAX_MS) : undefined),
    [clock, settle],
  );
  return { ready, settle };
}
