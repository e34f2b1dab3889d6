import { scopes } from '@pantau/core/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../access/current-user.ts';
import { visibleGroups } from '../access/visibility.ts';
import { drivers, vehicleGroupMembers, vehicleGroups, vehicles } from '../db/schema.ts';

/** Whose scores a user can read. */
export interface ScoreReader {
  readonly companyId: number;
  /** IANA name of the company's time zone. */
  readonly timeZone: string;
  /** The user when they are a driver user, who reads only their own score. */
  readonly onlyUserId: number | null;
  readonly includeGroups: boolean;
}

/** A user with both scopes for drivers and without the one for vehicle groups. */
export function isDriverUser({ scopes: held }: Pick<CurrentUser, 'scopes'>): boolean {
  return (
    held.has(scopes.tmsDriverRead) &&
    held.has(scopes.tmsDriverUpdate) &&
    !held.has(scopes.vehicleGroupsRead)
  );
}

/** The drivers whose scores the user can read. The query must read from `drivers`. */
export function readableDrivers({ companyId, onlyUserId }: ScoreReader): SQL | undefined {
  return and(
    eq(drivers.companyId, companyId),
    onlyUserId === null ? undefined : eq(drivers.userId, onlyUserId),
  );
}

/** Drivers whose present vehicle is in one of the groups. The query must read from `drivers`. */
export function driversOfGroups(reader: ScoreReader, groupIds: readonly number[]): SQL {
  if (groupIds.length === 0) return sql`false`;
  return sql`exists (
    select from ${vehicles}
    join ${vehicleGroupMembers} on ${vehicleGroupMembers.vehicleId} = ${vehicles.id}
    join ${vehicleGroups} on ${vehicleGroups.id} = ${vehicleGroupMembers.vehicleGroupId}
    where ${vehicles.driverId} = ${drivers.id} and ${eq(vehicles.companyId, reader.companyId)}
      and ${visibleGroups(reader)} and ${inArray(vehicleGroups.id, [...groupIds])}
  )`;
}
