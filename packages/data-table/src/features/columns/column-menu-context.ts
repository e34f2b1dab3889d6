import { createContext, useContext } from 'react';
import type { ColumnActions } from './use-column-actions.ts';
import type { ColumnSettings } from './setting-tree.ts';
import type { Sort, SortDirection } from '../sorting/sort.ts';

/** Shared by the menus of all columns. */
export interface ColumnMenuTable {
  readonly settings: ColumnSettings;
  readonly sorts: readonly Sort[];
  readonly columnActions: ColumnActions;
  readonly sort: (key: string, direction: SortDirection | null) => void;
  readonly sortable: (key: string) => boolean;
  readonly widthOf: (key: string) => number;
  /** Fits the width to the visible cells. */
  readonly autoSize: (key: string) => void;
  /** Keys of the columns by which rows are grouped. */
  readonly groupBy: readonly string[];
  /** `null` where users cannot group. */
  readonly setGroupBy: ((groupBy: readonly string[]) => void) | null;
  /** Expands or collapses all groups; `undefined` where rows are not grouped. */
  readonly expandGroups?: ((expanded: boolean) => void) | undefined;
  /** Opens the column chooser; `undefined` where there is none. */
  readonly openChooser?: (() => void) | undefined;
}

export const ColumnMenuContext = createContext<ColumnMenuTable | null>(null);

export function useColumnMenuTable(): ColumnMenuTable {
  const table = useContext(ColumnMenuContext);
  if (table === null) throw new Error('The menu of a column needs its table around it');
  return table;
}
