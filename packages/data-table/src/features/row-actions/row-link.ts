import type { TableColumn } from '../columns/table-column.ts';

interface Shown<Row> {
  readonly key: string;
  readonly column: TableColumn<Row>;
}

/**
 * Key of the column whose cells are the rows' links: the first one that asks for it, else the first without
 * `render`, whose content may contain controls of its own.
 */
export function linkColumnKey<Row>(shown: readonly Shown<Row>[]): string | undefined {
  const chosen =
    shown.find(({ column }) => column.link === true) ??
    shown.find(({ column }) => column.link === undefined && column.render === undefined);
  return chosen?.key;
}
