import { useMemo } from 'react';
import { pageCount } from '../../shared/pages.ts';
import { isSameButPage } from './query-key.ts';
import type { TableQuery } from './query.ts';
import type { LoadedRows } from './use-row-source.ts';

/** How far the rows of a source are loaded with `paging="endless"`. */
export interface EndlessRows {
  /** All rows of the query are loaded. */
  readonly complete: boolean;
  /** The next rows are being loaded. */
  readonly loading: boolean;
  /** Why the next rows could not be loaded, or `null`. The rows loaded before stay. */
  readonly error: unknown;
  /** Loads the next rows, also after an error. Does nothing while rows are loading, or once all are loaded. */
  loadMore(): void;
}

/** What can be loaded after the rows shown; `null` with other paging. */
export function useEndlessRows(
  endless: boolean,
  loaded: LoadedRows<unknown>,
  query: TableQuery,
  goTo: (page: number) => void,
): EndlessRows | null {
  const { response, shownQuery, failedQuery, loading, error, retry } = loaded;
  return useMemo(() => {
    if (!endless) return null;
    const page = shownQuery?.page ?? 1;
    const isNext = (next: TableQuery): boolean =>
      shownQuery !== null && next.page > page && isSameButPage(next, shownQuery);
    const hasFailed = failedQuery !== null && isNext(failedQuery);
    const complete = response !== null && page >= pageCount(response.total, query.limit);
    return {
      complete,
      loading: loading && isNext(query),
      error: hasFailed ? error : null,
      loadMore() {
        if (loading || complete) return;
        if (hasFailed) retry();
        else goTo(page + 1);
      },
    };
  }, [endless, response, shownQuery, failedQuery, loading, error, retry, query, goTo]);
}
