import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { AlertId, Urgency } from '../engine/alert/alert.ts';
import type { AlertListView } from '../engine/list/list-view.ts';
import { createListSelector } from '../engine/list/selectors.ts';
import { useStoreValue } from './use-store-value.ts';
import { type AlertView, type CountsView, shownKey, urgencies } from '../engine/list/list-state.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { watchArrivals, watchFoundEmergencies } from '../engine/list/watch-arrivals.ts';

export type { AlertListView } from '../engine/list/list-view.ts';

/** The ordered alert ids of one list and its load state. Read each alert with `useAlert`. */
export function useAlertList(urgency: Urgency): AlertListView {
  return useStoreValue(useMemo(() => createListSelector(urgency), [urgency]));
}

export type { AlertView } from '../engine/list/list-state.ts';

/**
 * One alert, including optimistic updates; `undefined` if the store does not hold it. Renders again only
 * when this alert changes.
 */
export function useAlert(id: AlertId): AlertView | undefined {
  return useStoreValue(
    useCallback(({ list }: AlertCenterState) => list.entities.get(id)?.view, [id]),
  );
}

export type { CountsView } from '../engine/list/list-state.ts';

const countsOf = ({ list }: AlertCenterState): CountsView => list.countsView;

/** Counts of unresolved alerts, including optimistic updates. */
export function useAlertCounts(): CountsView {
  return useStoreValue(countsOf);
}

const areCountsKnownOf = ({ list }: AlertCenterState): boolean => list.countsView.isKnown;

/** Whether the counts have been loaded. Unlike `useAlertCounts` it does not render again at each arrival. */
export function useAreCountsKnown(): boolean {
  return useStoreValue(areCountsKnownOf);
}

const stripOf = ({ list }: AlertCenterState): readonly AlertView[] => list.strip;

/** Up to 3 of the newest unread alerts, urgent and important together, newest first. */
export function useUnreadStrip(): readonly AlertView[] {
  return useStoreValue(stripOf);
}

const unresolvedOnlyOf = ({ list }: AlertCenterState): boolean => list.unresolvedOnly;

/** Whether the lists show only unresolved alerts, and a function to change that. */
export function useUnresolvedOnly(): readonly [boolean, (value: boolean) => void] {
  const { actions } = useAlertCenter();
  return [useStoreValue(unresolvedOnlyOf), actions.setUnresolvedOnly];
}

const isAnyListBusyOf = ({ list }: AlertCenterState): boolean =>
  urgencies.some((urgency) => list.lists[shownKey(list, urgency)].isBusy);

/** Whether the user is busy with one of the lists, so that nothing may move. */
export function useIsAnyListBusy(): boolean {
  return useStoreValue(isAnyListBusyOf);
}

/**
 * Calls `onArrivals` with new alerts as they arrive, newest first, even while the list holds them back.
 * Alerts from the first load are not reported.
 */
export function useArrivals(onArrivals: (arrivals: readonly AlertView[]) => void): void {
  const store = useAlertCenter();
  const latest = useRef(onArrivals);
  useEffect(() => {
    latest.current = onArrivals;
  });
  useEffect(() => watchArrivals(store, (arrivals) => latest.current(arrivals)), [store]);
}

/** Calls `onFound` with emergencies that nobody has opened and that did not arrive just now, each once. */
export function useFoundEmergencies(onFound: (found: readonly AlertView[]) => void): void {
  const store = useAlertCenter();
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => watchFoundEmergencies(store, (found) => latest.current(found)), [store]);
}

/** Calls the listener when the feed reports that the user's alert rules have changed. */
export function useRuleChanges(onChange: () => void): void {
  const store = useAlertCenter();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () =>
      store.subscribe(
        ({ list }) => list.ruleChanges,
        () => latest.current(),
      ),
    [store],
  );
}
