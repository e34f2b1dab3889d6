import { useClock } from '@pantau/core';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { createSlices } from '../../shared/slices.ts';
import { type RowsInMemory, createRowSearch } from './row-search.ts';

/** Rows in memory as they are shown, which for a moment may not be as they are wanted. */
export interface SearchedRows<Row> {
  /** `null` while the first rows are searched. */
  readonly shown: RowsInMemory<Row> | null;
  /** What is wanted is being searched. */
  readonly searching: boolean;
  /** Reads the rows while the page is idle. */
  prepare(): void;
}

/** Searches rows in memory; many of them in slices (DT-440). */
export function useRowSearch<Row>(rows: RowsInMemory<Row>): SearchedRows<Row> {
  const { data, query, texts } = rows;
  const wanted = useMemo(() => ({ data, query, texts }), [data, query, texts]);
  const clock = useClock();
  const [, showFound] = useReducer((count: number) => count + 1, 0);
  const search = useMemo(() => createRowSearch<Row>(createSlices(clock), showFound), [clock]);
  const shown = search.show(wanted);
  useEffect(() => search.follow(wanted));
  useEffect(() => () => search.stop(), [search]);
  const prepare = useCallback(() => search.prepare(wanted), [search, wanted]);
  const isShown = shown?.data === data && shown.query === query && shown.texts === texts;
  return { shown, searching: !isShown, prepare };
}
