import { and, eq } from 'drizzle-orm';
import { toVehicleIds } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { devices, vehicles } from '../db/schema.ts';
import { Refusal } from '../lib/api-error.ts';
import { vehiclesSeenBy, type VehicleSight } from '../access/visibility.ts';

export type VehicleRow = typeof vehicles.$inferSelect;
export type DeviceRow = typeof devices.$inferSelect;

/** @throws Refusal NOT_FOUND when there is no such vehicle for him. */
export async function findVehicle(
  db: Queries,
  sight: VehicleSight,
  named: string | number,
): Promise<VehicleRow> {
  const [id] = toVehicleIds([named]);
  const found =
    id === undefined
      ? []
      : await db
          .select()
          .from(vehicles)
          .where(and(vehiclesSeenBy(sight), eq(vehicles.id, id)));
  if (found[0] === undefined) throw new Refusal('NOT_FOUND', 'vehicleNotFound');
  return found[0];
}

/** Devices of a vehicle that was found for the caller, the main one first. */
export async function readDevicesOf(db: Queries, vehicleId: number): Promise<DeviceRow[]> {
  const rows = await db
    .select()
    .from(devices)
    .where(eq(devices.vehicleId, vehicleId))
    .orderBy(devices.id);
  return rows.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}

export interface SeenDevice {
  readonly device: DeviceRow;
  readonly vehicle: VehicleRow;
}

/** @throws Refusal NOT_FOUND when there is no such device for him, or it is on another vehicle. */
export async function findDevice(
  db: Queries,
  sight: VehicleSight,
  imei: string,
  vehicleId?: string | number,
): Promise<SeenDevice> {
  const [row] = imei.includes('\0')
    ? []
    : await db
        .select({ device: devices, vehicle: vehicles })
        .from(devices)
        .innerJoin(vehicles, eq(vehicles.id, devices.vehicleId))
        .where(and(vehiclesSeenBy(sight), eq(devices.imei, imei)));
  if (row === undefined || (vehicleId !== undefined && String(row.vehicle.id) !== vehicleId)) {
    throw new Refusal('NOT_FOUND', 'deviceNotFound');
  }
  return row;
}
