import { and, eq, gt, gte, not, sql, type SQL } from 'drizzle-orm';
import { visibleVehicles, type TenantScope } from '../access/visibility.ts';
import type { UserRef } from '../alerts/alert-record.ts';
import { newestFirst } from '../alerts/history/history-order.ts';
import type { Database, Queries } from '../db/database.ts';
import { readRows } from '../db/read-rows.ts';
import { alertSnoozes, drivers, rawAlerts, userLogs, users, vehicles } from '../db/schema.ts';
import { latestHandover, type HandoverRow } from './record-handover.ts';

/** The alert centre lists as much; nobody hands over what is older. */
const HANDOVER_WINDOW_MS = 48 * 3_600_000;

/** An open alert, with what a person needs to know about it. */
export interface OpenAlert {
  readonly id: number;
  readonly createdOn: Date;
  readonly alertCode: number;
  readonly alertRuleIds: readonly number[];
  readonly licensePlate: string;
  readonly driver: string | null;
  readonly address: string | null;
  readonly isRead: boolean;
  readonly owner: UserRef | null;
}

export interface HandoverNote {
  readonly id: number;
  readonly createdOn: Date;
  readonly user: UserRef;
  readonly text: string;
  readonly alertId: number;
  readonly alertCode: number;
  readonly licensePlate: string;
}

export interface HandoverSnooze {
  readonly user: UserRef;
  readonly vehicleId: number;
  readonly licensePlate: string;
  readonly alertCode: number;
  readonly endsOn: Date;
}

/** What a person has settled since the previous handover, as far as it still is. */
export interface SettledBy {
  readonly user: UserRef;
  readonly resolved: number;
  readonly falseAlerts: number;
}

export interface Handover {
  readonly readOn: Date;
  /** From when changes are counted. */
  readonly since: Date;
  readonly previous: HandoverRow | null;
  readonly urgent: number;
  readonly important: number;
  readonly arrived: number;
  /** Urgent ones first, then the newest; at most as many as requested. */
  readonly alerts: readonly OpenAlert[];
  readonly snoozes: readonly HandoverSnooze[];
  readonly noteCount: number;
  /** Newest first; at most as many as requested. */
  readonly notes: readonly HandoverNote[];
  readonly settled: readonly SettledBy[];
}

const unresolved = and(not(rawAlerts.isResolved), not(rawAlerts.isFalseAlert));

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/**
 * What a shift leaves to the next one: the alerts of the last 48 hours that are open, what people snooze, and what has
 * been noted and settled since the previous handover. All of one moment, and only what the user can see.
 *
 * @param show the most alerts, and the most notes, to list
 */
export function readHandover(
  db: Database,
  scope: TenantScope,
  { now, show }: { readonly now: number; readonly show: number },
): Promise<Handover> {
  const start = new Date(now - HANDOVER_WINDOW_MS);
  return db.transaction(
    async (tx) => {
      const previous = await latestHandover(tx, scope.visibility.companyId);
      const since = previous !== null && previous.createdOn > start ? previous.createdOn : start;
      const notes = await readNotes(tx, scope, since, show);
      return {
        readOn: new Date(now),
        since,
        previous,
        ...(await countAlerts(tx, scope, start, since)),
        alerts: await readOpenAlerts(tx, scope, start, show),
        snoozes: await readSnoozes(tx, scope, now),
        ...notes,
        settled: await countSettled(tx, scope, since),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function countAlerts(tx: Queries, scope: TenantScope, start: Date, since: Date) {
  const [row] = await tx
    .select({
      urgent: countWhere(and(scope.urgent, unresolved)),
      important: countWhere(and(scope.important, unresolved)),
      arrived: countWhere(gte(rawAlerts.createdOn, since)),
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(and(scope.visible, gte(rawAlerts.createdOn, start)));
  return row ?? { urgent: 0, important: 0, arrived: 0 };
}

async function readOpenAlerts(
  tx: Queries,
  scope: TenantScope,
  start: Date,
  show: number,
): Promise<readonly OpenAlert[]> {
  const rows = await tx
    .select({
      id: rawAlerts.id,
      createdOn: rawAlerts.createdOn,
      alertCode: rawAlerts.alertCode,
      alertRuleIds: rawAlerts.alertRuleIds,
      licensePlate: vehicles.licensePlate,
      driver: drivers.fullname,
      address: rawAlerts.address,
      isRead: rawAlerts.isRead,
      owner: { id: users.id, fullname: users.fullname },
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .leftJoin(drivers, eq(drivers.id, rawAlerts.driverId))
    .leftJoin(users, eq(users.id, rawAlerts.ownerId))
    .where(and(scope.visible, unresolved, gte(rawAlerts.createdOn, start)))
    .orderBy(
      // Not by the condition itself, which is a constant without rules: an error in Postgres.
      sql`case when ${scope.urgent} then 0 else 1 end`,
      newestFirst(rawAlerts.createdOn),
      newestFirst(rawAlerts.id),
    )
    .limit(show);
  return rows;
}

/** Who snoozes what at this moment, the first to end first. */
function readSnoozes(tx: Queries, scope: TenantScope, now: number): Promise<HandoverSnooze[]> {
  return tx
    .select({
      user: { id: users.id, fullname: users.fullname },
      vehicleId: alertSnoozes.vehicleId,
      licensePlate: vehicles.licensePlate,
      alertCode: alertSnoozes.alertCode,
      endsOn: alertSnoozes.endsOn,
    })
    .from(alertSnoozes)
    .innerJoin(users, eq(users.id, alertSnoozes.userId))
    .innerJoin(vehicles, eq(vehicles.id, alertSnoozes.vehicleId))
    .where(
      and(
        eq(users.companyId, scope.visibility.companyId),
        visibleVehicles(scope.visibility),
        gt(alertSnoozes.endsOn, new Date(now)),
      ),
    )
    .orderBy(alertSnoozes.endsOn, users.id, alertSnoozes.vehicleId, alertSnoozes.alertCode);
}

const loggedSince = (scope: TenantScope, since: Date): SQL | undefined =>
  and(
    scope.visible,
    eq(userLogs.companyId, scope.visibility.companyId),
    gte(userLogs.createdOn, since),
  );

async function readNotes(tx: Queries, scope: TenantScope, since: Date, show: number) {
  const where = and(loggedSince(scope, since), eq(userLogs.typeField, 'Feedback'));
  const notes = await tx
    .select({
      id: userLogs.id,
      createdOn: userLogs.createdOn,
      user: { id: users.id, fullname: users.fullname },
      text: sql<string>`coalesce(${userLogs.data}, '')`,
      alertId: rawAlerts.id,
      alertCode: rawAlerts.alertCode,
      licensePlate: vehicles.licensePlate,
    })
    .from(userLogs)
    .innerJoin(rawAlerts, eq(rawAlerts.id, userLogs.rawAlertId))
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .innerJoin(users, eq(users.id, userLogs.userId))
    .where(where)
    .orderBy(newestFirst(userLogs.createdOn), newestFirst(userLogs.id))
    .limit(show);
  const [counted] = await tx
    .select({ noteCount: countWhere(sql`true`) })
    .from(userLogs)
    .innerJoin(rawAlerts, eq(rawAlerts.id, userLogs.rawAlertId))
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(where);
  return { notes, noteCount: counted?.noteCount ?? 0 };
}

/** Alerts count for whoever settled them last; those that have been opened again do not count. */
async function countSettled(tx: Queries, scope: TenantScope, since: Date): Promise<SettledBy[]> {
  const isSettling = sql`((${userLogs.typeField} = 'Resolve' and ${rawAlerts.isResolved} and not ${rawAlerts.isFalseAlert})
    or (${userLogs.typeField} = 'FalseAlert' and ${rawAlerts.isFalseAlert}))`;
  const rows = await readRows<{ id: number; fullname: string; resolved: number; false: number }>(
    tx,
    sql`select settling.id, settling.fullname,
        (count(*) filter (where settling.type = 'Resolve'))::int as resolved,
        (count(*) filter (where settling.type = 'FalseAlert'))::int as false
      from (
        select distinct on (${userLogs.rawAlertId}) ${userLogs.typeField} as type,
          ${users.id} as id, ${users.fullname} as fullname
        from ${userLogs}
        inner join ${rawAlerts} on ${rawAlerts.id} = ${userLogs.rawAlertId}
        inner join ${vehicles} on ${vehicles.id} = ${rawAlerts.vehicleId}
        inner join ${users} on ${users.id} = ${userLogs.userId}
        where ${loggedSince(scope, since)} and ${isSettling}
        order by ${userLogs.rawAlertId}, ${userLogs.id} desc
      ) as settling
      group by settling.id, settling.fullname
      order by settling.fullname, settling.id`,
  );
  return rows.map(({ id, fullname, resolved, false: falseAlerts }) => ({
    user: { id, fullname },
    resolved,
    falseAlerts,
  }));
}
