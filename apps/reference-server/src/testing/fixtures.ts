import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { takeSequence } from '../db/sequence.ts';
import {
  alertRules,
  alertRuleUsers,
  companies,
  devices,
  rawAlerts,
  users,
  vehicles,
} from '../db/schema.ts';
import { hashPassword } from '../session/passwords.ts';

export const PASSWORD = 'correct horse battery';

/** A cheap hash keeps tests fast. */
const passwordHash = hashPassword(PASSWORD, { n: 1_024, r: 8, p: 1 });

type NewAlert = Partial<typeof rawAlerts.$inferInsert> & {
  readonly vehicle: { readonly id: number; readonly companyId: number; readonly deviceId: number };
};

let counter = 0;
/** For columns with unique values. */
const unique = (): number => (counter += 1);

export async function addCompany(
  db: Database,
  id: number,
  values: Partial<typeof companies.$inferInsert> = {},
): Promise<void> {
  await db.insert(companies).values({ id, name: `Company ${id}`, ...values });
}

export interface AddedUser {
  readonly id: number;
  readonly companyId: number;
  readonly email: string;
  readonly fullname: string;
}

export async function addUser(
  db: Database,
  companyId: number,
  scopes: readonly string[],
  values: Partial<typeof users.$inferInsert> = {},
): Promise<AddedUser> {
  const name = `user${unique()}`;
  const [row] = await db
    .insert(users)
    .values({
      companyId,
      email: `${name}@company${companyId}.example`,
      fullname: name,
      passwordHash: await passwordHash,
      scopes: [...scopes],
      ...values,
    })
    .returning();
  if (row === undefined) throw new Error('The user was not added.');
  const { id, email, fullname } = row;
  return { id, companyId, email: email ?? '', fullname };
}

export async function addRule(
  db: Database,
  companyId: number,
  urgency: 'Urgent' | 'Important',
  subscribers: readonly { readonly id: number }[],
  values: Partial<typeof alertRules.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(alertRules)
    .values({ companyId, label: urgency, alertCode: 8, alertUrgencyType: urgency, ...values })
    .returning({ id: alertRules.id });
  if (row === undefined) throw new Error('The rule was not added.');
  for (const { id } of subscribers) {
    await db.insert(alertRuleUsers).values({ alertRuleId: row.id, userId: id });
  }
  return row.id;
}

export interface AddedVehicle {
  readonly id: number;
  readonly companyId: number;
  readonly deviceId: number;
  readonly imei: string;
}

export async function addVehicle(
  db: Database,
  companyId: number,
  values: Partial<typeof vehicles.$inferInsert> = {},
): Promise<AddedVehicle> {
  const number = unique();
  const [vehicle] = await db
    .insert(vehicles)
    .values({ companyId, licensePlate: `B ${1_000 + number} TST`, ...values })
    .returning();
  if (vehicle === undefined) throw new Error('The vehicle was not added.');
  const device = await addDevice(db, vehicle, { isMain: true });
  return { id: vehicle.id, companyId, deviceId: device.id, imei: device.imei };
}

export async function addDevice(
  db: Database,
  vehicle: { readonly id: number; readonly companyId: number },
  values: Partial<typeof devices.$inferInsert> = {},
): Promise<typeof devices.$inferSelect> {
  const [device] = await db
    .insert(devices)
    .values({
      companyId: vehicle.companyId,
      vehicleId: vehicle.id,
      imei: String(860_000_000_000_000 + unique()),
      ...values,
    })
    .returning();
  if (device === undefined) throw new Error('The device was not added.');
  return device;
}

/**
 * Adds an alert as ingest stores it, with the next sequence number, without notifying the live
 * feed.
 */
export async function addAlert(
  db: Database,
  clock: Clock,
  { vehicle, ...values }: NewAlert,
): Promise<typeof rawAlerts.$inferSelect> {
  const now = new Date(clock.now());
  return db.transaction(async (tx) => {
    const { last: seq } = await takeSequence(tx, vehicle.companyId);
    const [row] = await tx
      .insert(rawAlerts)
      .values({
        companyId: vehicle.companyId,
        seq,
        createdSeq: seq,
        dedupeKey: `test-${unique()}`,
        createdOn: now,
        receivedOn: now,
        vehicleId: vehicle.id,
        deviceId: vehicle.deviceId,
        alertCode: 8,
        alertRuleIds: [],
        alertTrigger: 92.5,
        ...values,
      })
      .returning();
    if (row === undefined) throw new Error('The alert was not added.');
    return row;
  });
}
