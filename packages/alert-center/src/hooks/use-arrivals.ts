import { useEffect, useRef } from 'react';
import type { AlertView } from '../engine/list/list-state.ts';
import { watchArrivals } from '../engine/list/watch-arrivals.ts';
import { useAlertCenter } from './alert-center-context.ts';

/**
 * Tells of alerts as they arrive, newest first, also while they are held back. Nothing is told of
 * those that were there when the lists were first loaded.
 */
export function useArrivals(onArrivals: (arrivals: readonly AlertView[]) => void): void {
  const store = useAlertCenter();
  const latest = useRef(onArrivals);
  useEffect(() => {
    latest.current = onArrivals;
  });
  useEffect(() => watchArrivals(store, (arrivals) => latest.current(arrivals)), [store]);
}
