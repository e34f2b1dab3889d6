import { setImmediate } from 'node:timers/promises';
import { createManualClock } from '@pantau/core/testing';
import { eq, like, not } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { rawAlerts, vehiclePositions } from '../db/schema.ts';
import { ingestVehicles } from '../ingest/ingest-vehicles.ts';
import { createIngestDeps } from '../ingest/ingest-deps.ts';
import { silentLogger } from '../lib/logger.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { startSimulator, type SimulatorDeps } from './start-simulator.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 1));
/** The server derives further alerts from positions, the more the longer the fleet drives. */
const sent = not(like(rawAlerts.dedupeKey, '%,"position%'));
let server: TestServer;
let db: Database;

const start = (changes: Partial<SimulatorDeps> = {}) =>
  startSimulator({
    db,
    clock,
    liveFeed: { changed: () => {}, position: () => {} },
    logger: silentLogger,
    settings: { simulatorRate: 600, roadsFile: null },
    ...changes,
  });

beforeAll(async () => {
  server = await startTestServer({
    seed: async (database) => void (await seedDemo({ db: database, clock })),
  });
  db = server.db;
});
afterAll(() => server.close());

describe('the simulator', () => {
  it('ingests positions and alerts until it is stopped (RS-109)', async () => {
    const counts = new Map<string, number>();
    const liveFeed = { changed: vi.fn(), position: vi.fn() };
    const metrics = {
      ingested: (outcome: string, count: number) =>
        void counts.set(outcome, (counts.get(outcome) ?? 0) + count),
    };
    await ingestVehicles(createIngestDeps({ db, clock, liveFeed }), 1, [
      { imei: 'somebodys-own', licensePlate: 'B 1 OWN', category: null },
    ]);
    const before = await db.$count(rawAlerts, sent);
    const simulator = await start({ liveFeed, metrics });
    while ((counts.get('accepted') ?? 0) < 150) {
      await clock.advance(1000);
      // Ingest continues between two turns of the event loop.
      await setImmediate();
    }
    await simulator.stop();
    const [alerts, positions] = [
      (await db.$count(rawAlerts, sent)) - before,
      await db.$count(vehiclePositions),
    ];
    expect([...counts.keys()]).toEqual(['accepted']);
    expect(alerts + positions).toBe(counts.get('accepted'));
    expect(Math.min(alerts, positions)).toBeGreaterThan(0);
    expect(liveFeed.changed).toHaveBeenCalledWith(1);
    expect(liveFeed.position).toHaveBeenCalled();

    await clock.advance(60_000);
    expect((await db.$count(rawAlerts, sent)) - before).toBe(alerts);
    const own = await db.query.vehiclePositions.findMany();
    expect(own.length).toBe(positions);
  });

  it("forgets positions of its vehicles that are older than 48 hours, and nobody else's", async () => {
    const rows = await db.query.vehicles.findMany({ columns: { id: true, licensePlate: true } });
    const idOf = (plate: string) => rows.find((row) => row.licensePlate === plate)?.id ?? 0;
    const old = new Date(clock.now() - 49 * 3_600_000);
    const place = { companyId: 1, latitude: -6, longitude: 106, recordedOn: old };
    await db.insert(vehiclePositions).values([
      { ...place, vehicleId: idOf('B 9482 KXT') },
      { ...place, vehicleId: idOf('B 1 OWN') },
    ]);
    const oldOnes = () => db.$count(vehiclePositions, eq(vehiclePositions.recordedOn, old));
    const simulator = await start();
    while ((await oldOnes()) > 1) {
      await clock.advance(1000);
      await setImmediate();
    }
    await simulator.stop();
    const [left] = await db
      .select()
      .from(vehiclePositions)
      .where(eq(vehiclePositions.recordedOn, old));
    expect(left?.vehicleId).toBe(idOf('B 1 OWN'));
  });

  it('logs its seed', async () => {
    const info = vi.fn();
    const simulator = await start({ seed: 7, logger: { ...silentLogger, info } });
    await simulator.stop();
    expect(info).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ seed: 7 }));
  });

  it('does not start with an unreadable roads file', async () => {
    const settings = { simulatorRate: 1, roadsFile: '/nowhere/roads.geojson' };
    await expect(start({ settings })).rejects.toThrow(/nowhere/);
  });
});
