import { expect, it } from 'vitest';
import {
  alertActions,
  auditEntries,
  cameraVideos,
  companyChanges,
  pendingAlerts,
  rawAlerts,
  refreshTokens,
  signInLimits,
  userLogs,
  vehiclePositions,
} from './schema.ts';
import { PENDING_RETENTION_MS, startRetention } from './retention.ts';
import { silentLogger } from '../lib/logger.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { addAlert, addCompany, addUser, addVehicle } from '../testing/fixtures.ts';
import { startMaintenance } from './maintenance.ts';

const DAY_MS = 86_400_000;

it('deletes positions after the configured days and pending alerts after 30 (RS-106)', async () => {
  const { db, clock, settings, close } = await startTestServer();
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
  const retention = startRetention({
    db,
    clock,
    logger: silentLogger,
    settings: { ...settings, positionRetentionDays: 7 },
  });
  await retention.prune();
  const positions = await db.select().from(vehiclePositions);
  expect(positions.map((row) => row.recordedOn.getTime())).toEqual([now - 7 * DAY_MS + 60_000]);
  const pending = await db.select().from(pendingAlerts);
  expect(pending.map((row) => row.dedupeKey)).toEqual(['young']);
  expect(PENDING_RETENTION_MS).toBe(30 * DAY_MS);
  await retention.stop();
  await close();
});

it('deletes every table that grows by its own period, in slices (RS-371)', async () => {
  const { db, clock, settings, close } = await startTestServer();
  await addCompany(db, 1);
  const vehicle = await addVehicle(db, 1);
  const { id: userId } = await addUser(db, 1, []);
  const now = clock.now();
  const ago = (days: number): Date => new Date(now - days * DAY_MS);
  const [old, kept] = [
    await addAlert(db, clock, { vehicle, createdOn: ago(401) }),
    await addAlert(db, clock, { vehicle, createdOn: ago(399) }),
  ];
  const log = { companyId: 1, typeField: 'Resolve', userId } as const;
  await db.insert(userLogs).values([
    { ...log, rawAlertId: old.id, createdOn: ago(1) },
    { ...log, rawAlertId: kept.id, createdOn: ago(401) },
    { ...log, rawAlertId: kept.id, createdOn: ago(399) },
  ]);
  const action = {
    ...({ companyId: 1, actionType: 'Resolve', selectionMode: 'Selection', userId } as const),
    ...{ rawAlertIds: [], changedIds: [], vehicleIds: [], dateStart: ago(1), dateEnd: ago(0) },
  };
  await db.insert(alertActions).values([
    { ...action, seq: 1, createdOn: ago(401) },
    { ...action, seq: 2, createdOn: ago(399) },
  ]);
  const { id: vehicleId, deviceId } = vehicle;
  const video = { companyId: 1, vehicleId, deviceId, channel: 1 };
  await db.insert(cameraVideos).values(
    [31, 29].map((days) => ({
      ...{ ...video, startTime: ago(days), endTime: ago(days), requestedOn: ago(days) },
    })),
  );
  const change = { companyId: 1, userId, section: 'identity', field: 'name' } as const;
  await db
    .insert(companyChanges)
    .values([401, 399].map((days) => ({ ...change, createdOn: ago(days) })));
  await db.insert(auditEntries).values(
    [401, 399].map((days) => ({
      ...({ companyId: 1, userId, action: 'SignIn' } as const),
      createdOn: ago(days),
    })),
  );
  const limit = { attempts: 1, failures: 1 };
  await db.insert(signInLimits).values([
    { ...limit, key: 'over', endsOn: ago(0.1) },
    { ...limit, key: 'running', endsOn: ago(-0.1) },
  ]);
  const token = { userId, familyId: crypto.randomUUID(), createdOn: ago(40), signedInOn: ago(40) };
  await db.insert(refreshTokens).values([
    { ...token, id: crypto.randomUUID(), tokenHash: 'expired', expiresOn: ago(2) },
    { ...token, id: crypto.randomUUID(), tokenHash: 'valid', expiresOn: ago(-2) },
  ]);
  // More than two slices.
  await db.insert(vehiclePositions).values(
    Array.from({ length: 4_500 }, (_, index) => ({
      ...{ companyId: 1, vehicleId, latitude: 0, longitude: 0 },
      recordedOn: new Date(now - 91 * DAY_MS - index * 1_000),
    })),
  );
  const backlog = new Map<string, number>();
  const onBacklog = (table: string, rows: number): void => void backlog.set(table, rows);
  const retention = startRetention({ db, clock, logger: silentLogger, settings, onBacklog });
  await retention.prune();

  expect((await db.select().from(rawAlerts)).map(({ id }) => id)).toEqual([kept.id]);
  expect((await db.select().from(userLogs)).map(({ createdOn }) => createdOn)).toEqual([ago(399)]);
  expect((await db.select().from(alertActions)).map(({ seq }) => seq)).toEqual([2]);
  expect((await db.select().from(cameraVideos)).map((row) => row.requestedOn)).toEqual([ago(29)]);
  expect((await db.select().from(companyChanges)).map((row) => row.createdOn)).toEqual([ago(399)]);
  expect((await db.select().from(auditEntries)).map((row) => row.createdOn)).toEqual([ago(399)]);
  expect((await db.select().from(signInLimits)).map(({ key }) => key)).toEqual(['running']);
  expect((await db.select().from(refreshTokens)).map((row) => row.tokenHash)).toEqual(['valid']);
  expect(await db.$count(vehiclePositions)).toBe(0);
  expect(backlog.get('vehicle_positions')).toBe(0);
  expect(backlog.size).toBe(14);
  await retention.stop();
  await close();
});

it('keeps the statistics of the embedded database up to date (RS-372)', async () => {
  const { db, clock, close } = await startTestServer();
  await addCompany(db, 1);
  const estimate = async (): Promise<number> => {
    const result: unknown = await db.execute(
      "select reltuples::int as count from pg_class where relname = 'companies'",
    );
    return (result as { rows: { count: number }[] }).rows[0]?.count ?? -2;
  };
  expect(await estimate()).not.toBe(1);
  const maintenance = startMaintenance(db, clock, silentLogger);
  await maintenance.stop();
  expect(await estimate()).toBe(1);
  await close();
});
