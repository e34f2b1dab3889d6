import { useEffect, useRef } from 'react';
import type { Urgency } from '../domain/alert.ts';
import { type AlertListState, type AlertView, urgencies } from '../domain/list/alert-list-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

/** Alerts of one list that were not known before and stand above what was: older pages do not count. */
function arrivalsOf(
  before: AlertListState,
  next: AlertListState,
  urgency: Urgency,
): readonly AlertView[] {
  const { all: had, isLoaded } = before.lists[urgency];
  const { all } = next.lists[urgency];
  if (!isLoaded || all === had) return [];
  const oldest = had.at(-1);
  const end = oldest === undefined ? all.length : all.indexOf(oldest);
  return all
    .slice(0, Math.max(0, end))
    .filter((id) => !before.entities.has(id))
    .flatMap((id) => next.entities.get(id)?.view ?? []);
}

/**
 * Tells of alerts as they arrive, newest first, also while they are held back. Nothing is told of
 * those that were there when the lists were first loaded.
 */
export function useArrivals(onArrivals: (arrivals: readonly AlertView[]) => void): void {
  const { atoms, jotai } = useAlertCenter();
  const latest = useRef(onArrivals);
  useEffect(() => {
    latest.current = onArrivals;
  });

  useEffect(() => {
    let before = jotai.get(atoms.state);
    return jotai.sub(atoms.state, () => {
      const next = jotai.get(atoms.state);
      const arrivals = urgencies.flatMap((urgency) => arrivalsOf(before, next, urgency));
      before = next;
      if (arrivals.length > 0) latest.current(arrivals);
    });
  }, [atoms, jotai]);
}
