import { and, eq } from 'drizzle-orm';
import { parseVehicleIds } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { devices, vehicles } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { visibleVehicles, type VehicleVisibility } from '../access/visibility.ts';

export type VehicleRow = typeof vehicles.$inferSelect;
export type DeviceRow = typeof devices.$inferSelect;

/** @throws ApiError `NOT_FOUND` when the user can see no such vehicle. */
export async function findVehicle(
  db: Queries,
  visibility: VehicleVisibility,
  vehicleId: string | number,
): Promise<VehicleRow> {
  const [id] = parseVehicleIds([vehicleId]);
  const found =
    id === undefined
      ? []
      : await db
          .select()
          .from(vehicles)
          .where(and(visibleVehicles(visibility), eq(vehicles.id, id)));
  if (found[0] === undefined) throw new ApiError('NOT_FOUND', 'vehicleNotFound');
  return found[0];
}

/** Reads the devices of a vehicle that the user can see, main device first. */
export async function readDevicesOf(db: Queries, vehicleId: number): Promise<DeviceRow[]> {
  const rows = await db
    .select()
    .from(devices)
    .where(eq(devices.vehicleId, vehicleId))
    .orderBy(devices.id);
  return rows.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}

export interface DeviceWithVehicle {
  readonly device: DeviceRow;
  readonly vehicle: VehicleRow;
}

/**
 * @throws ApiError `NOT_FOUND` when the user can see no such device, or it belongs to another
 *   vehicle.
 */
export async function findDevice(
  db: Queries,
  visibility: VehicleVisibility,
  imei: string,
  vehicleId?: string | number,
): Promise<DeviceWithVehicle> {
  const [row] = imei.includes('\0')
    ? []
    : await db
        .select({ device: devices, vehicle: vehicles })
        .from(devices)
        .innerJoin(vehicles, eq(vehicles.id, devices.vehicleId))
        .where(and(visibleVehicles(visibility), eq(devices.imei, imei)));
  if (row === undefined || (vehicleId !== undefined && String(row.vehicle.id) !== vehicleId)) {
    throw new ApiError('NOT_FOUND', 'deviceNotFound');
  }
  return row;
}
