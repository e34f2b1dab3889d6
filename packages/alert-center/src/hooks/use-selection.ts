import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { AlertId, Urgency } from '../engine/alert/alert.ts';
import type { PickedAlert } from '../engine/triage/selection.ts';
import type { PickControls } from '../engine/triage/triage.store.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { PickedAlert } from '../engine/triage/selection.ts';

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
  const { triage, jotai } = useAlertCenter();
  const ids = useAtomValue(triage.picks.ids, { store: jotai });
  const { alerts, isAllOf } = useAtomValue(triage.picks.atom, { store: jotai });
  return useMemo(() => {
    const { pick, pickTo, pickAllUnresolved, clear } = triage.picks;
    return { ids, count: ids.size, isAllOf, alerts, pick, pickTo, pickAllUnresolved, clear };
  }, [triage, ids, alerts, isAllOf]);
}

/** How to pick, without listening to what is picked. Stable. */
export function usePickControls(): PickControls {
  return useAlertCenter().triage.picks;
}

/** Whether this alert is picked. Renders again only when that changes. */
export function useIsPicked(id: AlertId): boolean {
  const { triage, jotai } = useAlertCenter();
  const isPicked = useMemo(
    () => atom((get) => get(triage.picks.atom).alerts.has(id)),
    [triage, id],
  );
  return useAtomValue(isPicked, { store: jotai });
}

/** Whether anything is picked, so that every row shows its box. */
export function useIsPicking(): boolean {
  const { triage, jotai } = useAlertCenter();
  const isPicking = useMemo(() => atom((get) => get(triage.picks.atom).alerts.size > 0), [triage]);
  return useAtomValue(isPicking, { store: jotai });
}
