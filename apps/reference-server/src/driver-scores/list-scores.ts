import { averageScore, gradeOf, grades, type ScoreCategory } from '@pantau/core/driver-score';
import { and } from 'drizzle-orm';
import { parseVehicleIds } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { searchWords } from '../db/search-words.ts';
import { drivers } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { pageOf } from '../lib/page-of.ts';
import { noTotals, scoreTotals, type DriverTotals } from './driver-record.ts';
import { formatDay, parsePeriod, trendPeriods } from './period.ts';
import { driverColumns, readTotals, type DriverRow } from './read-totals.ts';
import { driversOfGroups, readableDrivers, type ScoreReader } from './score-reader.ts';
import { readSettings, settingsOfFormula } from './settings.ts';
import { toWireScore } from './wire-score.ts';

export type ScoreSortField =
  'fullname' | 'finalGrade' | 'score' | 'totalDriven' | 'totalAlert' | ScoreCategory;

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
  readonly sort?:
    { readonly field: ScoreSortField; readonly direction: 'asc' | 'desc' } | null | undefined;
}

const GROUPS_MAX = 1_000;
const RANKED = 10;

interface Entry {
  readonly driver: DriverRow;
  readonly totals: DriverTotals;
  readonly scored: ReturnType<typeof scoreTotals>;
}

function valueOf({ scored, totals }: Entry, field: ScoreSortField): number | null {
  switch (field) {
    case 'fullname':
      return 0;
    case 'finalGrade':
    case 'score':
      return scored.score;
    case 'totalDriven':
      return scored.record.distanceKm;
    case 'totalAlert':
      return scored.totalAlert;
    default:
      return totals.categories[field].total;
  }
}

/** Names are compared as the database of the wire does: by their lower case, then as they are. */
function compareNames(a: DriverRow, b: DriverRow): number {
  const [one, other] = [a.fullname.toLowerCase(), b.fullname.toLowerCase()];
  if (one !== other) return one < other ? -1 : 1;
  return a.id - b.id;
}

function sorted(
  entries: readonly Entry[],
  { field, direction }: NonNullable<ScoresFilter['sort']>,
) {
  const sign = direction === 'asc' ? 1 : -1;
  return entries.toSorted((a, b) => {
    if (field === 'fullname') return sign * compareNames(a.driver, b.driver);
    const [one, other] = [valueOf(a, field), valueOf(b, field)];
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1;
    } else if (one !== other) return sign * (one - other);
    return compareNames(a.driver, b.driver);
  });
}

const rankedDriver = ({ driver, scored: { score, grade } }: Entry) => ({
  driverId: String(driver.id),
  driver: { fullname: driver.fullname },
  finalGrade: grade ?? 'E',
  score: score ?? 0,
});

const newest = (entries: readonly Entry[]): string | null =>
  entries
    .reduce<Date | null>(
      (last, { totals: { lastSync } }) =>
        last === null || (lastSync !== null && lastSync > last) ? lastSync : last,
      null,
    )
    ?.toISOString() ?? null;

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
  const period = parsePeriod(filter, today);
  const { page, show, offset } = pageOf(filter.pagination ?? {}, { standard: 20, max: 100 });
  const words = searchWords(filter.search).map((word) => word.toLowerCase());
  if ((filter.vgroupIds?.length ?? 0) > GROUPS_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyIds', { max: GROUPS_MAX });
  }
  const groups = filter.vgroupIds == null ? null : parseVehicleIds(filter.vgroupIds);
  const settings = await readSettings(db, reader.companyId);
  const formula = settingsOfFormula(settings);
  const rows = await db
    .select(driverColumns)
    .from(drivers)
    .where(
      and(readableDrivers(reader), groups === null ? undefined : driversOfGroups(reader, groups)),
    );
  const scoresIn = async (span: typeof period): Promise<Entry[]> => {
    const totals = await readTotals(db, reader, span);
    return rows.flatMap((driver) => {
      const own = totals.get(driver.id) ?? noTotals;
      if (!driver.isActive && own.metres === 0 && own.drivingSeconds === 0) return [];
      return [{ driver, totals: own, scored: scoreTotals(own, formula) }];
    });
  };
  const entries = await scoresIn(period);
  const matching = sorted(
    entries.filter(({ driver }) =>
      words.every((word) => driver.fullname.toLowerCase().includes(word)),
    ),
    filter.sort ?? { field: 'score', direction: 'desc' },
  );
  const withScore = entries.filter(({ scored }) => scored.score !== null);
  const average = (list: readonly Entry[]) =>
    averageScore(list.flatMap(({ scored }) => scored.score ?? []));
  const isAlone = reader.onlyUserId !== null;
  const averageOfAll = isAlone ? null : average(withScore);
  const byScore = (direction: 'asc' | 'desc') =>
    isAlone
      ? []
      : sorted(withScore, { field: 'score', direction }).slice(0, RANKED).map(rankedDriver);
  const trend = [];
  for (const span of isAlone ? [] : trendPeriods(period)) {
    const list = span.to === period.to ? entries : await scoresIn(span);
    trend.push({
      startDate: formatDay(span.from),
      endDate: formatDay(span.to),
      averageScore: average(list),
      totalDriver: list.filter(({ scored }) => scored.score !== null).length,
    });
  }
  return {
    data: matching
      .slice(offset, offset + show)
      .map(({ driver, totals }) => toWireScore(driver, totals, formula)),
    pagination: { page, show, total: matching.length },
    aggregation: {
      averageScore: averageOfAll,
      averageFinalGrade: averageOfAll === null ? null : gradeOf(averageOfAll, formula),
      totalDriver: withScore.length,
      totalWithoutScore: entries.length - withScore.length,
      grades: isAlone
        ? []
        : grades.map((grade) => ({
            grade,
            total: withScore.filter(({ scored }) => scored.grade === grade).length,
          })),
      lowest10Drivers: byScore('asc'),
      top10Drivers: byScore('desc'),
      trend,
    },
    settings,
    lastSync: newest(entries),
  };
}
