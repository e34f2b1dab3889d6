import { createLazy } from '@pantau/core/lazy';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { TableQuery } from '../rows/query.ts';
import type { TableRow } from '../rows/row-set.ts';
import { type Slice, type StoreHolder, type Update, useSlice } from '../../shared/use-slice.ts';
import type { ReasonOf } from './known-rows.ts';
import type { IdSource } from './resolve-ids.ts';
import {
  type HeaderState,
  type Selection,
  everythingOf,
  headerState,
  idsBetween,
  isSelected,
  nothingSelected,
  withRows,
} from './selection.ts';
import { withMovedRange } from './range.ts';
import {
  type SelectionRows,
  countOutside,
  countSelected,
  currentSelection,
} from './selection-rows.ts';

export interface SelectionActions {
  /** Toggles one row; `range` extends from the last toggled row, as Shift does. */
  readonly toggle: (id: string, range: boolean) => void;
  /** Selects from where the range began up to `to`, when focus moves there with Shift from `from`. */
  readonly extend: (from: string, to: string) => void;
  /** Toggles the header checkbox: the rows of this page, or all rows without paging. */
  readonly toggleAll: () => void;
  /** Selects all rows of the query, on all pages. Does nothing where the source does not know them. */
  readonly selectEverything: () => void;
  readonly clear: () => void;
  readonly set: (selection: Selection) => void;
}

/** How the selection is described to the user. */
export interface SelectedRows {
  /** On all pages. */
  readonly count: number;
  /** How many of them the search and filters do not match; 0 if not known. */
  readonly outside: number;
  /** How many rows "select all" selects; `null` if the source does not know them. */
  readonly available: number | null;
  /** State of the header checkbox. */
  readonly header: HeaderState;
  /** Ids of the selected rows. Rejects with `conflict` if there are more than `count` (DT-205). */
  resolveIds(signal?: AbortSignal): Promise<readonly string[]>;
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

export interface SelectionContext<Row> {
  /** Rows of this page. */
  readonly rows: readonly TableRow<Row>[];
  readonly paged: boolean;
  readonly query: TableQuery;
  readonly known: SelectionRows;
  readonly reasonOf: ReasonOf<Row> | null;
  readonly from: IdSource<Row> | null;
}

export interface UsedSelection {
  readonly selection: Selection;
  readonly selectionActions: SelectionActions;
  readonly selected: SelectedRows;
}

function selectableHere<Row>({ rows, reasonOf }: SelectionContext<Row>): readonly string[] {
  const found = reasonOf === null ? rows : rows.filter((row) => reasonOf(row.original) === null);
  return found.map(({ id }) => id);
}

function headerOf<Row>(
  selection: Selection,
  context: SelectionContext<Row>,
  count: number,
): HeaderState {
  if (context.paged) return headerState(selection, selectableHere(context), count);
  const total = context.known.total() ?? 0;
  return count === 0 ? 'none' : count >= total ? 'all' : 'some';
}

export function useSelection<Row>(
  state: SelectionState,
  { selection: controlled, onSelectionChange }: ControlledSelection,
  context: SelectionContext<Row>,
): UsedSelection {
  const [stored, update] = useSlice(state, state.selection, controlled, onSelectionChange);
  const { known } = context;
  const selection = useMemo(() => currentSelection(stored, known), [stored, known]);
  useEffect(() => {
    if (selection !== stored) update((now) => (now === stored ? selection : now));
  }, [selection, stored, update]);
  const latest = useRef(context);
  /** The row where the current range ends. */
  const rangeEnd = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = context;
  });
  const selectionActions = useMemo<SelectionActions>(() => {
    const idsHere = (): readonly string[] => latest.current.rows.map(({ id }) => id);
    const now = (before: Selection): Selection => currentSelection(before, latest.current.known);
    /** A range may include rows that cannot be selected. */
    const allowed = (selection: Selection): Selection => {
      if (latest.current.reasonOf === null) return selection;
      const selectable = new Set(selectableHere(latest.current));
      const others = idsHere().filter((id) => !selectable.has(id));
      return others.length === 0 ? selection : withRows(selection, others, false);
    };
    return {
      toggle: (id, range) =>
        update((stale) => {
          const before = now(stale);
          const { store, anchor } = state;
          const from = store.get(anchor);
          store.set(anchor, id);
          rangeEnd.current = id;
          const selected = !isSelected(before, id);
          if (!range || from === null) return allowed(withRows(before, [id], selected));
          // The range takes the state of the row it started from.
          const ids = idsBetween(idsHere(), from, id);
          return allowed(withRows(before, ids, isSelected(before, from)));
        }),
      extend: (from, to) =>
        update((stale) => {
          const { store, anchor } = state;
          if (rangeEnd.current !== from) store.set(anchor, from);
          rangeEnd.current = to;
          const moved = { anchor: store.get(anchor) ?? from, from, to };
          return allowed(withMovedRange(now(stale), idsHere(), moved));
        }),
      toggleAll: () =>
        update((stale) => {
          const before = now(stale);
          const { current } = latest;
          const isAll = headerOf(before, current, countSelected(before, current.known)) === 'all';
          if (current.paged) return withRows(before, selectableHere(current), !isAll);
          return isAll ? nothingSelected : everythingOf(current.query);
        }),
      selectEverything: () =>
        update((before) => {
          const { known: rows, query: shown } = latest.current;
          return rows.total() === null ? before : everythingOf(shown);
        }),
      clear: () => update(() => nothingSelected),
      set: (next) => update(() => next),
    };
  }, [state, update]);
  return { selection, selectionActions, selected: useSelectedRows(selection, update, context) };
}

const idResolver = createLazy(async () => (await import('./resolve-ids.ts')).resolveIds);

function useSelectedRows<Row>(
  selection: Selection,
  update: Update<Selection>,
  context: SelectionContext<Row>,
): SelectedRows {
  const { known, query, from } = context;
  const forget = useCallback(
    (gone: readonly string[]) =>
      update((now) => (now.mode === 'except' ? withRows(now, gone, true) : now)),
    [update],
  );
  const count = countSelected(selection, known);
  return {
    count,
    outside: countOutside(selection, known),
    get available() {
      return known.total();
    },
    header: headerOf(selection, context, count),
    async resolveIds(signal) {
      const resolveIds = await idResolver.load();
      return resolveIds({ selection, rows: known, query, count, from, forget }, signal);
    },
  };
}
