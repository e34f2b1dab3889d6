import { offlinePlates } from '../demo/demo-cameras.ts';
import type { Transaction } from '../db/database.ts';
import { devices, drivers, vehicles } from '../db/schema.ts';
import type { Random } from '../simulator/random.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoImei, demoVehicles, type DemoVehicle } from '../demo/demo-fleet.ts';
import type { SeededUser } from './seed-companies.ts';

export interface SeededVehicle extends DemoVehicle {
  readonly companyId: number;
  readonly vehicleId: number;
  readonly deviceId: number;
  readonly driverId: number;
  readonly imei: string;
}

const MINUTE_MS = 60_000;

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The database returned fewer rows than were inserted.');
  return value;
}

/** Stores the drivers, vehicles and devices of all demo companies. */
export async function seedFleet(
  tx: Transaction,
  seededUsers: readonly SeededUser[],
  random: Random,
  now: number,
): Promise<readonly SeededVehicle[]> {
  const fleet = demoVehicles.map((vehicle) => ({
    ...vehicle,
    companyId: demoCompanies[vehicle.company].id,
  }));
  const driverRows = await tx
    .insert(drivers)
    .values(
      fleet.map(({ companyId, company, driver }, index) => ({
        companyId,
        fullname: driver,
        phoneNo: `+62812${String(5_550_000 + index)}`,
        userId:
          seededUsers.find((user) => user.company === company && user.fullname === driver)
            ?.userId ?? null,
      })),
    )
    .returning({ id: drivers.id });
  const vehicleRows = await tx
    .insert(vehicles)
    .values(
      fleet.map(({ companyId, licensePlate, category, isShared = false }, index) => ({
        companyId,
        licensePlate,
        category,
        isShared,
        driverId: required(driverRows[index]).id,
        createdOn: new Date(now - random.int(90, 400) * 86_400_000),
      })),
    )
    .returning({ id: vehicles.id });

  const next = new Map<number, number>();
  const imeiOf = (companyId: number): string => {
    const index = (next.get(companyId) ?? 0) + 1;
    next.set(companyId, index);
    return demoImei(companyId, index);
  };
  const planned = fleet.flatMap((vehicle, index) =>
    (vehicle.hasSecondDevice === true ? [true, false] : [true]).map((isMain) => ({
      companyId: vehicle.companyId,
      vehicleId: required(vehicleRows[index]).id,
      imei: imeiOf(vehicle.companyId),
      isMain,
      deviceType: isMain ? vehicle.deviceType : 'teltonika',
      deviceCategory: isMain && vehicle.deviceType !== 'teltonika' ? 'camera' : 'tracker',
      deviceCode: isMain && vehicle.deviceType !== 'teltonika' ? 'MDVR-4' : 'FMB-120',
      phoneNo: `+62813${String(5_560_000 + index)}`,
      lastReportOn: new Date(
        now -
          (offlinePlates.has(vehicle.licensePlate) ? random.int(12, 20) : random.int(0, 4)) *
            MINUTE_MS,
      ),
    })),
  );
  const deviceRows = await tx.insert(devices).values(planned).returning({
    id: devices.id,
    vehicleId: devices.vehicleId,
    imei: devices.imei,
    isMain: devices.isMain,
  });
  return fleet.map((vehicle, index) => {
    const vehicleId = required(vehicleRows[index]).id;
    const device = required(deviceRows.find((row) => row.vehicleId === vehicleId && row.isMain));
    return {
      ...vehicle,
      vehicleId,
      deviceId: device.id,
      imei: device.imei,
      driverId: required(driverRows[index]).id,
    };
  });
}
