import { and, eq } from 'drizzle-orm';
import { parseVehicleIds } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { drivers } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { noTotals, scoreTotals } from './driver-record.ts';
import { formatDay, historyPeriods, parsePeriod } from './period.ts';
import { driverColumns, readTotals, type DriverRow } from './read-totals.ts';
import { readableDrivers, type ScoreReader } from './score-reader.ts';
import { readSettings, settingsOfFormula } from './settings.ts';
import { toWireScore } from './wire-score.ts';

/** @throws ApiError `NOT_FOUND` for a driver whose score the user cannot read */
export async function findDriver(
  db: Queries,
  reader: ScoreReader,
  driverId: string | number,
): Promise<DriverRow> {
  const [id] = parseVehicleIds([driverId]);
  const [row] =
    id === undefined
      ? []
      : await db
          .select(driverColumns)
          .from(drivers)
          .where(and(readableDrivers(reader), eq(drivers.id, id)));
  if (row === undefined) throw new ApiError('NOT_FOUND', 'driverNotFound');
  return row;
}

/** `DriverScoreFilterInput` of schema.graphql. */
export interface ScoreFilter {
  readonly driverId: string | number;
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * A driver's score in a period, and in the parts of the period (`DriverScoreResult`).
 *
 * @throws ApiError `INVALID_INPUT` or `NOT_FOUND`
 */
export async function readScore(
  db: Queries,
  reader: ScoreReader,
  filter: ScoreFilter,
  today: number,
) {
  const period = parsePeriod(filter, today);
  const driver = await findDriver(db, reader, filter.driverId);
  const settings = await readSettings(db, reader.companyId);
  const formula = settingsOfFormula(settings);
  const totalsOf = async (span: typeof period) =>
    (await readTotals(db, reader, span)).get(driver.id) ?? noTotals;
  const data = toWireScore(driver, await totalsOf(period), formula);
  const history = [];
  for (const span of historyPeriods(period)) {
    const { score, grade } = scoreTotals(await totalsOf(span), formula);
    history.push({
      startDate: formatDay(span.from),
      endDate: formatDay(span.to),
      score,
      finalGrade: grade,
    });
  }
  return { data, settings, history, lastSync: data.lastSync };
}
