import { useCallback, useMemo } from 'react';
import type { AlertId, Urgency } from '../engine/alert/alert.ts';
import type { PickedAlert, Picks } from '../engine/triage/selection.ts';
import type { PickControls } from '../engine/triage/triage.store.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export type { PickedAlert } from '../engine/triage/selection.ts';

const selectionOf = ({ selection }: AlertCenterState): Picks => selection;

const isAnySelected = ({ selection }: AlertCenterState): boolean => selection.alerts.size > 0;

export interface PicksView extends PickControls {
  readonly ids: ReadonlySet<AlertId>;
  /** Includes alerts that have left the lists since they were selected. */
  readonly count: number;
  /** The list whose unresolved alerts were all selected, as of that moment; `null` otherwise. */
  readonly isAllOf: Urgency | null;
  /** In the order of selection. */
  readonly alerts: ReadonlyMap<AlertId, PickedAlert>;
}

/**
 * The user's selected alerts and the functions to change the selection. Renders again on every change:
 * use `useIsPicked` in a row.
 */
export function usePicks(): PicksView {
  const controls = usePickControls();
  const { alerts, isAllOf } = useStoreValue(selectionOf);
  const ids = useMemo(() => new Set(alerts.keys()), [alerts]);
  return useMemo(() => {
    const { pick, pickTo, pickAllUnresolved, clear } = controls;
    return { ids, count: ids.size, isAllOf, alerts, pick, pickTo, pickAllUnresolved, clear };
  }, [controls, ids, alerts, isAllOf]);
}

/** The functions to change the selection, without subscribing to it. Stable. */
export function usePickControls(): PickControls {
  return useAlertCenter().actions.selection;
}

/** Whether this alert is selected. Renders again only when that changes. */
export function useIsPicked(id: AlertId): boolean {
  return useStoreValue(
    useCallback(({ selection }: AlertCenterState) => selection.alerts.has(id), [id]),
  );
}

/** Whether any alert is selected, so that every row shows its checkbox. */
export function useIsPicking(): boolean {
  return useStoreValue(isAnySelected);
}
