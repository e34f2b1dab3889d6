import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TableRow } from '../rows/row-set.ts';
import {
  type Selection,
  everythingSelected,
  headerState,
  idsBetween,
  isSelected,
  nothingSelected,
  withRows,
} from './selection.ts';
import { withMovedRange } from './range.ts';
import { type Slice, type StoreHolder, useSlice } from '../../shared/use-slice.ts';

export interface SelectionActions {
  /** Toggles one row; `range` extends from the last toggled row, as Shift does. */
  readonly toggle: (id: string, range: boolean) => void;
  /** Selects from where the range began up to `to`, when focus moves there with Shift from `from`. */
  readonly extend: (from: string, to: string) => void;
  /** Toggles the header checkbox: the rows of this page, or all rows without paging. */
  readonly toggleAll: () => void;
  /** Selects all rows of the query, on all pages. */
  readonly selectEverything: () => void;
  readonly clear: () => void;
  readonly set: (selection: Selection) => void;
}

/** Selection in the table's store. */
export interface SelectionState extends StoreHolder {
  readonly selection: Slice<Selection>;
  /** The row from which Shift extends. */
  readonly anchor: Slice<string | null>;
}

interface ControlledSelection {
  readonly selection?: Selection | undefined;
  readonly onSelectionChange?: ((selection: Selection) => void) | undefined;
}

interface SelectableRows<Row> {
  readonly rows: readonly TableRow<Row>[];
  readonly total: number;
  readonly paged: boolean;
}

export function useSelection<Row>(
  state: SelectionState,
  { selection: controlled, onSelectionChange }: ControlledSelection,
  shown: SelectableRows<Row>,
): { readonly selection: Selection; readonly selectionActions: SelectionActions } {
  const [selection, update] = useSlice(state, state.selection, controlled, onSelectionChange);
  const latest = useRef(shown);
  /** The row where the current range ends. */
  const rangeEnd = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const selectionActions = useMemo<SelectionActions>(() => {
    const idsHere = (): readonly string[] => latest.current.rows.map(({ id }) => id);
    return {
      toggle: (id, range) =>
        update((before) => {
          const { store, anchor } = state;
          const from = store.get(anchor);
          store.set(anchor, id);
          rangeEnd.current = id;
          const selected = !isSelected(before, id);
          if (!range || from === null) return withRows(before, [id], selected);
          // The range takes the state of the row it started from.
          return withRows(before, idsBetween(idsHere(), from, id), isSelected(before, from));
        }),
      extend: (from, to) =>
        update((before) => {
          const { store, anchor } = state;
          if (rangeEnd.current !== from) store.set(anchor, from);
          rangeEnd.current = to;
          return withMovedRange(before, idsHere(), { anchor: store.get(anchor) ?? from, from, to });
        }),
      toggleAll: () =>
        update((before) => {
          const { total, paged } = latest.current;
          if (!paged) {
            return headerState(before, total) === 'all' ? nothingSelected : everythingSelected;
          }
          const ids = idsHere();
          return withRows(before, ids, headerState(before, total, ids) !== 'all');
        }),
      selectEverything: () => update(() => everythingSelected),
      clear: () => update(() => nothingSelected),
      set: (next) => update(() => next),
    };
  }, [state, update]);
  return { selection, selectionActions };
}
