import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../access/visibility.ts';
import type { Database } from '../../db/database.ts';
import { rawAlerts, userLogs, users, vehicles } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { idIn, readAlerts, type AlertRecord, type UserRef } from '../alert-record.ts';
import type { ActionType } from '../actions/parse-action.ts';
import { actorHas, driverHas, plateHas } from './history-filter.ts';
import { newestFirst } from './history-order.ts';
import { pageOf } from '../../lib/page-of.ts';
import { searched } from '../../db/search-words.ts';

/** `AlertLogFilterInput` of schema.graphql. */
export interface LogQuery {
  readonly page?: number | null | undefined;
  readonly show?: number | null | undefined;
  readonly search?: string | null | undefined;
  readonly startDate?: Date | null | undefined;
  readonly endDate?: Date | null | undefined;
  readonly typeField?: readonly ActionType[] | null | undefined;
}

export interface LogEntry {
  readonly log: typeof userLogs.$inferSelect;
  readonly user: UserRef;
  readonly record: AlertRecord;
}

export interface LogPage {
  readonly entries: readonly LogEntry[];
  readonly page: number;
  readonly show: number;
  readonly total: number;
}

/**
 * Lists what users did with the alerts that the user can see, newest first.
 *
 * @throws ApiError `INVALID_INPUT` for values outside the contract's limits
 */
export function listLog(db: Database, scope: TenantScope, query: LogQuery): Promise<LogPage> {
  const { page, show, offset } = pageOf(query);
  const where = matchingEntries(scope, query);
  return db.transaction(
    async (tx) => {
      const rows = await tx
        .select({ log: userLogs, user: { id: users.id, fullname: users.fullname } })
        .from(userLogs)
        .innerJoin(rawAlerts, eq(rawAlerts.id, userLogs.rawAlertId))
        .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
        .innerJoin(users, eq(users.id, userLogs.userId))
        .where(where)
        .orderBy(newestFirst(userLogs.createdOn), newestFirst(userLogs.id))
        .limit(show)
        .offset(offset);
      const [counted] = await tx
        .select({ total: sql`count(*)`.mapWith(Number) })
        .from(userLogs)
        .innerJoin(rawAlerts, eq(rawAlerts.id, userLogs.rawAlertId))
        .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
        .where(where);
      const alertIds = [...new Set(rows.map(({ log }) => log.rawAlertId))];
      const records = await readAlerts(tx, {
        where: and(scope.visible, idIn(rawAlerts.id, alertIds)),
      });
      const byId = new Map(records.map((record) => [record.alert.id, record]));
      const entries = rows.flatMap((row) => {
        const record = byId.get(row.log.rawAlertId);
        return record === undefined ? [] : { ...row, record };
      });
      return { entries, page, show, total: counted?.total ?? 0 };
    },
    // Page and total must be of the same moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function matchingEntries(scope: TenantScope, query: LogQuery): SQL | undefined {
  const { startDate, endDate, typeField } = query;
  if (startDate != null && endDate != null && startDate > endDate) {
    throw new ApiError('INVALID_INPUT', 'datesReversed');
  }
  const places = (word: string) => [
    plateHas(scope, word),
    driverHas(scope, word),
    actorHas(scope, word),
  ];
  return and(
    scope.visible,
    eq(userLogs.companyId, scope.visibility.companyId),
    startDate == null ? undefined : gte(userLogs.createdOn, startDate),
    endDate == null ? undefined : lte(userLogs.createdOn, endDate),
    ...searched(query.search, places),
    typeField == null ? undefined : typeIn(typeField),
  );
}

const typeIn = (types: readonly ActionType[]): SQL =>
  types.length === 0 ? sql`false` : inArray(userLogs.typeField, [...types]);
