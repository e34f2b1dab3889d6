import { useClock } from '@pantau/core';
import { useEffect, useState } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { STRIP_ROTATE_MS } from '../../engine/alert/limits.ts';

export interface Rotation {
  readonly view: AlertView | undefined;
  readonly index: number;
  /** Moves by a number of alerts, wrapping around. */
  step(by: number): void;
}

/**
 * Rotates through the alerts every three seconds unless paused. A new alert is shown immediately, unless
 * paused.
 */
export function useRotation(views: readonly AlertView[], isPaused: boolean): Rotation {
  const clock = useClock();
  const [shownId, setShownId] = useState<AlertId | undefined>(undefined);
  const [newestId, setNewestId] = useState(views[0]?.alert.id);
  const newest = views[0]?.alert.id;
  if (newest !== newestId) {
    setNewestId(newest);
    if (!isPaused) setShownId(newest);
  }

  const found = views.findIndex(({ alert }) => alert.id === shownId);
  const index = Math.max(0, found);
  const idAt = (at: number): AlertId | undefined =>
    views[(at + views.length) % Math.max(1, views.length)]?.alert.id;
  const next = idAt(index + 1);
  const isTurning = !isPaused && views.length > 1;

  useEffect(() => {
    if (!isTurning) return undefined;
    return clock.setTimeout(() => setShownId(next), STRIP_ROTATE_MS);
  }, [isTurning, next, clock]);

  return { view: views[index], index, step: (by) => setShownId(idAt(index + by)) };
}
