import { scopes } from '@pantau/core/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../db/database.ts';
import {
  alertRuleContacts,
  alertRules,
  alertRuleVehicleGroups,
  contacts,
  users,
  vehicleGroupMembers,
  vehicleGroups,
  vehicles,
} from '../db/schema.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoVehicles } from '../demo/demo-fleet.ts';
import { demoContacts, demoGroups, demoRuleTargets } from '../demo/demo-rule-targets.ts';
import { demoUsers } from '../demo/demo-users.ts';
import type { SeedDeps } from './seed-demo.ts';

const ruleScopes: readonly string[] = [
  scopes.alertRuleRead,
  scopes.alertRuleCreate,
  scopes.alertRuleUpdate,
  scopes.alertRuleDelete,
  scopes.companyUpdate,
];

/**
 * Seeds vehicle groups and contacts, and adds some to rules. Users of a demo from before rules could be edited get the
 * scopes for them. Does nothing when the first demo company has groups.
 *
 * @returns whether they were seeded
 */
export async function seedDemoRuleTargets({ db }: Pick<SeedDeps, 'db'>): Promise<boolean> {
  const companyId = demoCompanies.main.id;
  const isSeeded = async (queries: Queries): Promise<boolean> =>
    (await queries.$count(vehicleGroups, eq(vehicleGroups.companyId, companyId))) > 0;
  if (await isSeeded(db)) return false;
  return db.transaction(async (tx) => {
    // Another server may have seeded them in the meantime.
    if (await isSeeded(tx)) return false;
    await addRuleScopes(tx);
    const groupIds = await seedGroups(tx);
    const contactIds = await seedContacts(tx, companyId);
    const stored = await tx
      .select({ id: alertRules.id, label: alertRules.label })
      .from(alertRules)
      .where(and(eq(alertRules.companyId, companyId), eq(alertRules.version, 1)));
    for (const { rule, contacts: labels = [], groups = [] } of demoRuleTargets) {
      const alertRuleId = stored.find(({ label }) => label === rule)?.id;
      if (alertRuleId === undefined) continue;
      const named = labels.flatMap((label) => contactIds.get(label) ?? []);
      const own = groups.flatMap((name) => groupIds.get(`${companyId} ${name}`) ?? []);
      if (named.length > 0) {
        await tx
          .insert(alertRuleContacts)
          .values(named.map((contactId) => ({ alertRuleId, contactId })));
      }
      if (own.length > 0) {
        await tx
          .insert(alertRuleVehicleGroups)
          .values(own.map((vehicleGroupId) => ({ alertRuleId, vehicleGroupId })));
      }
    }
    return true;
  });
}

async function addRuleScopes(tx: Transaction): Promise<void> {
  for (const { email, scopes: ofUser } of demoUsers) {
    const missing = ruleScopes.filter((scope) => (ofUser as readonly string[]).includes(scope));
    for (const scope of missing) {
      await tx
        .update(users)
        .set({ scopes: sql`array_append(${users.scopes}, ${scope})` })
        .where(and(eq(users.email, email), sql`not ${scope} = any(${users.scopes})`));
    }
  }
}

/** @returns ids by company id and name */
async function seedGroups(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const fleet = demoVehicles.map(({ company, licensePlate, region }) => ({
    companyId: demoCompanies[company].id,
    licensePlate,
    name: demoGroups[region],
  }));
  const keyOf = (group: { companyId: number; name: string }): string =>
    `${group.companyId} ${group.name}`;
  const named = new Map(
    fleet.map(({ companyId, name }) => [keyOf({ companyId, name }), { companyId, name }]),
  );
  const rows = await tx
    .insert(vehicleGroups)
    .values([...named.values()])
    .returning();
  const idOf = new Map(rows.map((row) => [keyOf(row), row.id]));
  const stored = await tx
    .select({ id: vehicles.id, companyId: vehicles.companyId, licensePlate: vehicles.licensePlate })
    .from(vehicles)
    .where(inArray(vehicles.companyId, [...new Set(fleet.map(({ companyId }) => companyId))]));
  const members = stored.flatMap((vehicle) => {
    const planned = fleet.find(
      (one) => one.companyId === vehicle.companyId && one.licensePlate === vehicle.licensePlate,
    );
    const vehicleGroupId = planned && idOf.get(keyOf(planned));
    return vehicleGroupId === undefined ? [] : [{ vehicleGroupId, vehicleId: vehicle.id }];
  });
  await tx.insert(vehicleGroupMembers).values(members);
  return idOf;
}

/** @returns ids by label */
async function seedContacts(
  tx: Transaction,
  companyId: number,
): Promise<ReadonlyMap<string | null, number>> {
  const owners = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.companyId, companyId));
  const rows = await tx
    .insert(contacts)
    .values(
      demoContacts.map(({ user, ...contact }) => ({
        ...contact,
        companyId,
        userId: owners.find(({ email }) => email === user)?.id ?? null,
      })),
    )
    .returning();
  return new Map(rows.map(({ label, id }) => [label, id]));
}
