import { and, desc, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { parseVehicleIds } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { devices, drivers, geofences, vehiclePositions, vehicles } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { visibleGeofences, visibleVehicles, type VehicleVisibility } from '../access/visibility.ts';
import { validateSpan, type TimeSpan } from './time-span.ts';
import { findVehicle, readDevicesOf, type DeviceRow, type VehicleRow } from './find-vehicle.ts';

export type PositionRow = typeof vehiclePositions.$inferSelect;
export type GeofenceRow = typeof geofences.$inferSelect;

/** Maximum number of ids per request. */
const MAX_IDS = 100;
/** A track shows the last minutes, not a whole trip. */
const MAX_TRACK_MINUTES = 60;
const MAX_POSITIONS = 1_000;

export interface VehicleRecord {
  readonly vehicle: VehicleRow;
  readonly driver: { readonly id: number; readonly fullname: string } | null;
  /** Main device first. */
  readonly devices: readonly DeviceRow[];
  readonly lastPosition: PositionRow | null;
}

/** @throws ApiError NOT_FOUND */
export async function readVehicle(
  db: Queries,
  visibility: VehicleVisibility,
  vehicleId: string | number,
): Promise<VehicleRecord> {
  const vehicle = await findVehicle(db, visibility, vehicleId);
  const [driver] =
    vehicle.driverId === null
      ? []
      : await db
          .select({ id: drivers.id, fullname: drivers.fullname })
          .from(drivers)
          .where(eq(drivers.id, vehicle.driverId));
  const [lastPosition] = await db
    .select()
    .from(vehiclePositions)
    .where(eq(vehiclePositions.vehicleId, vehicle.id))
    .orderBy(desc(vehiclePositions.recordedOn))
    .limit(1);
  return {
    vehicle,
    driver: driver ?? null,
    devices: await readDevicesOf(db, vehicle.id),
    lastPosition: lastPosition ?? null,
  };
}

export interface StatusRecord {
  readonly vehicle: VehicleRow;
  readonly devices: readonly DeviceRow[];
}

export interface StatusFilter {
  readonly vehicleId: readonly (string | number)[];
  readonly vehicleStatus?: readonly VehicleRow['status'][] | null | undefined;
}

/** Reads active vehicles, and those in the states of the filter, ordered by id. */
export async function readStatuses(
  db: Queries,
  visibility: VehicleVisibility,
  { vehicleId, vehicleStatus }: StatusFilter,
): Promise<StatusRecord[]> {
  validateIdCount(vehicleId);
  const ids = parseVehicleIds(vehicleId);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(vehicles)
    .where(
      and(
        visibleVehicles(visibility),
        inArray(vehicles.id, ids),
        or(
          eq(vehicles.status, 'active'),
          vehicleStatus?.length ? inArray(vehicles.status, [...vehicleStatus]) : undefined,
        ),
      ),
    )
    .orderBy(vehicles.id);
  if (rows.length === 0) return [];
  const found = rows.map(({ id }) => id);
  const deviceRows = await db
    .select()
    .from(devices)
    .where(inArray(devices.vehicleId, found))
    .orderBy(devices.id);
  return rows.map((vehicle) => ({
    vehicle,
    devices: deviceRows.filter((device) => device.vehicleId === vehicle.id),
  }));
}

/** Oldest position first; when there are too many, the latest ones are returned. */
export async function readTrack(
  db: Queries,
  visibility: VehicleVisibility,
  vehicleId: string | number,
  span: TimeSpan,
): Promise<PositionRow[]> {
  validateSpan(span, MAX_TRACK_MINUTES);
  const vehicle = await findVehicle(db, visibility, vehicleId);
  const rows = await db
    .select()
    .from(vehiclePositions)
    .where(
      and(
        eq(vehiclePositions.vehicleId, vehicle.id),
        gte(vehiclePositions.recordedOn, span.startTime),
        lte(vehiclePositions.recordedOn, span.endTime),
      ),
    )
    .orderBy(desc(vehiclePositions.recordedOn))
    .limit(MAX_POSITIONS);
  return rows.reverse();
}

export async function readGeofences(
  db: Queries,
  visibility: Pick<VehicleVisibility, 'companyId'>,
  requestedIds: readonly (string | number)[],
): Promise<GeofenceRow[]> {
  validateIdCount(requestedIds);
  // Geofences from other sources have no id in the database.
  const ids = parseVehicleIds(requestedIds);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(geofences)
    .where(and(visibleGeofences(visibility), inArray(geofences.id, ids)))
    .orderBy(geofences.id);
}

function validateIdCount(ids: readonly unknown[]): void {
  if (ids.length > MAX_IDS) throw new ApiError('INVALID_INPUT', 'tooManyIds', { max: MAX_IDS });
}
