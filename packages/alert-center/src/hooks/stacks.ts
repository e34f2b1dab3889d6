import { useCallback, useMemo } from 'react';
import type { AlertId, Urgency } from '../engine/alert/alert.ts';
import { isUnresolved } from '../engine/alert/alert.ts';
import { urgencies } from '../engine/list/list-state.ts';
import { type AlertStack, type StackedRows, alertsOfRows } from '../engine/stacks/stack-rows.ts';
import { type StackSummary, createSummarySelector } from '../engine/stacks/stack-summary.ts';
import { type Stacks, type StacksView, createStacks } from '../engine/stacks/stacks.store.ts';
import { type AlertCenterStore, useAlertCenter } from './alert-center-context.ts';
import { useObserved, useStoreValue } from './use-store-value.ts';

export type { AlertStack } from '../engine/stacks/stack-rows.ts';
export type { StackSummary } from '../engine/stacks/stack-summary.ts';

/** The stacks of a store; created on first use, because their code loads with the panel. */
export const stacksOf = (store: AlertCenterStore): Stacks =>
  (store.stacks.current ??= createStacks(store));

const isOnOf = ({ isOn }: StacksView): boolean => isOn;

/** Whether repeats stack, by the user's choice or the number of unresolved alerts. */
export function useIsStacking(): boolean {
  return useObserved(stacksOf(useAlertCenter()), isOnOf);
}

/** The rows of one list, with repeats in stacks. */
export function useStackedRows(urgency: Urgency): StackedRows {
  const stacks = stacksOf(useAlertCenter());
  return useObserved(
    stacks,
    useCallback(({ lists }: StacksView) => lists[urgency], [urgency]),
  );
}

/** The alerts of the stack that an alert is in, collapsed or not; `null` for an alert with a row of its own. */
export function useStackIdsOf(id: AlertId): readonly AlertId[] | null {
  const stacks = stacksOf(useAlertCenter());
  return useObserved(
    stacks,
    useCallback(
      ({ lists }: StacksView) => {
        for (const urgency of urgencies) {
          for (const { ids } of lists[urgency].stacks.values()) if (ids.includes(id)) return ids;
        }
        return null;
      },
      [id],
    ),
  );
}

/** Shows or hides the alerts of a stack. Stable. */
export function useExpandStack(): (stackId: string, expanded: boolean) => void {
  return stacksOf(useAlertCenter()).expand;
}

/** What a stack's row shows. Renders again only when one of its alerts changes. */
export function useStackSummary(ids: readonly AlertId[]): StackSummary | null {
  return useStoreValue(useMemo(() => createSummarySelector(ids), [ids]));
}

/** The stack with this row; `undefined` for the row of an alert. */
export function stackAt(store: AlertCenterStore, rowId: string): AlertStack | undefined {
  const { lists } = stacksOf(store).get();
  return urgencies.flatMap((urgency) => lists[urgency].stacks.get(rowId) ?? [])[0];
}

/** The row of the expanded stack that shows an alert. */
export function stackWith(store: AlertCenterStore, id: AlertId): string | undefined {
  const { lists } = stacksOf(store).get();
  const stacks = urgencies.flatMap((urgency) => [...lists[urgency].stacks.values()]);
  return stacks.find(({ ids, isExpanded }) => isExpanded && ids.includes(id))?.id;
}

/** The alerts on which an action on a row acts: of a stack those that are unresolved, or all once none is. */
export function targetsAt(store: AlertCenterStore, rowId: string): readonly AlertId[] {
  const stack = stackAt(store, rowId);
  if (stack === undefined) return [rowId];
  const { entities } = store.get().list;
  const open = stack.ids.filter((id) => {
    const view = entities.get(id)?.view;
    return view !== undefined && isUnresolved(view.alert);
  });
  return open.length > 0 ? open : stack.ids;
}

/** Whether an alert of a row is unresolved. */
export function isRowOpen(store: AlertCenterStore, rowId: string): boolean {
  const [id = ''] = targetsAt(store, rowId);
  const view = store.get().list.entities.get(id)?.view;
  return view !== undefined && isUnresolved(view.alert);
}

/** Selects or deselects the alerts of a row. */
export function selectRow(store: AlertCenterStore, rowId: string, selected: boolean): void {
  const { select } = store.actions.selection;
  for (const id of stackAt(store, rowId)?.ids ?? [rowId]) select(id, selected);
}

/** Selects the rows from the last selected one to this one, as they are shown, with all alerts of their stacks. */
export function selectToRow(store: AlertCenterStore, rowId: string): void {
  const { selectTo } = store.actions.selection;
  const { lists } = stacksOf(store).get();
  const ids = stackAt(store, rowId)?.ids ?? [rowId];
  const shown = urgencies.find((urgency) => lists[urgency].ids.includes(ids[0] ?? ''));
  if (shown === undefined || lists[shown].stacks.size === 0) {
    selectTo(rowId);
    return;
  }
  const { rowIds, stacks } = lists[shown];
  const order = alertsOfRows(rowIds, (id) => stacks.get(id));
  for (const id of new Set([ids[0] ?? '', ids.at(-1) ?? ''])) selectTo(id, order);
}
