import { type PrimitiveAtom, atom, createStore } from 'jotai';
import type { ColumnSettingsState } from '../features/columns/use-column-actions.ts';
import type { SelectionState } from '../features/selection/use-selection.ts';
import type { ColumnSettings } from '../features/columns/column-tree.ts';
import { type TableQuery, defaultQuery } from '../features/rows/query.ts';
import { type Selection, nothingSelected } from '../features/selection/selection.ts';

/** The cell that the keyboard is at, by row id; the header's row has none. */
export interface ActiveCell {
  readonly rowId: string | null;
  readonly columnKey: string;
}

/** What a table remembers while it is mounted. */
export interface TableState extends SelectionState, ColumnSettingsState {
  readonly query: PrimitiveAtom<TableQuery>;
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
