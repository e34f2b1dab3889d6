import { PantauError } from '@pantau/core';
import { scoreCategories } from '@pantau/core/driver-score';
import type { TableQuery, TableSource } from '@pantau/data-table';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import type { OverviewStore } from '../../engine/scores/overview-store.ts';
import type { ScorePeriod } from '../../engine/scores/period.ts';
import type { OverviewQuery, ScoreSortKey } from '../../engine/scores/score-source.ts';

/** Which drivers and days the rows are of. */
export interface RowScope {
  readonly period: ScorePeriod;
  readonly groupId: string | null;
}

const sortKeys: readonly string[] = [
  'fullname',
  'score',
  'totalDriven',
  'totalAlert',
  ...scoreCategories,
];
const isSortKey = (key: string): key is ScoreSortKey => sortKeys.includes(key);

/** The best score first, unless the user sorts (DS-31). */
const defaultSort: OverviewQuery['sort'] = { key: 'score', direction: 'desc' };

function overviewQueryOf(query: TableQuery, { period, groupId }: RowScope): OverviewQuery {
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

/** The rows of the table. */
export const driverRows = (store: OverviewStore, scope: RowScope): TableSource<DriverScore> => ({
  async list(query, signal) {
    const { drivers, page, total } = await store.load(overviewQueryOf(query, scope), signal);
    return { rows: drivers, page, total };
  },
  remove: () => Promise.reject(new PantauError('invalid')),
});
