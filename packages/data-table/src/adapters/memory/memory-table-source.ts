import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import { pageRange } from '../../shared/pages.ts';
import type { TableQuery } from '../../features/rows/query.ts';
import { rowMatcher } from '../../features/rows/match-rows.ts';
import type { Readable } from '../../features/rows/readable.ts';
import { rowTexts } from '../../features/rows/row-texts.ts';
import { sortRows } from '../../features/sorting/sort-rows.ts';
import { totalsOf } from '../../shared/total.ts';
import type { RowSelector, TableSource } from '../../features/rows/table-source.ts';

export interface MemoryTableSourceOptions<Row> {
  readonly rows: readonly Row[];
  /** The columns to search, filter and sort by. */
  readonly columns: readonly Readable<Row>[];
  readonly getRowId: (row: Row) => string;
  /** Delay of responses in ms. Defaults to 0. */
  readonly latencyMs?: number | undefined;
  readonly clock?: Clock | undefined;
}

/** A source in memory that stories and tests can change. */
export interface MemoryTableSource<Row> extends TableSource<Row> {
  /** All current rows. */
  all(): readonly Row[];
  /** Adds rows, or replaces those with the same id. */
  put(...rows: readonly Row[]): void;
  /** Makes all calls fail with this error; `null` ends that. */
  failWith(error: PantauError | null): void;
}

const PAGE_ROWS_MAX = 10_000;

function checkQuery({ limit, page }: TableQuery): void {
  const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 1;
  if (isWhole(limit) && limit <= PAGE_ROWS_MAX && isWhole(page)) return;
  throw new PantauError('invalid', { message: `No page ${page} of ${limit} rows` });
}

/** `TableSource` over an array, for stories, tests and small data. */
export function createMemoryTableSource<Row>(
  options: MemoryTableSourceOptions<Row>,
): MemoryTableSource<Row> {
  const { columns, getRowId, latencyMs = 0, clock = systemClock } = options;
  const hasTotals = columns.some(({ total }) => total !== undefined);
  let rows = [...options.rows];
  let failure: PantauError | null = null;
  const texts = rowTexts(columns);

  const respond = <T>(signal: AbortSignal | undefined, make: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      const abort = (): void => reject(new DOMException('Aborted', 'AbortError'));
      if (signal?.aborted === true) {
        abort();
        return;
      }
      signal?.addEventListener('abort', abort, { once: true });
      const settle = (): void => {
        signal?.removeEventListener('abort', abort);
        if (signal?.aborted === true) return;
        try {
          if (failure !== null) throw failure;
          resolve(make());
        } catch (error) {
          reject(error);
        }
      };
      if (latencyMs === 0) queueMicrotask(settle);
      else clock.setTimeout(settle, latencyMs);
    });

  const find = (query: TableQuery) => {
    checkQuery(query);
    const matches = rowMatcher(columns, query.search, query.filters, texts);
    const found = matches === undefined ? rows : rows.filter(matches);
    const sorts = query.sorts.flatMap(({ key, direction }) => {
      const column = columns.find((one) => one.key === key);
      if (column === undefined) return [];
      return [{ key, desc: direction === 'desc', value: column.value }];
    });
    const { start, end } = pageRange(query.page, query.limit, found.length);
    const sorted = sortRows(found, sorts);
    return {
      rows: sorted.slice(start, end),
      ids: sorted.map(getRowId),
      page: query.page,
      total: found.length,
      ...(hasTotals && { totals: totalsOf(columns, found, (row) => row) }),
    };
  };

  const remove = (selector: RowSelector): void => {
    const gone = new Set('id' in selector ? [selector.id] : selector.ids);
    const kept = rows.filter((row) => !gone.has(getRowId(row)));
    if (kept.length !== rows.length - gone.size) throw new PantauError('notFound');
    rows = kept;
  };

  return {
    list: (query, signal) => respond(signal, () => find(query)),
    remove: (selector, signal) => respond(signal, () => remove(selector)),
    all: () => rows,
    put(...changed) {
      const byId = new Map(changed.map((row) => [getRowId(row), row]));
      rows = rows.map((row) => {
        const id = getRowId(row);
        const next = byId.get(id) ?? row;
        byId.delete(id);
        return next;
      });
      rows.push(...byId.values());
    },
    failWith(error) {
      failure = error;
    },
  };
}
