import type { IconName } from '@pantau/core/ui';
import type { ReactNode } from 'react';
import type { SelectionActions } from '../selection/use-selection.ts';
import { type Selection, countSelected } from '../selection/selection.ts';

/** What of a table bulk actions need; `useDataTable` gives all of it. */
export interface BulkTable {
  readonly selection: Selection;
  readonly selectionActions: SelectionActions;
  readonly rows: readonly { readonly id: string }[];
  readonly total: number;
  readonly paged: boolean;
}

/** What is selected, and how many rows that is. */
export interface BulkTarget {
  readonly selection: Selection;
  readonly count: number;
  clear(): void;
}

/** Something to do with all selected rows. With `items` it opens a menu of them instead. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** In place of an icon, such as a status' glyph. */
  readonly glyph?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly onSelect?: ((target: BulkTarget) => void) | undefined;
  readonly items?: readonly BulkAction[] | undefined;
}

export function bulkTarget(table: BulkTable): BulkTarget {
  const { selection, selectionActions, total } = table;
  return { selection, count: countSelected(selection, total), clear: selectionActions.clear };
}
