import type { ScorePeriod } from './period.ts';
import type { OverviewQuery } from './score-source.ts';

/** Which drivers and days an overview is of. */
export interface OverviewScope {
  readonly period: ScorePeriod;
  readonly groupId: string | null;
}

/** The best score first, unless the user sorts (DS-31). */
export const defaultSort: OverviewQuery['sort'] = { key: 'score', direction: 'desc' };

/** As many drivers as a page of the table has at first. */
const FIRST_PAGE_SIZE = 10;

/** What the overview requests when the user opens it. */
export const firstOverviewQuery = ({ period, groupId }: OverviewScope): OverviewQuery => ({
  startDate: period.startDate,
  endDate: period.endDate,
  groupIds: groupId === null ? [] : [groupId],
  search: '',
  page: 1,
  show: FIRST_PAGE_SIZE,
  sort: defaultSort,
});

/** The same text for queries with the same answer. */
export const overviewKey = (query: OverviewQuery): string => {
  const { startDate, endDate, groupIds, search, page, show, sort } = query;
  return JSON.stringify([
    ...[startDate, endDate, groupIds, search, page, show],
    ...[sort.key, sort.direction],
  ]);
};
