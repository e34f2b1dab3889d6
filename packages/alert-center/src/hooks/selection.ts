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
  /** Also those that have left the lists since. */
  readonly count: number;
  /** They are all unresolved alerts of this list, as of the moment when they were picked. */
  readonly isAllOf: Urgency | null;
  /** In the order in which they were picked. */
  readonly alerts: ReadonlyMap<AlertId, PickedAlert>;
}

/**
 * What the user has picked to act on together, and how it is picked. Renders again with every pick: a
 * row asks `useIsPicked`.
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

/** How to pick, without listening to what is picked. Stable. */
export function usePickControls(): PickControls {
  return useAlertCenter().actions.selection;
}

/** Whether this alert is picked. Renders again only when that changes. */
export function useIsPicked(id: AlertId): boolean {
  return useStoreValue(
    useCallback(({ selection }: AlertCenterState) => selection.alerts.has(id), [id]),
  );
}

/** Whether anything is picked, so that every row shows its box. */
export function useIsPicking(): boolean {
  return useStoreValue(isAnySelected);
}
