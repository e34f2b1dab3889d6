import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { devices, vehicles } from '../db/schema.ts';

/** A registered device and its vehicle. */
export interface RegisteredDevice {
  readonly deviceId: number;
  readonly imei: string;
  readonly vehicleId: number;
  readonly driverId: number | null;
  readonly isShared: boolean;
  readonly licensePlate: string;
}

/** Finds the company's devices among `imeis`, by imei. */
export async function findDevices(
  tx: Transaction,
  companyId: number,
  imeis: Iterable<string>,
): Promise<Map<string, RegisteredDevice>> {
  const distinct = [...new Set(imeis)];
  if (distinct.length === 0) return new Map();
  const rows = await tx
    .select({
      deviceId: devices.id,
      imei: devices.imei,
      vehicleId: devices.vehicleId,
      driverId: vehicles.driverId,
      isShared: vehicles.isShared,
      licensePlate: vehicles.licensePlate,
    })
    .from(devices)
    .innerJoin(vehicles, eq(vehicles.id, devices.vehicleId))
    .where(and(eq(devices.companyId, companyId), inArray(devices.imei, distinct)));
  return new Map(rows.map((row) => [row.imei, row]));
}

/** Collects the latest report time of each device; saving never moves it back. */
export class LastReports {
  readonly #latest = new Map<number, number>();

  /** @param at Epoch ms. */
  add(deviceId: number, at: number): void {
    this.#latest.set(deviceId, Math.max(at, this.#latest.get(deviceId) ?? at));
  }

  async save(tx: Transaction, now: number): Promise<void> {
    if (this.#latest.size === 0) return;
    const reports = [...this.#latest].map(([deviceId, at]) => ({
      device: deviceId,
      at: new Date(Math.min(at, now)).toISOString(),
    }));
    await tx.execute(sql`
      update ${devices} set last_report_on = report.at
      from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as report(device integer, at timestamptz)
      where ${devices.id} = report.device
        and (${devices.lastReportOn} is null or ${devices.lastReportOn} < report.at)`);
  }
}
