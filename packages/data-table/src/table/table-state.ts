import type { Density } from '@pantau/core';
import { type PrimitiveAtom, atom, createStore } from 'jotai';
import type { ColumnSettings } from '../features/columns/setting-tree.ts';
import type { ColumnSettingsState } from '../features/columns/use-column-actions.ts';
import { type TableQuery, defaultQuery } from '../features/rows/query.ts';
import { type Selection, nothingSelected } from '../features/selection/selection.ts';
import type { GroupByState } from '../features/grouping/use-group-by.ts';
import type { SelectionState } from '../features/selection/use-selection.ts';
import { type ActiveCellStore, createActiveCell } from './active-cell.ts';

/** The state of one mounted table. */
export interface TableState extends SelectionState, ColumnSettingsState, GroupByState {
  readonly query: PrimitiveAtom<TableQuery>;
  readonly activeCell: ActiveCellStore;
  /** `null` until the user chooses one. */
  readonly density: PrimitiveAtom<Density | null>;
}

export function createTableState(
  initial: Partial<TableQuery> = {},
  groupBy: readonly string[] = [],
): TableState {
  const store = createStore();
  return {
    store,
    query: atom<TableQuery>({ ...defaultQuery, ...initial }),
    groupBy: atom<readonly string[]>(groupBy),
    selection: atom<Selection>(nothingSelected),
    anchor: atom<string | null>(null),
    settings: atom<ColumnSettings | null>(null),
    activeCell: createActiveCell(store),
    density: atom<Density | null>(null),
  };
}
