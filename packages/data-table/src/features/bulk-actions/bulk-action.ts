import type { IconName } from '@pantau/core/ui/icon';
import type { ReactNode } from 'react';
import type { SelectionActions } from '../selection/use-selection.ts';
import { type Selection, countSelected } from '../selection/selection.ts';

/** The part of a table that bulk actions need; the model of `useDataTable` has all of it. */
export interface BulkTable {
  readonly selection: Selection;
  readonly selectionActions: SelectionActions;
  readonly rows: readonly { readonly id: string }[];
  readonly total: number;
  readonly paged: boolean;
}

/** The selection and the number of selected rows. */
export interface BulkTarget {
  readonly selection: Selection;
  readonly count: number;
  clear(): void;
}

/** An action on all selected rows. With `items` it opens a menu instead. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Shown instead of an icon, for example a status glyph. */
  readonly glyph?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly onSelect?: ((target: BulkTarget) => void) | undefined;
  readonly items?: readonly BulkAction[] | undefined;
}

export function bulkTarget(table: BulkTable): BulkTarget {
  const { selection, selectionActions, total } = table;
  return { selection, count: countSelected(selection, total), clear: selectionActions.clear };
}
