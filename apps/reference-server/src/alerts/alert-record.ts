import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.ts';
import {
  alertOwnerChanges,
  devices,
  drivers,
  rawAlerts,
  userLogs,
  users,
  vehicles,
} from '../db/schema.ts';

type Device = typeof devices.$inferSelect;
type LogRow = typeof userLogs.$inferSelect;
type OwnerRow = typeof alertOwnerChanges.$inferSelect;

export interface UserRef {
  readonly id: number;
  readonly fullname: string;
}

/** An alert with all the data that the wire format includes. */
export interface AlertRecord {
  readonly alert: typeof rawAlerts.$inferSelect;
  readonly vehicle: typeof vehicles.$inferSelect;
  readonly driver: UserRef | null;
  readonly resolver: UserRef | null;
  readonly owner: UserRef | null;
  /** All devices of the vehicle. */
  readonly devices: readonly Device[];
  /** Oldest first. */
  readonly logs: readonly (LogRow & { readonly user: UserRef })[];
  /** Oldest first; `owner` is null where the alert was released. */
  readonly ownerChanges: readonly (OwnerRow & {
    readonly user: UserRef;
    readonly owner: UserRef | null;
  })[];
}

export interface AlertQuery {
  readonly where: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
  /**
   * Reads nothing of what was done with an alert whose sequence number is still that of its arrival. Alerts of a seed have a
   * past without such numbers.
   */
  readonly isLive?: boolean;
}

const resolvers = alias(users, 'resolvers');
const owners = alias(users, 'owners');

/** Reads alerts. `where` may refer to `raw_alerts` and `vehicles`, as `alertScope` does. */
export async function readAlerts(db: Queries, query: AlertQuery): Promise<AlertRecord[]> {
  const select = db
    .select({
      alert: rawAlerts,
      vehicle: vehicles,
      driver: { id: drivers.id, fullname: drivers.fullname },
      resolver: { id: resolvers.id, fullname: resolvers.fullname },
      owner: { id: owners.id, fullname: owners.fullname },
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .leftJoin(drivers, eq(drivers.id, rawAlerts.driverId))
    .leftJoin(resolvers, eq(resolvers.id, rawAlerts.resolvedBy))
    .leftJoin(owners, eq(owners.id, rawAlerts.ownerId))
    .where(query.where)
    .orderBy(...(query.orderBy ?? []))
    .$dynamic();
  if (query.limit !== undefined) void select.limit(query.limit);
  if (query.offset !== undefined) void select.offset(query.offset);
  const rows = await select;
  if (rows.length === 0) return [];

  const devicesOf = await readDevices(db, new Set(rows.map((row) => row.vehicle.id)));
  const withPast = rows.filter(({ alert }) => !query.isLive || alert.seq !== alert.createdSeq);
  const ids = withPast.map(({ alert }) => alert.id);
  const logsOf = await readLogs(db, ids);
  const ownerChangesOf = await readOwnerChanges(db, ids);
  return rows.map((row) => ({
    ...row,
    devices: devicesOf.get(row.vehicle.id) ?? [],
    logs: logsOf.get(row.alert.id) ?? [],
    ownerChanges: ownerChangesOf.get(row.alert.id) ?? [],
  }));
}

async function readDevices(
  db: Queries,
  vehicleIds: ReadonlySet<number>,
): Promise<Map<number, Device[]>> {
  const rows = await db
    .select()
    .from(devices)
    .where(inArray(devices.vehicleId, [...vehicleIds]))
    .orderBy(devices.id);
  return Map.groupBy(rows, (row) => row.vehicleId);
}

async function readLogs(
  db: Queries,
  alertIds: readonly number[],
): Promise<Map<number, AlertRecord['logs'][number][]>> {
  if (alertIds.length === 0) return new Map();
  const rows = await db
    .select({ log: userLogs, user: { id: users.id, fullname: users.fullname } })
    .from(userLogs)
    .innerJoin(users, eq(users.id, userLogs.userId))
    .where(idIn(userLogs.rawAlertId, alertIds))
    .orderBy(userLogs.id);
  return Map.groupBy(
    rows.map(({ log, user }) => ({ ...log, user })),
    (log) => log.rawAlertId,
  );
}

async function readOwnerChanges(
  db: Queries,
  alertIds: readonly number[],
): Promise<Map<number, AlertRecord['ownerChanges'][number][]>> {
  if (alertIds.length === 0) return new Map();
  const rows = await db
    .select({
      change: alertOwnerChanges,
      user: { id: users.id, fullname: users.fullname },
      owner: { id: owners.id, fullname: owners.fullname },
    })
    .from(alertOwnerChanges)
    .innerJoin(users, eq(users.id, alertOwnerChanges.userId))
    .leftJoin(owners, eq(owners.id, alertOwnerChanges.ownerId))
    .where(idIn(alertOwnerChanges.rawAlertId, alertIds))
    .orderBy(alertOwnerChanges.seq);
  return Map.groupBy(
    rows.map(({ change, user, owner }) => ({ ...change, user, owner })),
    (change) => change.rawAlertId,
  );
}

/** `column = any(ids)` as a single parameter for any number of ids. */
export function idIn(
  column: typeof userLogs.rawAlertId | typeof alertOwnerChanges.rawAlertId | typeof rawAlerts.id,
  ids: readonly number[],
): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::bigint[])`;
}
