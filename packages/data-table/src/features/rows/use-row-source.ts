import { useEffect, useMemo, useState } from 'react';
import type { TableQuery } from './query.ts';
import type { TableSource } from './table-source.ts';
import { type LoadState, createRowLoader, nothingLoaded } from './row-loader.ts';

export interface LoadedRows<Row> extends LoadState<Row> {
  refresh(): void;
  patch(rows: readonly Row[]): void;
}

/** Loads the rows of a query. Does nothing without a source. */
export function useRowSource<Row>(
  source: TableSource<Row> | null,
  query: TableQuery,
  getRowId: (row: Row) => string,
): LoadedRows<Row> {
  const [state, setState] = useState<LoadState<Row>>(nothingLoaded);
  const loader = useMemo(
    () => (source === null ? null : createRowLoader(source, setState)),
    [source],
  );
  useEffect(() => loader?.load(query), [loader, query]);
  useEffect(() => () => loader?.stop(), [loader]);
  return useMemo(
    () => ({
      ...state,
      refresh: () => loader?.load(query),
      patch: (rows) => loader?.patch(rows, getRowId),
    }),
    [state, loader, query, getRowId],
  );
}
