import { and, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../db/database.ts';
import { vehiclePositions, vehicleStates } from '../db/schema.ts';
import type { LivePosition } from '../live/live-publisher.ts';
import { advanceVehicle } from './derived-alerts/advance-vehicle.ts';
import type { DerivedAlert } from './derived-alerts/step.ts';
import { chunksOf } from './chunks.ts';
import { recordDriving } from '../driver-sums/record-driving.ts';
import { SpanChanges } from '../driver-sums/span-changes.ts';
import { lockCompany } from './company-lock.ts';
import { findDevices, LastReports, type RegisteredDevice } from './devices.ts';
import { normalizeAlert, validateTime } from './alert-input.ts';
import { batcherFor, type IngestDeps } from './ingest-deps.ts';
import type { PositionInput } from './position-input.ts';
import type { RuleMatch } from '../notifications/rule-match.ts';
import type { IngestResult } from './outcome.ts';
import { storeAlerts, type NewAlert } from './store-alerts.ts';
import { vehicleStateSchema, type VehicleState } from './vehicle-state.ts';

interface Located {
  readonly position: PositionInput;
  readonly device: RegisteredDevice;
}

interface ChunkResult {
  readonly results: IngestResult[];
  readonly newest: readonly LivePosition[];
  readonly alerts: number;
  readonly matches: readonly RuleMatch[];
}

const keyOf = (vehicleId: number, at: number): string => `${vehicleId} ${at}`;

/** Stores the new positions and returns their ids by key. */
async function storePositions(
  tx: Transaction,
  companyId: number,
  located: readonly Located[],
): Promise<Map<string, number>> {
  if (located.length === 0) return new Map();
  const rows = await tx
    .insert(vehiclePositions)
    .values(
      located.map(({ position: { imei: _, ...position }, device }) => ({
        ...position,
        companyId,
        vehicleId: device.vehicleId,
        driverId: device.driverId,
        recordedOn: new Date(position.recordedOn),
      })),
    )
    .onConflictDoNothing()
    .returning({
      id: vehiclePositions.id,
      vehicleId: vehiclePositions.vehicleId,
      recordedOn: vehiclePositions.recordedOn,
    });
  return new Map(rows.map((row) => [keyOf(row.vehicleId, row.recordedOn.getTime()), row.id]));
}

async function readStates(
  tx: Transaction,
  vehicleIds: readonly number[],
): Promise<Map<number, VehicleState>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(vehicleStates)
    .where(and(inArray(vehicleStates.vehicleId, [...vehicleIds])));
  const states = new Map<number, VehicleState>();
  for (const row of rows) {
    // A state in an outdated format is discarded.
    const state = v.safeParse(vehicleStateSchema, row.state);
    if (state.success) states.set(row.vehicleId, state.output);
  }
  return states;
}

async function saveStates(
  tx: Transaction,
  companyId: number,
  states: ReadonlyMap<number, VehicleState>,
): Promise<void> {
  if (states.size === 0) return;
  await tx
    .insert(vehicleStates)
    .values([...states].map(([vehicleId, state]) => ({ vehicleId, companyId, state })))
    .onConflictDoUpdate({
      target: vehicleStates.vehicleId,
      set: { state: sql`excluded.state` },
    });
}

function alertOf({ position, device }: Located, derived: DerivedAlert, now: number): NewAlert {
  const { geofence, forRules, ...measured } = derived;
  return {
    device,
    receivedOn: now,
    forRules,
    alert: normalizeAlert({
      ...measured,
      imei: position.imei,
      createdOn: position.recordedOn,
      latitude: position.latitude,
      longitude: position.longitude,
      geofences: geofence === null ? [] : [geofence],
      source: geofence === null ? 'position' : `position ${geofence.geofenceId}`,
    }),
  };
}

function livePosition({ position: { imei: _, ...rest }, device }: Located): LivePosition {
  return {
    ...rest,
    vehicleId: device.vehicleId,
    isShared: device.isShared,
    recordedOn: new Date(rest.recordedOn),
  };
}

async function processChunk(
  deps: IngestDeps,
  tx: Transaction,
  companyId: number,
  positions: readonly PositionInput[],
): Promise<ChunkResult> {
  const now = deps.clock.now();
  const company = await lockCompany(tx, companyId);
  const ruleSet = await deps.ruleSets.get(tx, company);
  const devices = await findDevices(
    tx,
    companyId,
    positions.map((position) => position.imei),
  );

  const located = new Map<string, Located>();
  const entries = positions.map((position) => {
    const problem = validateTime('recordedOn', position.recordedOn, now);
    const device = devices.get(position.imei);
    if (problem !== null || device === undefined) return { position, problem, key: null };
    const key = keyOf(device.vehicleId, position.recordedOn);
    const isFirst = !located.has(key);
    if (isFirst) located.set(key, { position, device });
    return { position, problem, key, isFirst };
  });
  const stored = await storePositions(tx, companyId, [...located.values()]);

  const inOrder = [...located]
    .filter(([key]) => stored.has(key))
    .map(([, item]) => item)
    .toSorted((a, b) => a.position.recordedOn - b.position.recordedOn);
  const driving = new SpanChanges(company.timeZone);
  await recordDriving(
    tx,
    driving,
    inOrder.map(({ position, device: { vehicleId, driverId } }) => {
      const id = stored.get(keyOf(vehicleId, position.recordedOn)) ?? 0;
      return { ...position, id, vehicleId, driverId, at: position.recordedOn };
    }),
    now,
  );
  await driving.save(tx, companyId);
  const vehicleIds = [...new Set(inOrder.map(({ device }) => device.vehicleId))];
  const states = await readStates(tx, vehicleIds);
  const changed = new Map<number, VehicleState>();
  const newest = new Map<number, Located>();
  const alerts: NewAlert[] = [];
  const reports = new LastReports();
  for (const item of inOrder) {
    const { position, device } = item;
    const { vehicleId } = device;
    reports.add(device.deviceId, position.recordedOn);
    const before = changed.get(vehicleId) ?? states.get(vehicleId) ?? null;
    if (before !== null && position.recordedOn <= before.at) continue;
    const advance = advanceVehicle(vehicleId, before, position, ruleSet, company.timeZone);
    changed.set(vehicleId, advance.state);
    newest.set(vehicleId, item);
    for (const derived of advance.alerts) alerts.push(alertOf(item, derived, now));
  }
  const matches: RuleMatch[] = [];
  await storeAlerts(tx, company, ruleSet, alerts, matches);
  await saveStates(tx, companyId, changed);
  await reports.save(tx, now);

  const results = entries.map(({ position, problem, key, isFirst }): IngestResult => {
    if (problem !== null) return { outcome: 'invalid', reason: problem };
    if (key === null) {
      return { outcome: 'unknownDevice', reason: `no vehicle has the device ${position.imei}` };
    }
    return { outcome: isFirst === true && stored.has(key) ? 'accepted' : 'duplicate' };
  });
  return {
    results,
    newest: [...newest.values()].map(livePosition),
    alerts: alerts.length,
    matches,
  };
}

/**
 * Ingests positions of one company: stores them, advances each vehicle's state by the positions
 * that are newer, stores the derived alerts and notifies the live feed.
 *
 * @returns one result per position, in order
 */
export async function ingestPositions(
  deps: IngestDeps,
  companyId: number,
  positions: readonly PositionInput[],
): Promise<IngestResult[]> {
  const batcher = batcherFor(deps.positionBatchers, companyId, async (chunk) => {
    const result = await deps.db.transaction((tx) => processChunk(deps, tx, companyId, chunk));
    if (result.alerts > 0) deps.liveFeed.changed(companyId);
    deps.notifier?.matched(result.matches);
    for (const position of result.newest) deps.liveFeed.position(companyId, position);
    return result.results;
  });
  const results: IngestResult[] = [];
  for (const chunk of chunksOf(positions)) results.push(...(await batcher.run(chunk)));
  return results;
}
