import { createLazy } from '@pantau/core/lazy';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Update } from '../../shared/use-slice.ts';
import type { TableQuery } from './query.ts';
import { queryKey } from './query-key.ts';
import type { GetRowId } from './row-set.ts';
import type { TableSource } from './table-source.ts';
import {
  type Answer,
  type LoadState,
  createRowLoader,
  fetchPage,
  knownLoad,
  nothingLoaded,
} from './row-loader.ts';

const laterPages = createLazy(async () => (await import('./fetch-endless.ts')).fetchEndless);

export interface LoadedRows<Row> extends LoadState<Row> {
  /** The query that could not be loaded, while the rows of another one are shown; otherwise `null`. */
  readonly failedQuery: TableQuery | null;
  refresh(): void;
  /** Requests again what failed. */
  retry(): void;
  patch(rows: readonly Row[]): void;
}

interface SourceState<Row> {
  readonly source: TableSource<Row> | null;
  readonly load: LoadState<Row>;
}

interface Start<Row> extends SourceState<Row> {
  readonly known: Answer<Row> | null;
}

function knownAnswer<Row>(source: TableSource<Row>, query: TableQuery): Answer<Row> | null {
  try {
    const response = source.known?.(query) ?? null;
    return response !== null && response.page === query.page ? { query, response } : null;
  } catch {
    // It is requested then, and a fault of the source shows there.
    return null;
  }
}

function startOf<Row>(source: TableSource<Row> | null, query: TableQuery): Start<Row> {
  const known = source === null ? null : knownAnswer(source, query);
  return { source, known, load: known === null ? nothingLoaded : knownLoad(known) };
}

/** The last request failed, or was answered with another page. */
function isAnsweredOtherwise<Row>({ settledQuery, shownQuery }: LoadState<Row>): boolean {
  if (settledQuery === null || shownQuery === null) return false;
  return queryKey(settledQuery) !== queryKey(shownQuery);
}

/**
 * Loads the rows of a query. When they cannot be loaded, the query returns to that of the rows shown, so that
 * rows, pager and address agree (DT-213). Does nothing without a source.
 *
 * @param endless a later page adds its rows to those of the pages before
 */
export function useRowSource<Row>(
  source: TableSource<Row> | null,
  query: TableQuery,
  setQuery: Update<TableQuery>,
  getRowId: GetRowId<Row>,
  endless: boolean,
): LoadedRows<Row> {
  const [current, setCurrent] = useState(query);
  // A query with the same content is not requested again.
  if (current !== query && queryKey(current) !== queryKey(query)) setCurrent(query);
  const [kept, setStart] = useState(() => startOf(source, current));
  const start = kept.source === source ? kept : startOf(source, current);
  if (start !== kept) setStart(start);
  const [state, setState] = useState<SourceState<Row>>(start);
  const loader = useMemo(() => {
    if (source === null) return null;
    return createRowLoader<Row>(
      source,
      (change) =>
        setState((before) => {
          const isSame = before.source === source;
          const next = change(isSame ? before.load : start.load);
          return isSame && next === before.load ? before : { source, load: next };
        }),
      async (request) => {
        if (!endless || request.query.page === 1) return fetchPage(request);
        const fetchEndless = await laterPages.load();
        return fetchEndless(request);
      },
      start.known,
    );
  }, [source, endless, start]);
  const load: LoadState<Row> = state.source === source ? state.load : start.load;
  const { settledQuery, shownQuery, loading } = load;
  useLayoutEffect(() => loader?.identifyBy(getRowId), [loader, getRowId]);
  // The first rows are requested before the empty table is painted, not after (DS-65).
  const isFirst = load === nothingLoaded;
  useLayoutEffect(() => {
    if (isFirst) loader?.follow(current);
  }, [loader, current, isFirst]);
  useEffect(() => loader?.follow(current), [loader, current]);
  useEffect(() => () => loader?.stop(), [loader]);
  const otherwise = isAnsweredOtherwise(load);
  useEffect(() => {
    if (!otherwise || loading || settledQuery === null || shownQuery === null) return;
    const settledKey = queryKey(settledQuery);
    setQuery((latest) => (queryKey(latest) === settledKey ? shownQuery : latest));
  }, [otherwise, loading, settledQuery, shownQuery, setQuery]);
  const failedQuery = otherwise && load.error !== null ? settledQuery : null;
  return useMemo(() => {
    const refresh = (): void => loader?.load(current);
    return {
      ...load,
      failedQuery,
      refresh,
      retry: () => (failedQuery === null ? refresh() : setQuery(() => failedQuery)),
      patch: (rows) => loader?.patch(rows),
    };
  }, [load, failedQuery, loader, current, setQuery]);
}
