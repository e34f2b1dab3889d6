import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { AlertId, Urgency } from '../engine/alert/alert.ts';
import { type AlertListView, createListSelector } from '../engine/list/selectors.ts';
import { useStoreValue } from './use-store-value.ts';
import type { AlertView, CountsView } from '../engine/list/list-state.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { watchArrivals } from '../engine/list/watch-arrivals.ts';

export type { AlertListView } from '../engine/list/selectors.ts';

/** One list: which alerts, in order, and how it stands. The alerts themselves: `useAlert`. */
export function useAlertList(urgency: Urgency): AlertListView {
  return useStoreValue(useMemo(() => createListSelector(urgency), [urgency]));
}

export type { AlertView } from '../engine/list/list-state.ts';

/**
 * One alert, the user's own unconfirmed changes included; undefined when it is not known (any more).
 * Renders again only when this alert changes.
 */
export function useAlert(id: AlertId): AlertView | undefined {
  return useStoreValue(
    useCallback(({ list }: AlertCenterState) => list.entities.get(id)?.view, [id]),
  );
}

export type { CountsView } from '../engine/list/list-state.ts';

const countsOf = ({ list }: AlertCenterState): CountsView => list.countsView;

/** Unresolved alerts, the user's own unconfirmed changes included. */
export function useAlertCounts(): CountsView {
  return useStoreValue(countsOf);
}

const stripOf = ({ list }: AlertCenterState): readonly AlertView[] => list.strip;

/** The newest unread alerts, urgent and important together, newest first; at most 3 (spec alerts §2). */
export function useUnreadStrip(): readonly AlertView[] {
  return useStoreValue(stripOf);
}

const unresolvedOnlyOf = ({ list }: AlertCenterState): boolean => list.unresolvedOnly;

/** Whether the lists show only what somebody still has to judge, and the function that changes it. */
export function useUnresolvedOnly(): readonly [boolean, (value: boolean) => void] {
  const { actions } = useAlertCenter();
  return [useStoreValue(unresolvedOnlyOf), actions.setUnresolvedOnly];
}

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
