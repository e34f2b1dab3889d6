import { and, asc, count, desc, eq, gte, inArray, lte, not, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rawAlerts, vehicles } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { readHead } from '../db/sequence.ts';
import type { TenantScope } from '../access/visibility.ts';
import { idIn, readAlerts, type AlertRecord } from './alert-record.ts';
import { decodeCursor, encodeCursor, parseIds, parseVehicleIds } from './cursor.ts';

/** `RawAlertsFilterInput` of schema.graphql. */
export interface AlertListFilter {
  readonly page?: number | null | undefined;
  readonly show?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly isUrgent?: boolean | null | undefined;
  readonly isImportant?: boolean | null | undefined;
  readonly startDate?: Date | null | undefined;
  readonly endDate?: Date | null | undefined;
  readonly isRead?: boolean | null | undefined;
  readonly isResolved?: boolean | null | undefined;
  readonly isFalseAlert?: boolean | null | undefined;
  readonly alertCode?: readonly number[] | null | undefined;
  readonly rawAlertId?: readonly (string | number)[] | null | undefined;
  readonly vehicleId?: readonly (string | number)[] | null | undefined;
  /** What a search finds; see `foundBy`. */
  readonly found?: SQL | undefined;
}

export interface AlertPage {
  readonly records: readonly AlertRecord[];
  readonly page: number;
  readonly show: number;
  /** Counts all alerts that match, which takes longer the more there are. */
  readonly total: () => Promise<number>;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  /** Head of the sequence, taken before the rows were read. */
  readonly head: number;
}

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;
/** Deeper pages require a cursor: skipping rows by count gets slow. */
const MAX_PAGE = 10_000;

/** Lists alerts by creation time, newest first by default. */
export async function listAlerts(
  db: Queries,
  scope: TenantScope,
  filter: AlertListFilter,
): Promise<AlertPage> {
  const show = filter.show ?? DEFAULT_PAGE_SIZE;
  if (show < 1 || show > MAX_PAGE_SIZE)
    throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: MAX_PAGE_SIZE });
  const page = filter.page ?? 1;
  if (page < 1 || page > MAX_PAGE) {
    throw new ApiError('INVALID_INPUT', 'pageOutOfRange', { max: MAX_PAGE });
  }
  const isAscending = filter.order === 'asc';
  const position = filter.after == null ? null : decodeCursor(filter.after);
  const matching = and(scope.visible, ...conditionsOf(filter, scope));

  const head = await readHead(db, scope.visibility.companyId);
  const records = await readAlerts(db, {
    where: and(matching, position === null ? undefined : afterCursor(position, isAscending)),
    orderBy: isAscending
      ? [asc(rawAlerts.createdOn), asc(rawAlerts.id)]
      : [desc(rawAlerts.createdOn), desc(rawAlerts.id)],
    limit: show + 1,
    ...(position === null ? { offset: (page - 1) * show } : {}),
  });
  const total = async (): Promise<number> => {
    const [counted] = await db
      .select({ total: count() })
      .from(rawAlerts)
      .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
      .where(matching);
    return counted?.total ?? 0;
  };
  const shown = records.slice(0, show);
  const cursorOf = (record: AlertRecord | undefined): string | null =>
    record === undefined ? null : encodeCursor(record.alert);
  return {
    records: shown,
    page,
    show,
    total,
    startCursor: cursorOf(shown[0]),
    endCursor: cursorOf(shown.at(-1)),
    hasNextPage: records.length > show,
    head,
  };
}

/** @throws ApiError `INVALID_INPUT` when the start is after the end. */
export function withinDates(start: Date | null | undefined, end: Date | null | undefined): SQL[] {
  if (start != null && end != null && start > end) {
    throw new ApiError('INVALID_INPUT', 'datesReversed');
  }
  return [
    ...(start == null ? [] : [gte(rawAlerts.createdOn, start)]),
    ...(end == null ? [] : [lte(rawAlerts.createdOn, end)]),
  ];
}

function conditionsOf(filter: AlertListFilter, scope: TenantScope): SQL[] {
  const when = (value: boolean | null | undefined, condition: SQL): SQL[] => {
    if (value == null) return [];
    return [value ? condition : not(condition)];
  };
  return [
    ...withinDates(filter.startDate, filter.endDate),
    ...when(filter.isUrgent, scope.urgent),
    ...when(filter.isImportant, scope.important),
    ...when(filter.isRead, sql`${rawAlerts.isRead}`),
    ...when(filter.isResolved, sql`${rawAlerts.isResolved}`),
    ...when(filter.isFalseAlert, sql`${rawAlerts.isFalseAlert}`),
    ...(filter.alertCode == null ? [] : [codeIn(filter.alertCode)]),
    ...(filter.rawAlertId == null ? [] : [idIn(rawAlerts.id, parseIds(filter.rawAlertId))]),
    ...(filter.vehicleId == null ? [] : [vehicleIdIn(parseVehicleIds(filter.vehicleId))]),
    ...(filter.found === undefined ? [] : [filter.found]),
  ];
}

function codeIn(alertCodes: readonly number[]): SQL {
  return alertCodes.length === 0 ? sql`false` : inArray(rawAlerts.alertCode, [...alertCodes]);
}

export function vehicleIdIn(vehicleIds: readonly number[]): SQL {
  return vehicleIds.length === 0 ? sql`false` : inArray(rawAlerts.vehicleId, [...vehicleIds]);
}

function afterCursor(
  { createdOn, id }: ReturnType<typeof decodeCursor>,
  isAscending: boolean,
): SQL {
  const here = sql`(${createdOn.toISOString()}::timestamptz, ${id}::bigint)`;
  return isAscending
    ? sql`(${rawAlerts.createdOn}, ${rawAlerts.id}) > ${here}`
    : sql`(${rawAlerts.createdOn}, ${rawAlerts.id}) < ${here}`;
}
