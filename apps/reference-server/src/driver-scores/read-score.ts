import { driverScoreSettingsOf } from '@pantau/core/driver-score';
import { and, eq } from 'drizzle-orm';
import { parseVehicleIds } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { drivers } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { noTotals, scoreTotals } from './driver-record.ts';
import { formatDay, historyPeriods, parsePeriod } from './period.ts';
import { addFalseAlerts, driverColumns, readTotals, type DriverRow } from './read-totals.ts';
import { readableDrivers, type ScoreReader } from './score-reader.ts';
import { readSettings } from './settings.ts';
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
  const formula = driverScoreSettingsOf(settings);
  const parts = historyPeriods(period);
  const found = await readTotals(db, reader.companyId, [period, ...parts], [driver.id]);
  const [totals = noTotals, ...ofParts] = found.map((one) => one.get(driver.id) ?? noTotals);
  const ofPeriod = new Map([[driver.id, totals]]);
  await addFalseAlerts(db, reader.companyId, period, ofPeriod);
  const data = toWireScore(driver, ofPeriod.get(driver.id) ?? totals, formula);
  const history = parts.map((part, index) => {
    const { score, grade } = scoreTotals(ofParts[index] ?? noTotals, formula);
    return {
      startDate: formatDay(part.from),
      endDate: formatDay(part.to),
      score,
      finalGrade: grade,
    };
  });
  return { data, settings, history, lastSync: data.lastSync };
}
