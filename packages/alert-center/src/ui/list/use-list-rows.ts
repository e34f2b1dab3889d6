import { useMemo, useState } from 'react';
import type { AlertId, Urgency } from '../../engine/alert/alert.ts';
import { type StackedRows, alertsOfRows } from '../../engine/stacks/stack-rows.ts';
import { type AlertStack, useStackedRows } from '../../hooks/stacks.ts';
import { useRowSteps } from './use-row-steps.ts';

export interface ListRows {
  /** Ids of the alerts and stacks to render, in order. */
  readonly rowIds: readonly string[];
  /** Whether these are all rows. */
  readonly complete: boolean;
  /** The stack with this row; `undefined` for the row of an alert. */
  stackOf(rowId: string): AlertStack | undefined;
  /** Every row on the screen from top to bottom, those in expanded stacks included. */
  readonly onScreen: readonly string[];
  /** Every alert of the list. */
  readonly alertIds: readonly AlertId[];
  /** The alerts of the rendered rows. */
  readonly renderedIds: readonly AlertId[];
}

type ById = ReadonlyMap<string, AlertStack>;

/** The rendered rows without earlier ones whose alerts are in another row now: no alert shows twice. */
function withoutMoved(
  rendered: readonly string[],
  { rowIds, stacks }: StackedRows,
  earlier: ById,
): readonly string[] {
  const current = new Set(rowIds);
  const shown = new Set(
    alertsOfRows(
      rendered.filter((id) => current.has(id)),
      (id) => stacks.get(id),
    ),
  );
  const isMoved = (id: string): boolean =>
    (earlier.get(id)?.ids ?? [id]).some((one) => shown.has(one));
  return rendered.filter((id) => current.has(id) || !isMoved(id));
}

/** The rows of a list, with repeats in stacks. Many new ones come in steps. */
export function useListRows(urgency: Urgency): ListRows {
  const stacked = useStackedRows(urgency);
  const { ids, stacks } = stacked;
  const rendered = useRowSteps(stacked.rowIds);
  const complete = rendered === stacked.rowIds;
  // Until all rows are rendered, some are of earlier stacks.
  const [earlier, setEarlier] = useState(stacks);
  if (complete && earlier !== stacks) setEarlier(stacks);
  return useMemo(() => {
    const rowIds = complete ? rendered : withoutMoved(rendered, stacked, earlier);
    const stackOf = (rowId: string): AlertStack | undefined =>
      stacks.get(rowId) ?? earlier.get(rowId);
    const hasStacks = stacks.size > 0 || earlier.size > 0;
    const membersOf = (rowId: string): readonly string[] => {
      const stack = stackOf(rowId);
      return stack?.isExpanded === true ? [rowId, ...stack.ids] : [rowId];
    };
    return {
      rowIds,
      complete,
      stackOf,
      onScreen: hasStacks ? rowIds.flatMap(membersOf) : rowIds,
      alertIds: ids,
      renderedIds: hasStacks && !complete ? alertsOfRows(rowIds, stackOf) : complete ? ids : rowIds,
    };
  }, [rendered, complete, stacked, ids, stacks, earlier]);
}
