import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { devices, vehicles } from '../db/schema.ts';

/** A registered device and the vehicle that it is on. */
export interface RegisteredDevice {
  readonly deviceId: number;
  readonly imei: string;
  readonly vehicleId: number;
  readonly driverId: number | null;
  readonly isShared: boolean;
}

/** The company's devices among `imeis`, by imei. */
export async function findDevices(
  tx: Transaction,
  companyId: number,
  imeis: Iterable<string>,
): Promise<Map<string, RegisteredDevice>> {
  const wanted = [...new Set(imeis)];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({
      deviceId: devices.id,
      imei: devices.imei,
      vehicleId: devices.vehicleId,
      driverId: vehicles.driverId,
      isShared: vehicles.isShared,
    })
    .from(devices)
    .innerJoin(vehicles, eq(vehicles.id, devices.vehicleId))
    .where(and(eq(devices.companyId, companyId), inArray(devices.imei, wanted)));
  return new Map(rows.map((row) => [row.imei, row]));
}

/** Latest sign of life of each device; never moves one back. */
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
