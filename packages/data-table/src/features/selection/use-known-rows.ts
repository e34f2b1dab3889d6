import { useMemo } from 'react';
import type { TableQuery } from '../rows/query.ts';
import type { TableRow } from '../rows/row-set.ts';
import type { TablePage } from '../rows/table-source.ts';
import { type ReasonOf, rowsInMemory, rowsOfSource, selectableIds } from './known-rows.ts';
import type { SelectionRows } from './selection-rows.ts';

interface KnownRowsOptions<Row> {
  readonly query: TableQuery;
  /** `null` if every row can be selected. */
  readonly reasonOf: ReasonOf<Row> | null;
  /** All rows in memory. */
  readonly all: readonly TableRow<Row>[];
  readonly matched: readonly TableRow<Row>[];
  /** The page of a source; `undefined` for rows in memory. */
  readonly response: TablePage<Row> | null | undefined;
}

/** What the table knows about the rows that can be selected. */
export function useKnownRows<Row>(options: KnownRowsOptions<Row>): SelectionRows {
  const { query, reasonOf, all, matched, response } = options;
  const existing = useMemo(() => selectableIds(all, reasonOf), [all, reasonOf]);
  return useMemo(
    () =>
      response === undefined
        ? rowsInMemory(query, existing, matched, reasonOf)
        : rowsOfSource(query, response, reasonOf === null),
    [query, existing, matched, reasonOf, response],
  );
}
