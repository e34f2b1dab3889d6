import { type PrimitiveAtom, atom, createStore } from 'jotai';
import type { ColumnSettings } from '../features/columns/column-tree.ts';
import { type TableQuery, defaultQuery } from '../features/rows/query.ts';
import { type Selection, nothingSelected } from '../features/selection/selection.ts';

/** The cell that the keyboard is at, by row id; the header's row has none. */
export interface ActiveCell {
  readonly rowId: string | null;
  readonly columnKey: string;
}

/** What a table remembers while it is mounted. */
export interface TableState {
  readonly store: ReturnType<typeof createStore>;
  readonly query: PrimitiveAtom<TableQuery>;
  readonly selection: PrimitiveAtom<Selection>;
  /** The row that Shift selects from. */
  readonly anchor: PrimitiveAtom<string | null>;
  /** Null until the user arranges columns: as the product has them. */
  readonly settings: PrimitiveAtom<ColumnSettings | null>;
  readonly active: PrimitiveAtom<ActiveCell | null>;
}

export function createTableState(initial: Partial<TableQuery> = {}): TableState {
  return {
    store: createStore(),
    query: atom<TableQuery>({ ...defaultQuery, ...initial }),
    selection: atom<Selection>(nothingSelected),
    anchor: atom<string | null>(null),
    settings: atom<ColumnSettings | null>(null),
    active: atom<ActiveCell | null>(null),
  };
}
