import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.ts';
import { devices, drivers, rawAlerts, userLogs, users, vehicles } from '../db/schema.ts';

type Device = typeof devices.$inferSelect;
type LogRow = typeof userLogs.$inferSelect;

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
  /** All devices of the vehicle. */
  readonly devices: readonly Device[];
  /** Oldest first. */
  readonly logs: readonly (LogRow & { readonly user: UserRef })[];
}

export interface AlertQuery {
  readonly where: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
}

const resolvers = alias(users, 'resolvers');

/** Reads alerts. `where` may refer to `raw_alerts` and `vehicles`, as `alertScope` does. */
export async function readAlerts(db: Queries, query: AlertQuery): Promise<AlertRecord[]> {
  const select = db
    .select({
      alert: rawAlerts,
      vehicle: vehicles,
      driver: { id: drivers.id, fullname: drivers.fullname },
      resolver: { id: resolvers.id, fullname: resolvers.fullname },
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .leftJoin(drivers, eq(drivers.id, rawAlerts.driverId))
    .leftJoin(resolvers, eq(resolvers.id, rawAlerts.resolvedBy))
    .where(query.where)
    .orderBy(...(query.orderBy ?? []))
    .$dynamic();
  if (query.limit !== undefined) void select.limit(query.limit);
  if (query.offset !== undefined) void select.offset(query.offset);
  const rows = await select;
  if (rows.length === 0) return [];

  const devicesOf = await readDevices(db, new Set(rows.map((row) => row.vehicle.id)));
  const logsOf = await readLogs(
    db,
    rows.map((row) => row.alert.id),
  );
  return rows.map((row) => ({
    ...row,
    devices: devicesOf.get(row.vehicle.id) ?? [],
    logs: logsOf.get(row.alert.id) ?? [],
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

/** `column = any(ids)` as a single parameter for any number of ids. */
export function idIn(
  column: typeof userLogs.rawAlertId | typeof rawAlerts.id,
  ids: readonly number[],
): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::bigint[])`;
}
