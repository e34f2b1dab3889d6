import type { TableRow } from '../rows/row-set.ts';

/** Ids of the rows that can be selected. */
export const selectableIds = <Row>(
  rows: readonly TableRow<Row>[],
  reasonOf: ((row: Row) => string | null) | null,
): readonly string[] =>
  rows
    .filter(({ original }) => reasonOf === null || reasonOf(original) === null)
    .map(({ id }) => id);
