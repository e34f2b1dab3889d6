import {
  costOfEvent,
  driverScoreSettingsOf,
  hasEnoughData,
  shareOfPoints,
  type DriverScoreSettings,
  type DrivingRecord,
  type ScoreCategory,
} from '@pantau/core/driver-score';
import { and, asc, count, desc, eq, gte, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../alerts/cursor.ts';
import { formatAlertData } from '../alerts/format-alert-data.ts';
import type { Language } from '../lib/language.ts';
import { toWireAlertCode } from '../alerts/wire-alert.ts';
import type { Queries } from '../db/database.ts';
import { rawAlerts, vehicles } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { pageOf } from '../lib/page-of.ts';
import { noTotals, recordOf } from './driver-record.ts';
import { instantsOf, parsePeriod } from './period.ts';
import { findDriver, type ScoreFilter } from './read-score.ts';
import { readTotals } from './read-totals.ts';
import { categoryOfCode, codeOfCategory, scoredCodes } from '../driver-sums/score-codes.ts';
import type { ScoreReader } from './score-reader.ts';
import { readSettings } from './settings.ts';

/** `AlertDetailDriverScoresFilterInput` of schema.graphql. */
export interface DriverAlertsFilter extends ScoreFilter {
  readonly categories?: readonly ScoreCategory[] | null | undefined;
  readonly includeFalseAlerts?: boolean | null | undefined;
  readonly pagination?:
    | {
        readonly first?: number | null | undefined;
        readonly after?: string | null | undefined;
        readonly before?: string | null | undefined;
      }
    | null
    | undefined;
}

type Alert = typeof rawAlerts.$inferSelect;

function toWire(
  alert: Alert,
  category: ScoreCategory,
  vehicle: { readonly licensePlate: string } | null,
  fullname: string,
  points: number | null,
  language: Language,
) {
  return {
    id: `${alert.createdOn.getTime()}-${alert.vehicleId}-${alert.alertCode}`,
    rawAlertId: String(alert.id),
    createdOn: alert.createdOn.toISOString(),
    vehicleId: vehicle === null ? null : String(alert.vehicleId),
    alertCode: alert.alertCode,
    driverId: String(alert.driverId),
    alertFlag: alert.alertFlag,
    alertData: alert.alertData,
    latitude: alert.latitude,
    longitude: alert.longitude,
    alertTrigger: alert.alertTrigger,
    threshold: alert.threshold,
    formattedAlertData: formatAlertData(alert.alertCode, alert.alertTrigger, language),
    cost: alert.cost,
    address: alert.address,
    vehicle,
    driver: { fullname },
    alert: toWireAlertCode(alert.alertCode),
    isRead: alert.isRead,
    isFalseAlert: alert.isFalseAlert,
    category,
    points,
  };
}

export type WireDriverAlert = ReturnType<typeof toWire>;

function pointsOf(
  alert: Alert,
  category: ScoreCategory,
  record: DrivingRecord,
  settings: DriverScoreSettings,
): number | null {
  if (!hasEnoughData(record, settings)) return null;
  if (alert.isFalseAlert) return 0;
  const cost = costOfEvent(category, alert.cost, settings) * shareOfPoints(record, settings);
  // Adding 0 turns -0 into 0.
  return -Math.round(cost * 100) / 100 + 0;
}

export interface DriverAlertsView {
  /** The user can see vehicles shared by a partner. */
  readonly includeShared: boolean;
  /** Today in the time zone of the company. */
  readonly today: number;
  readonly language: Language;
}

/**
 * One page of the alerts behind a driver's score, newest first (`AlertDetailDriverScoresResult`).
 *
 * @throws ApiError `INVALID_INPUT` or `NOT_FOUND`
 */
export async function listDriverAlerts(
  db: Queries,
  reader: ScoreReader,
  filter: DriverAlertsFilter,
  { includeShared, today, language }: DriverAlertsView,
) {
  const period = parsePeriod(filter, today);
  const { first, after, before } = filter.pagination ?? {};
  const { show } = pageOf({ show: first }, { standard: 20, max: 100 });
  if (after != null && before != null) throw new ApiError('INVALID_INPUT', 'cursorInvalid');
  const driver = await findDriver(db, reader, filter.driverId);
  const codes = filter.categories?.flatMap((one) => codeOfCategory.get(one) ?? []) ?? scoredCodes;
  const [start, end] = instantsOf(period, reader.timeZone);
  const matching = and(
    eq(rawAlerts.companyId, reader.companyId),
    eq(rawAlerts.driverId, driver.id),
    codes.length === 0 ? sql`false` : inArray(rawAlerts.alertCode, [...codes]),
    gte(rawAlerts.createdOn, start),
    lt(rawAlerts.createdOn, end),
    filter.includeFalseAlerts === true ? undefined : not(rawAlerts.isFalseAlert),
  );
  const select = (where: SQL | undefined, order: typeof asc, limit: number) =>
    db
      .select({ alert: rawAlerts, vehicle: vehicles })
      .from(rawAlerts)
      .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
      .where(and(matching, where))
      .orderBy(order(rawAlerts.createdOn), order(rawAlerts.id))
      .limit(limit);
  const place = sql`(${rawAlerts.createdOn}, ${rawAlerts.id})`;
  const isBackward = before != null;
  const cursor = before ?? after;
  const here = cursor == null ? undefined : positionOf(cursor);
  const found = isBackward
    ? (await select(sql`${place} > ${here}`, asc, show + 1)).toReversed()
    : await select(here === undefined ? undefined : sql`${place} < ${here}`, desc, show + 1);
  const hasMore = found.length > show;
  const rows = isBackward ? found.slice(-show) : found.slice(0, show);
  const hasOpposite =
    here !== undefined &&
    (isBackward
      ? (await select(sql`${place} <= ${here}`, desc, 1)).length > 0
      : (await select(sql`${place} >= ${here}`, asc, 1)).length > 0);
  const [counted] = await db.select({ total: count() }).from(rawAlerts).where(matching);

  const settings = driverScoreSettingsOf(await readSettings(db, reader.companyId));
  const [totals] = await readTotals(db, reader.companyId, [period], [driver.id]);
  const record = recordOf(totals?.get(driver.id) ?? noTotals);
  const data = rows.flatMap(({ alert, vehicle }) => {
    const category = categoryOfCode.get(alert.alertCode);
    if (category === undefined) return [];
    const isVisible = includeShared || !vehicle.isShared;
    const points = pointsOf(alert, category, record, settings);
    return [toWire(alert, category, isVisible ? vehicle : null, driver.fullname, points, language)];
  });
  const cursorOf = (row: (typeof rows)[number] | undefined) =>
    row === undefined ? null : encodeCursor(row.alert);
  return {
    data,
    pagination: {
      total: counted?.total ?? 0,
      startCursor: cursorOf(rows[0]),
      endCursor: cursorOf(rows.at(-1)),
      hasNextPage: isBackward ? hasOpposite : hasMore,
      hasPreviousPage: isBackward ? hasMore : hasOpposite,
    },
  };
}

function positionOf(cursor: string): SQL {
  const { createdOn, id } = decodeCursor(cursor);
  return sql`(${createdOn.toISOString()}::timestamptz, ${id}::bigint)`;
}
