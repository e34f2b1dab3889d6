import type { Database } from '../db/database.ts';
import {
  alertRuleContacts,
  alertRuleGeofences,
  alertRuleVehicleGroups,
  alertRuleVehicles,
  contacts,
  geofences,
  vehicleGroupMembers,
  vehicleGroups,
} from '../db/schema.ts';

interface Ref {
  readonly id: number;
}

export async function addGroup(
  db: Database,
  companyId: number,
  name: string,
  members: readonly Ref[] = [],
): Promise<typeof vehicleGroups.$inferSelect> {
  const [group] = await db.insert(vehicleGroups).values({ companyId, name }).returning();
  if (group === undefined) throw new Error('The group was not added.');
  for (const { id } of members) {
    await db.insert(vehicleGroupMembers).values({ vehicleGroupId: group.id, vehicleId: id });
  }
  return group;
}

export async function addContact(
  db: Database,
  companyId: number,
  values: Partial<typeof contacts.$inferInsert> = {},
): Promise<typeof contacts.$inferSelect> {
  const [contact] = await db
    .insert(contacts)
    .values({ companyId, label: 'Gate', email: 'gate@contact.example', ...values })
    .returning();
  if (contact === undefined) throw new Error('The contact was not added.');
  return contact;
}

export async function addGeofence(
  db: Database,
  companyId: number,
  values: Partial<typeof geofences.$inferInsert> = {},
): Promise<typeof geofences.$inferSelect> {
  const [fence] = await db
    .insert(geofences)
    .values({
      companyId,
      fenceName: 'Pool',
      type: 'depot',
      shape: { kind: 'circle', center: [106.9, -6.2], radius: 300 },
      ...values,
    })
    .returning();
  if (fence === undefined) throw new Error('The geofence was not added.');
  return fence;
}

/** Adds targets to a rule. */
export async function linkRule(
  db: Database,
  alertRuleId: number,
  targets: {
    readonly vehicles?: readonly Ref[];
    readonly groups?: readonly Ref[];
    readonly contacts?: readonly Ref[];
    readonly geofences?: readonly Ref[];
  },
): Promise<void> {
  for (const { id } of targets.vehicles ?? [])
    await db.insert(alertRuleVehicles).values({ alertRuleId, vehicleId: id });
  for (const { id } of targets.groups ?? [])
    await db.insert(alertRuleVehicleGroups).values({ alertRuleId, vehicleGroupId: id });
  for (const { id } of targets.contacts ?? [])
    await db.insert(alertRuleContacts).values({ alertRuleId, contactId: id });
  for (const { id } of targets.geofences ?? [])
    await db.insert(alertRuleGeofences).values({ alertRuleId, geofenceId: id });
}
