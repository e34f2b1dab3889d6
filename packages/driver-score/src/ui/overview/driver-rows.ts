import { PantauError } from '@pantau/core';
import { scoreCategories } from '@pantau/core/driver-score';
import type { TableQuery, TableSource } from '@pantau/data-table';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import { type OverviewScope, defaultSort } from '../../engine/scores/overview-query.ts';
import type { OverviewStore } from '../../engine/scores/overview-store.ts';
import type {
  DriverScoreSource,
  OverviewQuery,
  ScoreSortKey,
} from '../../engine/scores/score-source.ts';

const sortKeys: readonly string[] = [
  'fullname',
  'score',
  'totalDriven',
  'totalAlert',
  ...scoreCategories,
];
const isSortKey = (key: string): key is ScoreSortKey => sortKeys.includes(key);

/** What a page of the table requests. */
export function overviewQueryOf(
  query: TableQuery,
  { period, groupId }: OverviewScope,
): OverviewQuery {
  const [sort] = query.sorts;
  return {
    ...period,
    groupIds: groupId === null ? [] : [groupId],
    search: query.search,
    page: query.page,
    show: query.limit,
    sort:
      sort !== undefined && isSortKey(sort.key)
        ? { key: sort.key, direction: sort.direction }
        : defaultSort,
  };
}

/** The most drivers that sources give at once (DS-12). */
const SHOW_MAX = 100;

/** A long page, such as that of an export, from as many pages of the source as it takes. */
async function listLong(source: DriverScoreSource, query: OverviewQuery, signal?: AbortSignal) {
  const { page, show } = query;
  let parts = Math.ceil(show / SHOW_MAX);
  while (show % parts !== 0) parts += 1;
  const rows: DriverScore[] = [];
  for (let part = 1; ; part += 1) {
    const next = { ...query, show: show / parts, page: (page - 1) * parts + part };
    const { drivers, total } = await source.overview(next, signal);
    rows.push(...drivers);
    if (part === parts || drivers.length < next.show) return { rows, page, total };
  }
}

/** The rows of the table; what is shown above it comes with them (DS-7). */
export const driverRows = (
  source: DriverScoreSource,
  store: OverviewStore,
  scope: OverviewScope,
): TableSource<DriverScore> => ({
  async list(query, signal) {
    const wanted = overviewQueryOf(query, scope);
    if (wanted.show > SHOW_MAX) return listLong(source, wanted, signal);
    const { drivers, page, total } = await store.load(wanted, signal);
    return { rows: drivers, page, total };
  },
  known(query) {
    const overview = store.known(overviewQueryOf(query, scope));
    if (overview === null) return null;
    const { drivers, page, total } = overview;
    return { rows: drivers, page, total };
  },
  remove: () => Promise.reject(new PantauError('invalid')),
});
