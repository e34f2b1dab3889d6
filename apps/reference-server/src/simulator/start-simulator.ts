import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { offlinePlates } from '../demo/demo-cameras.ts';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { devices, vehiclePositions, vehicles } from '../db/schema.ts';
import { createIngestDeps, type IngestMetrics } from '../ingest/ingest-deps.ts';
import { ingestAlerts } from '../ingest/ingest-alerts.ts';
import { ingestPositions } from '../ingest/ingest-positions.ts';
import type { IngestResult } from '../ingest/outcome.ts';
import type { LivePublisher } from '../live/live-publisher.ts';
import type { Logger } from '../lib/logger.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoVehicles } from '../demo/demo-fleet.ts';
import type { MatchListener } from '../notifications/rule-match.ts';
import type { Settings } from '../settings/settings.ts';
import { demoRoads } from '../demo/demo-roads.ts';
import { roadsOfGeoJson } from './geojson-roads.ts';
import { createRandom, type Random } from './random.ts';
import { createRoad, type Road } from '../geo/road.ts';
import { SimulatedFleet } from './simulated-fleet.ts';
import { SimulatedVehicle } from './simulated-vehicle.ts';

export interface SimulatorDeps {
  readonly db: Database;
  readonly liveFeed: LivePublisher;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Pick<Settings, 'simulatorRate' | 'roadsFile'>;
  readonly notifier?: MatchListener;
  readonly metrics?: IngestMetrics;
  /** The same seed produces the same fleet on the same roads. */
  readonly seed?: number;
}

export interface Simulator {
  /** Resolves when the simulator no longer uses the database. */
  stop(): Promise<void>;
}

const STEP_MS = 1000;
/** A simulated fleet writes 400,000 positions a day, which would fill the disk. */
const POSITION_RETENTION_MS = 48 * 3_600_000;
const PRUNE_INTERVAL_MS = 3_600_000;
const DEFAULT_SEED = 20_261_120;

/** Selects the roads that a vehicle may use. */
type RoadSelector = (licensePlate: string) => readonly Road[];

async function loadRoads(roadsFile: string | null): Promise<RoadSelector> {
  if (roadsFile !== null) {
    const roads = roadsOfGeoJson(await readFile(roadsFile, 'utf8')).map(createRoad);
    return () => roads;
  }
  const regionOf = new Map(demoVehicles.map(({ licensePlate, region }) => [licensePlate, region]));
  const everywhere = Object.values(demoRoads).flat().map(createRoad);
  const byRegion = new Map(
    Object.entries(demoRoads).map(([region, plans]) => [region, plans.map(createRoad)]),
  );
  return (licensePlate) => byRegion.get(regionOf.get(licensePlate) ?? '') ?? everywhere;
}

async function loadVehicles(
  db: Database,
  roadsFor: RoadSelector,
  random: Random,
): Promise<SimulatedVehicle[]> {
  const rows = await db
    .select({
      imei: devices.imei,
      companyId: devices.companyId,
      vehicleId: devices.vehicleId,
      deviceType: devices.deviceType,
      licensePlate: vehicles.licensePlate,
    })
    .from(devices)
    .innerJoin(vehicles, eq(vehicles.id, devices.vehicleId))
    .where(eq(devices.isMain, true))
    .orderBy(asc(devices.companyId), asc(devices.id));
  // With the demo fleet, only its vehicles are simulated: all others belong to a user.
  const ofDemo = rows.filter(({ companyId, licensePlate }) =>
    demoVehicles.some(
      (demo) => demo.licensePlate === licensePlate && demoCompanies[demo.company].id === companyId,
    ),
  );
  const driving =
    ofDemo.length > 0 ? ofDemo.filter((row) => !offlinePlates.has(row.licensePlate)) : rows;
  return driving.map(({ deviceType, licensePlate, ...device }) => {
    const given = { ...device, hasCamera: deviceType !== null && deviceType !== 'teltonika' };
    return new SimulatedVehicle(given, random.pick(roadsFor(licensePlate)), random);
  });
}

function recordOutcomes(
  metrics: IngestMetrics | undefined,
  results: readonly IngestResult[],
): void {
  for (const { outcome } of results) metrics?.ingested(outcome, 1);
}

/**
 * Simulates the vehicles of the database: they drive on roads and send positions and alerts through
 * the ingest code. Errors are logged and the fleet continues.
 *
 * @throws when the roads file cannot be read
 */
export async function startSimulator(deps: SimulatorDeps): Promise<Simulator> {
  const { db, clock, logger, settings, seed = DEFAULT_SEED } = deps;
  const random = createRandom(seed);
  const fleetVehicles = await loadVehicles(db, await loadRoads(settings.roadsFile), random);
  const details = { seed, rate: settings.simulatorRate, vehicles: fleetVehicles.length };
  if (fleetVehicles.length === 0) {
    logger.warn('The simulator has no vehicles', details);
    return { stop: async () => {} };
  }
  logger.info('The simulator is running', details);
  const fleet = new SimulatedFleet({
    vehicles: fleetVehicles,
    random,
    rate: settings.simulatorRate,
    startsAt: clock.now(),
  });
  const ingest = createIngestDeps(deps);

  const step = async (): Promise<void> => {
    for (const [companyId, { alerts, positions }] of fleet.advanceTo(clock.now())) {
      recordOutcomes(deps.metrics, await ingestPositions(ingest, companyId, positions));
      recordOutcomes(deps.metrics, await ingestAlerts(ingest, companyId, alerts));
    }
  };

  const prune = async (): Promise<void> => {
    const oldest = new Date(clock.now() - POSITION_RETENTION_MS);
    const ids = fleetVehicles.map((vehicle) => vehicle.vehicleId);
    await db
      .delete(vehiclePositions)
      .where(
        and(inArray(vehiclePositions.vehicleId, ids), lt(vehiclePositions.recordedOn, oldest)),
      );
  };

  let running: Promise<void> | null = null;
  let prunedAt = clock.now() - PRUNE_INTERVAL_MS;
  const cancel = clock.setInterval(() => {
    if (running !== null) return;
    const isPruneDue = clock.now() - prunedAt >= PRUNE_INTERVAL_MS;
    if (isPruneDue) prunedAt = clock.now();
    running = (isPruneDue ? step().then(prune) : step())
      .catch((error: unknown) => logger.error('A simulator step failed', { error }))
      .finally(() => {
        running = null;
      });
  }, STEP_MS);
  return {
    async stop() {
      cancel();
      await running;
    },
  };
}
