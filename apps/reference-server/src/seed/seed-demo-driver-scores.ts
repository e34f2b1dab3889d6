import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../db/database.ts';
import { takeSequence } from '../db/sequence.ts';
import {
  companies,
  devices,
  drivers,
  driverSpans,
  rawAlerts,
  users,
  vehicles,
} from '../db/schema.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoVehicles } from '../demo/demo-fleet.ts';
import { SpanChanges } from '../driver-sums/span-changes.ts';
import { dedupeKeyOf } from '../ingest/alert-input.ts';
import { lockCompany } from '../ingest/company-lock.ts';
import { createRuleSetCache, type RuleSet } from '../ingest/rule-sets.ts';
import { matchRules } from '../rules/match-rules.ts';
import { createRandom, type Random } from '../simulator/random.ts';
import { generateDrivingYear, type DrivingDay } from './generate-driving-year.ts';
import type { SeedDeps } from './seed-demo.ts';

const SEED = 20_261_123;
const LONGEST_SPAN = 64;
const SETTLED_AFTER_MS = 20 * 60_000;

/** So that grades differ: with the settings of a new company nearly everyone has an A. */
const settings = {
  dsBase: 90,
  dsCostBrake: 3,
  dsCostAccel: 2,
  dsCostOverspeed: 4,
  dsCostSharpturn: 2,
};

interface PastDay extends Omit<DrivingDay, 'alerts'> {
  readonly alerts: readonly (DrivingDay['alerts'][number] & {
    readonly ruleIds: readonly number[];
  })[];
}

interface SeededDriver {
  readonly driverId: number;
  readonly vehicleId: number;
  readonly deviceId: number;
  readonly imei: string;
  readonly licensePlate: string;
}

const readDrivers = (tx: Queries, companyId: number): Promise<SeededDriver[]> =>
  tx
    .select({
      driverId: drivers.id,
      vehicleId: vehicles.id,
      deviceId: devices.id,
      imei: devices.imei,
      licensePlate: vehicles.licensePlate,
    })
    .from(drivers)
    .innerJoin(vehicles, eq(vehicles.driverId, drivers.id))
    .innerJoin(devices, and(eq(devices.vehicleId, vehicles.id), devices.isMain))
    .where(eq(drivers.companyId, companyId))
    .orderBy(drivers.id);

/** The user who settled the past alerts; `null` in a company without users. */
async function readSettler(tx: Queries, companyId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(users.id)
    .limit(1);
  return row?.id ?? null;
}

/** Stores past alerts with the rules that they matched. All are settled, so that none of them waits in the alert centre. */
async function storeAlerts(
  tx: Transaction,
  companyId: number,
  years: readonly (SeededDriver & { readonly days: readonly PastDay[] })[],
): Promise<void> {
  const rows = years
    .flatMap(({ days, ...driver }) =>
      days.flatMap(({ alerts }) => alerts.map((alert) => ({ ...driver, alert }))),
    )
    .toSorted((a, b) => a.alert.createdOn - b.alert.createdOn);
  const { first } = await takeSequence(tx, companyId, rows.length);
  const stored = rows.map(({ alert, driverId, vehicleId, deviceId }, index) => ({
    seq: first + index,
    key: dedupeKeyOf(alert),
    at: new Date(alert.createdOn),
    driver: driverId,
    vehicle: vehicleId,
    device: deviceId,
    code: alert.alertCode,
    trigger: alert.alertTrigger,
    threshold: alert.threshold,
    seconds: alert.durationSeconds,
    cost: alert.cost,
    latitude: alert.latitude,
    longitude: alert.longitude,
    address: alert.address,
    is_false: alert.isFalse,
    rules: `{${alert.ruleIds.join(',')}}`,
    settled: new Date(alert.createdOn + SETTLED_AFTER_MS),
  }));
  const settler = await readSettler(tx, companyId);
  await tx.execute(sql`
    insert into ${rawAlerts} (company_id, seq, created_seq, dedupe_key, created_on, received_on, vehicle_id, device_id,
      driver_id, alert_code, alert_rule_ids, alert_trigger, threshold, duration_seconds, cost, latitude, longitude,
      address, is_false_alert, is_read, read_on, is_resolved, resolved_on, resolved_by)
    select ${companyId}::integer, seq, seq, key, at, at, vehicle, device, driver, code, rules::integer[], trigger,
      threshold, seconds, cost, latitude, longitude, address, is_false, true, settled, not is_false,
      case when not is_false then settled end, case when not is_false then ${settler}::integer end
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as past(
      seq bigint, key text, at timestamptz, driver integer, vehicle integer, device integer, code integer,
      trigger float8, threshold float8, seconds integer, cost float8, latitude float8, longitude float8, address text,
      is_false boolean, rules text, settled timestamptz)
    order by seq`);
}

/** Leaves out alerts that no rule of the company applies to: they could not be opened. */
function matchDays(
  days: readonly DrivingDay[],
  { vehicleId }: SeededDriver,
  ruleSet: RuleSet,
  timeZone: string,
): readonly PastDay[] {
  return days.map((day) => ({
    ...day,
    alerts: day.alerts.flatMap((alert) => {
      const matchable = { ...alert, vehicleId, geofenceIds: [] };
      const ruleIds = matchRules(matchable, ruleSet.rulesOf(alert.alertCode), timeZone);
      return ruleIds.length === 0 ? [] : [{ ...alert, ruleIds }];
    }),
  }));
}

async function seedCompany(
  tx: Transaction,
  companyId: number,
  timeZone: string,
  random: Random,
  now: number,
): Promise<void> {
  const ruleSet = await createRuleSetCache().get(tx, await lockCompany(tx, companyId));
  const years = (await readDrivers(tx, companyId)).flatMap((driver) => {
    const vehicle = demoVehicles.find(({ licensePlate }) => licensePlate === driver.licensePlate);
    if (vehicle === undefined) return [];
    const days = generateDrivingYear({ ...vehicle, imei: driver.imei }, random, now);
    return [{ ...driver, days: matchDays(days, driver, ruleSet, timeZone) }];
  });
  await storeAlerts(tx, companyId, years);
  const changes = new SpanChanges(timeZone);
  for (const { driverId, days } of years) {
    for (const { at, alerts, ...driving } of days) {
      changes.position(driverId, at, at);
      changes.driving(driverId, at, driving);
      for (const alert of alerts) {
        const createdOn = new Date(alert.createdOn);
        const counted = { ...alert, driverId, createdOn, receivedOn: createdOn };
        changes.alert(counted);
        if (alert.isFalse) changes.marked(counted, true);
      }
    }
  }
  await changes.save(tx, companyId);
}

/**
 * Seeds a year of driving and alerts for the drivers of the demo companies. Does nothing when the first company has
 * driver scores of the past.
 *
 * @returns whether anything was seeded
 */
export async function seedDemoDriverScores({ db, clock, seed = SEED }: SeedDeps): Promise<boolean> {
  const now = clock.now();
  const longAgo = Math.floor(now / 86_400_000) - 3 * LONGEST_SPAN;
  const ids = Object.values(demoCompanies).map(({ id }) => id);
  const isSeeded = async (queries: Queries): Promise<boolean> =>
    (await queries.$count(
      driverSpans,
      and(
        eq(driverSpans.companyId, demoCompanies.main.id),
        eq(driverSpans.days, LONGEST_SPAN),
        sql`${driverSpans.firstDay} < ${longAgo}`,
      ),
    )) > 0;
  if (await isSeeded(db)) return false;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: companies.id, timeZone: companies.timeZone })
      .from(companies)
      .where(inArray(companies.id, ids))
      .orderBy(companies.id)
      .for('no key update');
    // Another server may have seeded them in the meantime.
    if (await isSeeded(tx)) return false;
    const random = createRandom(seed);
    for (const { id, timeZone } of rows) await seedCompany(tx, id, timeZone, random, now);
    await tx.update(companies).set(settings).where(inArray(companies.id, ids));
    return true;
  });
}
