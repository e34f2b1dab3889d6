import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { devices, vehicles } from '../db/schema.ts';
import type { IngestResult } from './outcome.ts';
import type { VehicleInput } from './native-format.ts';

interface Known {
  vehicleId: number;
  licensePlate: string;
  category: string;
}

/** The vehicles and devices of one company while a request body is processed. */
export class VehicleRegistry {
  readonly #tx: Transaction;
  readonly #companyId: number;
  readonly #byImei = new Map<string, Known>();
  readonly #byPlate = new Map<string, Known>();

  constructor(tx: Transaction, companyId: number) {
    this.#tx = tx;
    this.#companyId = companyId;
  }

  async read(items: readonly VehicleInput[]): Promise<void> {
    const columns = {
      vehicleId: vehicles.id,
      licensePlate: vehicles.licensePlate,
      category: vehicles.category,
    };
    const plates = items.map((item) => item.licensePlate);
    const byPlate = await this.#tx
      .select(columns)
      .from(vehicles)
      .where(and(eq(vehicles.companyId, this.#companyId), inArray(vehicles.licensePlate, plates)));
    const imeis = items.map((item) => item.imei);
    const byImei = await this.#tx
      .select({ ...columns, imei: devices.imei })
      .from(devices)
      .innerJoin(vehicles, eq(vehicles.id, devices.vehicleId))
      .where(and(eq(devices.companyId, this.#companyId), inArray(devices.imei, imeis)));
    const byId = new Map<number, Known>();
    for (const row of byPlate) {
      const known = { ...row };
      byId.set(row.vehicleId, known);
      this.#byPlate.set(row.licensePlate, known);
    }
    for (const { imei, ...row } of byImei) {
      const known = byId.get(row.vehicleId) ?? { ...row };
      byId.set(row.vehicleId, known);
      this.#byImei.set(imei, known);
      this.#byPlate.set(row.licensePlate, known);
    }
  }

  async enter(item: VehicleInput): Promise<IngestResult> {
    const known = this.#byImei.get(item.imei);
    const samePlate = this.#byPlate.get(item.licensePlate);
    if (known === undefined) return this.#addDevice(item, samePlate);
    if (samePlate !== undefined && samePlate !== known) {
      const reason = `another vehicle has the licensePlate ${item.licensePlate}`;
      return { outcome: 'invalid', reason };
    }
    return this.#update(known, item);
  }

  async #addDevice(item: VehicleInput, samePlate: Known | undefined): Promise<IngestResult> {
    const { imei, licensePlate } = item;
    let known = samePlate;
    if (known === undefined) {
      const category = item.category ?? 'truck';
      const [row] = await this.#tx
        .insert(vehicles)
        .values({ companyId: this.#companyId, licensePlate, category })
        .returning({ id: vehicles.id });
      if (row === undefined) throw new Error('The database gave no id for a new vehicle.');
      known = { vehicleId: row.id, licensePlate, category };
      this.#byPlate.set(licensePlate, known);
    } else {
      await this.#update(known, item);
    }
    await this.#tx.insert(devices).values({
      companyId: this.#companyId,
      vehicleId: known.vehicleId,
      imei,
      isMain: samePlate === undefined,
    });
    this.#byImei.set(imei, known);
    return { outcome: 'accepted' };
  }

  async #update(known: Known, item: VehicleInput): Promise<IngestResult> {
    const category = item.category ?? known.category;
    if (known.licensePlate === item.licensePlate && known.category === category) {
      return { outcome: 'duplicate', reason: 'unchanged' };
    }
    await this.#tx
      .update(vehicles)
      .set({ licensePlate: item.licensePlate, category })
      .where(eq(vehicles.id, known.vehicleId));
    this.#byPlate.delete(known.licensePlate);
    known.licensePlate = item.licensePlate;
    known.category = category;
    this.#byPlate.set(known.licensePlate, known);
    return { outcome: 'accepted' };
  }
}
