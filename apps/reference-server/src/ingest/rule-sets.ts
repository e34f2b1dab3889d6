import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import {
  alertRuleContacts,
  alertRuleGeofences,
  alertRules,
  alertRuleVehicleGroups,
  alertRuleVehicles,
  contacts,
  geofences,
  vehicleGroupMembers,
} from '../db/schema.ts';
import type { RuleRecipient } from '../notifications/rule-match.ts';
import type { Rule, RuleGeofence } from '../rules/rule.ts';
import type { LockedCompany } from './company-lock.ts';

/** The active rules and geofences of a company. */
export interface RuleSet {
  readonly rulesOf: (alertCode: number) => readonly Rule[];
  readonly geofences: readonly RuleGeofence[];
  /** Label and recipients of a rule; `undefined` without recipients. */
  readonly notificationOf: (alertRuleId: number) => RuleNotification | undefined;
}

/** Whom a rule notifies, and under which name. */
export interface RuleNotification {
  readonly label: string;
  readonly recipients: readonly RuleRecipient[];
}

/** Caches the rule set of each company until its version changes. */
export interface RuleSetCache {
  get(tx: Transaction, company: LockedCompany): Promise<RuleSet>;
}

type RuleRow = typeof alertRules.$inferSelect;

function grouped<Row, Item>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  itemOf: (row: Row) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const row of rows) {
    const items = groups.get(keyOf(row));
    if (items === undefined) groups.set(keyOf(row), [itemOf(row)]);
    else items.push(itemOf(row));
  }
  return groups;
}

function ruleOf(
  row: RuleRow,
  vehicleSets: readonly ReadonlySet<number>[],
  fences: readonly RuleGeofence[],
): Rule {
  return {
    alertRuleId: row.id,
    alertCode: row.alertCode,
    minThreshold: row.minThreshold,
    maxThreshold: row.maxThreshold,
    minThresholdTime: row.minThresholdTime,
    alertCountThreshold: row.alertCountThreshold,
    alertCountWindow: row.alertCountWindow,
    schedule: row.withSchedule
      ? { daysOfWeek: row.dayOfWeek, startTime: row.startTime, endTime: row.endTime }
      : null,
    vehicleSets,
    place: row.withGeofence ? { inside: row.isInsideGeofence, geofences: fences } : null,
  };
}

/** The sets of vehicles of each rule: its own ones, and those of its groups. */
async function readVehicleSets(
  tx: Transaction,
  active: SQL | undefined,
): Promise<(ruleId: number) => readonly ReadonlySet<number>[]> {
  const vehicleLinks = await tx
    .select({ rule: alertRuleVehicles.alertRuleId, vehicle: alertRuleVehicles.vehicleId })
    .from(alertRuleVehicles)
    .innerJoin(alertRules, eq(alertRules.id, alertRuleVehicles.alertRuleId))
    .where(active);
  const groupLinks = await tx
    .select({
      rule: alertRuleVehicleGroups.alertRuleId,
      group: alertRuleVehicleGroups.vehicleGroupId,
    })
    .from(alertRuleVehicleGroups)
    .innerJoin(alertRules, eq(alertRules.id, alertRuleVehicleGroups.alertRuleId))
    .where(active);
  const groupIds = [...new Set(groupLinks.map((link) => link.group))];
  const members =
    groupIds.length === 0
      ? []
      : await tx
          .select({
            group: vehicleGroupMembers.vehicleGroupId,
            vehicle: vehicleGroupMembers.vehicleId,
          })
          .from(vehicleGroupMembers)
          .where(inArray(vehicleGroupMembers.vehicleGroupId, groupIds));
  const vehiclesOf = grouped(
    vehicleLinks,
    (link) => link.rule,
    (link) => link.vehicle,
  );
  const groupsOf = grouped(
    groupLinks,
    (link) => link.rule,
    (link) => link.group,
  );
  const membersOf = grouped(
    members,
    (member) => member.group,
    (member) => member.vehicle,
  );
  // Rules of a group share its set: groups can have thousands of vehicles.
  const setOf = new Map(groupIds.map((id) => [id, new Set(membersOf.get(id))]));
  return (ruleId) => {
    const own = vehiclesOf.get(ruleId);
    const ofGroups = (groupsOf.get(ruleId) ?? []).flatMap((id) => setOf.get(id) ?? []);
    return own === undefined ? ofGroups : [new Set(own), ...ofGroups];
  };
}

async function loadRuleSet(tx: Transaction, companyId: number): Promise<RuleSet> {
  const active = and(eq(alertRules.companyId, companyId), eq(alertRules.isActive, true));
  const rows = await tx.select().from(alertRules).where(active).orderBy(alertRules.id);
  const vehicleSetsOf = await readVehicleSets(tx, active);
  const fenceLinks = await tx
    .select({ rule: alertRuleGeofences.alertRuleId, fence: alertRuleGeofences.geofenceId })
    .from(alertRuleGeofences)
    .innerJoin(alertRules, eq(alertRules.id, alertRuleGeofences.alertRuleId))
    .where(active);
  const fences = await tx
    .select({
      geofenceId: geofences.id,
      fenceName: geofences.fenceName,
      shape: geofences.shape,
    })
    .from(geofences)
    .where(eq(geofences.companyId, companyId))
    .orderBy(geofences.id);

  const fenceIdsOf = grouped(
    fenceLinks,
    (link) => link.rule,
    (link) => link.fence,
  );
  const rules = rows.map((row) => {
    const fenceIds = new Set(fenceIdsOf.get(row.id));
    const own = fences.filter((fence) => fenceIds.has(fence.geofenceId));
    return ruleOf(row, vehicleSetsOf(row.id), own);
  });
  const byCode = grouped(
    rules,
    (rule) => rule.alertCode,
    (rule) => rule,
  );
  const notifications = await readNotifications(tx, active, rows);
  return {
    rulesOf: (alertCode) => byCode.get(alertCode) ?? [],
    geofences: fences,
    notificationOf: (alertRuleId) => notifications.get(alertRuleId),
  };
}

async function readNotifications(
  tx: Transaction,
  active: SQL | undefined,
  rules: readonly RuleRow[],
): Promise<ReadonlyMap<number, RuleNotification>> {
  const links = await tx
    .select({
      rule: alertRuleContacts.alertRuleId,
      email: contacts.email,
      phoneNumber: contacts.phoneNumber,
      language: contacts.language,
    })
    .from(alertRuleContacts)
    .innerJoin(alertRules, eq(alertRules.id, alertRuleContacts.alertRuleId))
    .innerJoin(contacts, eq(contacts.id, alertRuleContacts.contactId))
    .where(active)
    .orderBy(contacts.id);
  const labelOf = new Map(rules.map(({ id, label }) => [id, label]));
  const recipients = grouped(
    links,
    ({ rule }) => rule,
    ({ rule: _, ...recipient }): RuleRecipient => recipient,
  );
  return new Map(
    [...recipients].map(([id, ofRule]) => [
      id,
      { label: labelOf.get(id) ?? '', recipients: ofRule },
    ]),
  );
}

export function createRuleSetCache(): RuleSetCache {
  const cache = new Map<number, { readonly version: number; readonly book: RuleSet }>();
  return {
    async get(tx, { companyId, rulesVersion }) {
      const known = cache.get(companyId);
      if (known?.version === rulesVersion) return known.book;
      const ruleSet = await loadRuleSet(tx, companyId);
      cache.set(companyId, { version: rulesVersion, book: ruleSet });
      return ruleSet;
    },
  };
}
