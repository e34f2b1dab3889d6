import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import {
  alertRuleContacts,
  alertRuleGeofences,
  alertRuleUsers,
  alertRuleVehicleGroups,
  alertRuleVehicles,
  contacts,
  vehicles,
} from '../../db/schema.ts';
import type { WantedContact } from '../input/check-contacts.ts';
import type { TargetIds, WantedTargets } from '../input/resolve-targets.ts';
import type { RuleEditor } from './rule-editor.ts';
import type { RuleReader } from '../rule/rule-reader.ts';

/** The table that links rules with each kind of target. */
const links = {
  vehicles: { table: alertRuleVehicles, key: 'vehicleId', id: alertRuleVehicles.vehicleId },
  vgroups: {
    table: alertRuleVehicleGroups,
    key: 'vehicleGroupId',
    id: alertRuleVehicleGroups.vehicleGroupId,
  },
  users: { table: alertRuleUsers, key: 'userId', id: alertRuleUsers.userId },
  geofences: { table: alertRuleGeofences, key: 'geofenceId', id: alertRuleGeofences.geofenceId },
} as const;

type Kind = keyof typeof links;
const kinds = Object.keys(links) as Kind[];

/** The targets of a stored rule, without its contacts. */
export async function readTargetIds(tx: Transaction, ruleId: number): Promise<TargetIds> {
  const idsOf = async (kind: Kind): Promise<number[]> => {
    const { table, id } = links[kind];
    const rows = await tx.select({ id }).from(table).where(eq(table.alertRuleId, ruleId));
    return rows.map((row) => row.id);
  };
  return {
    vehicles: await idsOf('vehicles'),
    vgroups: await idsOf('vgroups'),
    users: await idsOf('users'),
    geofences: await idsOf('geofences'),
  };
}

/** Adds to the wanted targets those of the rule that its editor cannot see, and so cannot have removed. */
export async function withHiddenTargets(
  tx: Transaction,
  editor: RuleReader,
  wanted: WantedTargets,
  present: TargetIds,
): Promise<WantedTargets> {
  const vgroups = editor.includeGroups ? wanted.vgroups : present.vgroups;
  if (editor.includeShared || present.vehicles.length === 0) return { ...wanted, vgroups };
  const shared = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(vehicles.isShared, inArray(vehicles.id, [...present.vehicles])));
  const all = new Set([...wanted.vehicles, ...shared.map(({ id }) => id)]);
  return { ...wanted, vgroups, vehicles: [...all] };
}

/** Makes the stored targets of a rule equal to the wanted ones. */
export async function storeTargets(
  tx: Transaction,
  editor: Pick<RuleEditor, 'companyId' | 'language'>,
  alertRuleId: number,
  wanted: WantedTargets,
  present: TargetIds,
): Promise<void> {
  for (const kind of kinds) {
    const { table, key, id } = links[kind];
    const { added, removed } = changeOf(wanted[kind], present[kind]);
    if (removed.length > 0) {
      await tx.delete(table).where(and(eq(table.alertRuleId, alertRuleId), inArray(id, removed)));
    }
    // The type of a row cannot follow from a variable table.
    const rows = added.map((target) => ({ alertRuleId, [key]: target })) as never[];
    if (rows.length > 0) await tx.insert(table).values(rows);
  }
  await storeContacts(tx, editor, alertRuleId, wanted.contacts);
}

async function storeContacts(
  tx: Transaction,
  editor: Pick<RuleEditor, 'companyId' | 'language'>,
  alertRuleId: number,
  wanted: readonly WantedContact[],
): Promise<void> {
  const ids = new Set<number>();
  for (const contact of wanted) ids.add(await contactIdOf(tx, editor, contact));
  await tx.delete(alertRuleContacts).where(eq(alertRuleContacts.alertRuleId, alertRuleId));
  if (ids.size === 0) return;
  await tx
    .insert(alertRuleContacts)
    .values([...ids].map((contactId) => ({ alertRuleId, contactId })));
}

/** Stores a contact unless the company has one with the same addresses. */
async function contactIdOf(
  tx: Transaction,
  { companyId, language }: Pick<RuleEditor, 'companyId' | 'language'>,
  contact: WantedContact,
): Promise<number> {
  if ('id' in contact) return contact.id;
  const { email, phoneNumber } = contact;
  const [known] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.companyId, companyId),
        sql`${contacts.email} is not distinct from ${email}`,
        sql`${contacts.phoneNumber} is not distinct from ${phoneNumber}`,
      ),
    )
    .orderBy(contacts.id)
    .limit(1);
  if (known !== undefined) return known.id;
  const [added] = await tx
    .insert(contacts)
    .values({ companyId, language, ...contact })
    .returning({ id: contacts.id });
  if (added === undefined) throw new Error('The contact was not stored.');
  return added.id;
}

function changeOf(
  wanted: readonly number[],
  present: readonly number[],
): { readonly added: number[]; readonly removed: number[] } {
  const [after, before] = [new Set(wanted), new Set(present)];
  return {
    added: [...after].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !after.has(id)),
  };
}
