import { and, asc, desc, eq, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { visibleVehicles, type VehicleVisibility } from '../access/visibility.ts';
import type { Queries } from '../db/database.ts';
import { companies, drivers, vehiclePositions, vehicles } from '../db/schema.ts';
import { partOf, searched } from '../db/search-words.ts';
import type { VehiclesQuery } from './dashboard-query.ts';
import { drivingStatus } from './driving-status.ts';

/** Users type plates with and without their spaces. */
const plateHas = (word: string): SQL =>
  sql`(${vehicles.licensePlate} ilike ${partOf(word)}
    or replace(${vehicles.licensePlate}, ' ', '') ilike ${partOf(word)})`;

/**
 * The vehicles in use with their last position, those that reported last first, those that a search finds and that have
 * never reported, and how many vehicles there are with and without one (`DashboardVehicles`).
 *
 * @param now epoch ms
 * @throws ApiError `INVALID_INPUT` for a search that is too long or cannot be stored
 */
export async function readFleet(
  db: Queries,
  visibility: VehicleVisibility,
  { search, limit }: VehiclesQuery,
  now: number,
) {
  const inUse = and(
    visibleVehicles(visibility),
    ne(vehicles.status, 'archived'),
    ...searched(search, (word) => [plateHas(word)]),
  );
  const last = db
    .select()
    .from(vehiclePositions)
    .where(eq(vehiclePositions.vehicleId, vehicles.id))
    .orderBy(desc(vehiclePositions.recordedOn))
    .limit(1)
    .as('last');
  const rows = await db
    .select({
      id: vehicles.id,
      licensePlate: vehicles.licensePlate,
      driver: drivers.fullname,
      offlineMinutes: companies.offlineTimeout,
      recordedOn: last.recordedOn,
      latitude: last.latitude,
      longitude: last.longitude,
      speed: last.speed,
      course: last.course,
      ignition: last.ignition,
    })
    .from(vehicles)
    .innerJoin(companies, eq(companies.id, vehicles.companyId))
    .innerJoinLateral(last, sql`true`)
    .leftJoin(drivers, eq(drivers.id, vehicles.driverId))
    .where(inUse)
    .orderBy(desc(last.recordedOn), vehicles.id)
    .limit(limit);
  return {
    vehicles: rows.map((row) => ({
      id: String(row.id),
      licensePlate: row.licensePlate,
      driver: row.driver,
      latitude: row.latitude,
      longitude: row.longitude,
      heading: row.course,
      speed: row.speed,
      status: drivingStatus(
        { reportedOn: row.recordedOn.getTime(), speed: row.speed, ignition: row.ignition },
        now,
        row.offlineMinutes,
      ),
      reportedOn: row.recordedOn.toISOString(),
    })),
    unreported: search === '' ? [] : await readUnreported(db, inUse, limit - rows.length),
    total: await db.$count(vehicles, inUse),
  };
}

/** The vehicles without a position, by plate (RS-263). */
async function readUnreported(db: Queries, where: SQL | undefined, limit: number) {
  if (limit === 0) return [];
  const positions = db
    .select({ id: vehiclePositions.vehicleId })
    .from(vehiclePositions)
    .where(eq(vehiclePositions.vehicleId, vehicles.id));
  const rows = await db
    .select({ id: vehicles.id, licensePlate: vehicles.licensePlate, driver: drivers.fullname })
    .from(vehicles)
    .leftJoin(drivers, eq(drivers.id, vehicles.driverId))
    .where(and(where, notExists(positions)))
    .orderBy(asc(vehicles.licensePlate), asc(vehicles.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
