import { type PrimitiveAtom, atom, createStore } from 'jotai';
import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import type { ColumnSettingsState } from '../features/columns/use-column-actions.ts';
import { type TableQuery, defaultQuery } from '../features/rows/query.ts';
import { type Selection, nothingSelected } from '../features/selection/selection.ts';
import type { SelectionState } from '../features/selection/use-selection.ts';
import { type ActiveCellStore, createActiveCell } from './active-cell.ts';

/** The state of one mounted table. */
export interface TableState extends SelectionState, ColumnSettingsState {
  readonly query: PrimitiveAtom<TableQuery>;
  readonly activeCell: ActiveCellStore;
}

export function createTableState(initial: Partial<TableQuery> = {}): TableState {
  const store = createStore();
  return {
    store,
    query: atom<TableQuery>({ ...defaultQuery, ...initial }),
    selection: atom<Selection>(nothingSelected),
    anchor: atom<string | null>(null),
    settings: atom<ColumnSettings | null>(null),
    activeCell: createActiveCell(store),
  };
}
