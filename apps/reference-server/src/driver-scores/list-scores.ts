import {
  driverScoreSettingsOf,
  type DriverScoreSettings,
  type ScoreCategory,
} from '@pantau/core/driver-score';
import { and, type SQL } from 'drizzle-orm';
import { parseVehicleIds } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { searchWords } from '../db/search-words.ts';
import { drivers } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { pageOf } from '../lib/page-of.ts';
import { aggregate, aggregateOwn } from './aggregate.ts';
import { noTotals } from './driver-record.ts';
import { parsePeriod, trendPeriods, type Period } from './period.ts';
import { readAverage, readScores, type PeriodScore } from './read-scores.ts';
import { addFalseAlerts, driverColumns, readTotals, type DriverRow } from './read-totals.ts';
import { driversOfGroups, readableDrivers, type ScoreReader } from './score-reader.ts';
import { readSettings } from './settings.ts';
import { sortScores, type ScoredDriver, type ScoreSort } from './sort-scores.ts';
import { toWireScore } from './wire-score.ts';

/** `DriverScoresFilterInput` of schema.graphql. */
export interface ScoresFilter {
  readonly startDate: string;
  readonly endDate: string;
  readonly vgroupIds?: readonly (string | number)[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly pagination?:
    | { readonly page?: number | null | undefined; readonly show?: number | null | undefined }
    | null
    | undefined;
  readonly sort?: ScoreSort | null | undefined;
}

const GROUPS_MAX = 1_000;

/** The drivers that the filter chooses, whatever the search. */
function chosenDrivers(reader: ScoreReader, { vgroupIds }: ScoresFilter): SQL | undefined {
  if (vgroupIds == null) return readableDrivers(reader);
  if (vgroupIds.length > GROUPS_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyIds', { max: GROUPS_MAX });
  }
  return and(readableDrivers(reader), driversOfGroups(reader, parseVehicleIds(vgroupIds)));
}

const categoryOf = (sort: ScoreSort): ScoreCategory | undefined => {
  const { field } = sort;
  switch (field) {
    case 'fullname':
    case 'finalGrade':
    case 'score':
    case 'totalDriven':
    case 'totalAlert':
      return undefined;
    default:
      return field;
  }
};

/** Drivers who are not active are omitted unless they drove. */
function entriesOf(
  rows: readonly DriverRow[],
  scores: ReadonlyMap<number, PeriodScore>,
): ScoredDriver[] {
  return rows.flatMap((driver) => {
    const own = scores.get(driver.id);
    const {
      metres = 0,
      drivingSeconds = 0,
      hundredths = null,
      total = 0,
      lastSync = null,
    } = own ?? {};
    if (!driver.isActive && metres === 0 && drivingSeconds === 0) return [];
    const score = hundredths === null ? null : hundredths / 100;
    const totalDriven = Math.round(metres / 100) / 10;
    return [{ driver, score, totalDriven, total, lastSync }];
  });
}

/** The page's drivers with all that a row shows. */
async function readRows(
  db: Queries,
  companyId: number,
  page: readonly ScoredDriver[],
  period: Period,
  settings: DriverScoreSettings,
) {
  const ids = page.map(({ driver }) => driver.id);
  const [found = new Map()] = await readTotals(db, companyId, [period], ids);
  await addFalseAlerts(db, companyId, period, found);
  return page.map(({ driver }) => toWireScore(driver, found.get(driver.id) ?? noTotals, settings));
}

/**
 * One page of drivers with their scores, and figures about all of them (`DriverScoresResult`).
 *
 * @param today as a day of the company's time zone
 * @throws ApiError `INVALID_INPUT`
 */
export async function listScores(
  db: Queries,
  reader: ScoreReader,
  filter: ScoresFilter,
  today: number,
) {
  const { companyId } = reader;
  const period = parsePeriod(filter, today);
  const { page, show, offset } = pageOf(filter.pagination ?? {}, { standard: 20, max: 100 });
  const words = searchWords(filter.search).map((word) => word.toLowerCase());
  const chosen = chosenDrivers(reader, filter);
  const sort = filter.sort ?? { field: 'score', direction: 'desc' };
  const settings = await readSettings(db, companyId);
  const formula = driverScoreSettingsOf(settings);
  const isAlone = reader.onlyUserId !== null;
  const periods = trendPeriods(period).slice(0, -1);
  const [rows, scores, earlier] = await Promise.all([
    db.select(driverColumns).from(drivers).where(chosen),
    readScores(db, companyId, period, formula, categoryOf(sort)),
    isAlone
      ? []
      : Promise.all(
          periods.map(async (one) => ({
            ...(await readAverage(db, companyId, one, formula, chosen)),
            period: one,
          })),
        ),
  ]);
  const entries = entriesOf(rows, new Map(scores.map((score) => [score.driverId, score])));
  const matching = sortScores(
    entries.filter(({ driver }) =>
      words.every((word) => driver.fullname.toLowerCase().includes(word)),
    ),
    sort,
  );
  const syncs = entries.flatMap(({ lastSync }) => lastSync?.getTime() ?? []);
  return {
    data: await readRows(db, companyId, matching.slice(offset, offset + show), period, formula),
    pagination: { page, show, total: matching.length },
    aggregation: isAlone ? aggregateOwn(entries) : aggregate(entries, formula, earlier, period),
    settings,
    lastSync:
      syncs.length === 0 ? null : new Date(syncs.reduce((a, b) => Math.max(a, b))).toISOString(),
  };
}
