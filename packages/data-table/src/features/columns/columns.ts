import type { CellValue } from '../../shared/cell-value.ts';

export type Pin = 'start' | 'end';

/** A column of the table; `controllers/table-column.ts` adds how it is drawn. */
export interface Column<Row> {
  /** Unique in the table, and what sorts and filters name: `sender.phone_number`. */
  readonly key: string;
  /** In the language of the page. */
  readonly label: string;
  readonly value: (row: Row) => CellValue;
  /** What is read, copied and exported; left out: the value as it is, a dash when it is null. */
  readonly text?: (row: Row) => string;
  /** px; 160 when left out. */
  readonly width?: number;
  /** px; the narrowest that a user can make it. 64 when left out. */
  readonly minWidth?: number;
  /** Figures stand at the end. `start` when left out. */
  readonly align?: 'start' | 'end';
  /** Longer texts are cut and shown in a tooltip; the table's own when left out (spec shell §9). */
  readonly tooltipLength?: number;
  /** True when left out (spec shell §2). */
  readonly sortable?: boolean;
  /** Always shown, never moved (spec shell §5). */
  readonly locked?: boolean;
  /** Cannot be dragged, and nothing can be dropped onto its place; stays in view (spec shell §5). */
  readonly sticky?: boolean;
  /** Stays in view at this side. A sticky column is pinned at the start when this is left out. */
  readonly pinned?: Pin;
  /** Shown until the user decides otherwise. True when left out. */
  readonly shown?: boolean;
}

/** Columns that are chosen and moved together: a parent and its children (spec shell §5). */
export interface ColumnGroup<C> {
  readonly key: string;
  readonly label: string;
  readonly fields: readonly C[];
}

export type ColumnDef<Row> = Column<Row> | ColumnGroup<Column<Row>>;

/** How the user wants one column, or one group of columns; kept per user (spec shell §3). */
export interface ColumnSetting {
  readonly key: string;
  readonly label: string;
  readonly shown: boolean;
  readonly locked: boolean;
  readonly sticky: boolean;
  /** Children; empty for a column of its own. */
  readonly fields: readonly ColumnSetting[];
  /** The children are folded away in the chooser. */
  readonly closeChild: boolean;
  readonly pinned: Pin | null;
  /** px; null for the column's own. */
  readonly width: number | null;
}

export function isColumnGroup<C extends { readonly key: string }>(
  def: C | ColumnGroup<C>,
): def is ColumnGroup<C> {
  return 'fields' in def;
}
