import { expect, it } from 'vitest';
import { pendingAlerts, vehiclePositions } from './schema.ts';
import { PENDING_RETENTION_MS, startRetention } from './retention.ts';
import { silentLogger } from '../lib/logger.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { addCompany, addVehicle } from '../testing/fixtures.ts';

const DAY_MS = 86_400_000;

it('deletes positions after the configured days and pending alerts after 30 (RS-106)', async () => {
  const { db, clock, close } = await startTestServer();
  await addCompany(db, 1);
  const { id: vehicleId } = await addVehicle(db, 1);
  const now = clock.now();
  const ago = (ms: number): Date => new Date(now - ms);
  const place = { companyId: 1, vehicleId, latitude: 0, longitude: 0 };
  await db.insert(vehiclePositions).values([
    { ...place, recordedOn: ago(7 * DAY_MS + 60_000) },
    { ...place, recordedOn: ago(7 * DAY_MS - 60_000) },
  ]);
  const unclaimed = { companyId: 1, imei: '1', alert: {} };
  await db.insert(pendingAlerts).values([
    { ...unclaimed, dedupeKey: 'old', receivedOn: ago(PENDING_RETENTION_MS + 60_000) },
    { ...unclaimed, dedupeKey: 'young', receivedOn: ago(PENDING_RETENTION_MS - 60_000) },
  ]);
  const settings = { positionRetentionDays: 7 };
  const retention = startRetention({ db, clock, logger: silentLogger, settings });
  await retention.prune();
  const positions = await db.select().from(vehiclePositions);
  expect(positions.map((row) => row.recordedOn.getTime())).toEqual([now - 7 * DAY_MS + 60_000]);
  const pending = await db.select().from(pendingAlerts);
  expect(pending.map((row) => row.dedupeKey)).toEqual(['young']);
  expect(PENDING_RETENTION_MS).toBe(30 * DAY_MS);
  await retention.stop();
  await close();
});
