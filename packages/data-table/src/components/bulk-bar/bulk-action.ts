import type { IconName } from '@pantau/core/ui';
import type { ReactNode } from 'react';
import type { DataTableModel } from '../../controllers/data-table/use-data-table.ts';
import { type Selection, countSelected } from '../../domain/selection/selection.ts';

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

export function bulkTarget<Row>(table: DataTableModel<Row>): BulkTarget {
  const { selection, selectionActions, total } = table;
  return { selection, count: countSelected(selection, total), clear: selectionActions.clear };
}
