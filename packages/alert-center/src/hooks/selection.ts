import { useCallback, useMemo } from 'react';
import type { AlertId, Urgency } from '../engine/alert/alert.ts';
import type { SelectedAlert, AlertSelection } from '../engine/triage/selection.ts';
import type { SelectionControls } from '../engine/triage/triage.store.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export type { SelectedAlert } from '../engine/triage/selection.ts';

const selectionOf = ({ selection }: AlertCenterState): AlertSelection => selection;

const isAnySelected = ({ selection }: AlertCenterState): boolean => selection.alerts.size > 0;

export interface SelectionView extends SelectionControls {
  readonly ids: ReadonlySet<AlertId>;
  /** Includes alerts that have left the lists since they were selected. */
  readonly count: number;
  /** The list whose unresolved alerts were all selected, as of that moment; `null` otherwise. */
  readonly isAllOf: Urgency | null;
  /** In the order of selection. */
  readonly alerts: ReadonlyMap<AlertId, SelectedAlert>;
}

/**
 * The user's selected alerts and the functions to change the selection. Renders again on every change:
 * use `useIsSelected` in a row.
 */
export function useSelection(): SelectionView {
  const controls = useSelectionControls();
  const { alerts, isAllOf } = useStoreValue(selectionOf);
  const ids = useMemo(() => new Set(alerts.keys()), [alerts]);
  return useMemo(() => {
    const { select, selectTo, selectAllUnresolved, clear } = controls;
    return { ids, count: ids.size, isAllOf, alerts, select, selectTo, selectAllUnresolved, clear };
  }, [controls, ids, alerts, isAllOf]);
}

/** The functions to change the selection, without subscribing to it. Stable. */
export function useSelectionControls(): SelectionControls {
  return useAlertCenter().actions.selection;
}

/** Whether this alert is selected. Renders again only when that changes. */
export function useIsSelected(id: AlertId): boolean {
  return useStoreValue(
    useCallback(({ selection }: AlertCenterState) => selection.alerts.has(id), [id]),
  );
}

/** Whether any alert is selected, so that every row shows its checkbox. */
export function useIsSelecting(): boolean {
  return useStoreValue(isAnySelected);
}

/** Whether none, some or all of several alerts are selected. Renders again only when that changes. */
export function useSelectedAmong(ids: readonly AlertId[]): 'none' | 'some' | 'all' {
  return useStoreValue(
    useCallback(
      ({ selection: { alerts } }: AlertCenterState) => {
        const count = alerts.size === 0 ? 0 : ids.filter((id) => alerts.has(id)).length;
        if (count === 0) return 'none';
        return count === ids.length ? 'all' : 'some';
      },
      [ids],
    ),
  );
}
