import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  visibleGeofences,
  visibleGroups,
  visibleUsers,
  visibleVehicles,
} from '../../access/visibility.ts';
import { parseVehicleIds } from '../../alerts/cursor.ts';
import type { Transaction } from '../../db/database.ts';
import { geofences, users, vehicleGroups, vehicles } from '../../db/schema.ts';
import type { FieldProblem } from '../../lib/invalid-fields.ts';
import type { MessageKey } from '../../lib/messages.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import { checkContacts, type WantedContact } from './check-contacts.ts';
import { targetLimits, type RuleInput } from './rule-input.ts';

/** Ids of the targets of a rule, each once. */
export interface TargetIds {
  readonly vehicles: readonly number[];
  readonly vgroups: readonly number[];
  readonly users: readonly number[];
  readonly geofences: readonly number[];
}

export interface WantedTargets extends TargetIds {
  readonly contacts: readonly WantedContact[];
}

export const noTargets: TargetIds = { vehicles: [], vgroups: [], users: [], geofences: [] };

interface Lookup {
  readonly field: 'vehicleIds' | 'vgroupIds' | 'userIds' | 'geofenceIds';
  readonly unknown: MessageKey;
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly visible: SQL;
}

/**
 * Looks up the targets that an input names. Targets that the user cannot see are unknown, unless the rule already has
 * them.
 *
 * @param present targets of the rule before the change
 * @param problems receives what is wrong
 */
export async function resolveTargets(
  tx: Transaction,
  reader: RuleReader,
  input: RuleInput,
  present: TargetIds,
  problems: FieldProblem[],
): Promise<WantedTargets> {
  if (input.withGeofence && (input.geofenceIds ?? []).length === 0) {
    problems.push({ field: 'geofenceIds', key: 'ruleGeofenceRequired' });
  }
  const find = (lookup: Lookup, known: readonly number[]): Promise<number[]> =>
    findTargets(tx, lookup, input[lookup.field] ?? [], known, problems);
  const wanted = {
    vehicles: await find(
      {
        field: 'vehicleIds',
        unknown: 'ruleVehicleUnknown',
        table: vehicles,
        id: vehicles.id,
        visible: visibleVehicles(reader),
      },
      present.vehicles,
    ),
    vgroups: await find(
      {
        field: 'vgroupIds',
        unknown: 'ruleGroupUnknown',
        table: vehicleGroups,
        id: vehicleGroups.id,
        visible: visibleGroups(reader),
      },
      present.vgroups,
    ),
    users: await find(
      {
        field: 'userIds',
        unknown: 'ruleUserUnknown',
        table: users,
        id: users.id,
        visible: visibleUsers(reader),
      },
      present.users,
    ),
    geofences: await find(
      {
        field: 'geofenceIds',
        unknown: 'ruleGeofenceUnknown',
        table: geofences,
        id: geofences.id,
        visible: visibleGeofences(reader),
      },
      present.geofences,
    ),
  };
  const contacts = await checkContacts(tx, reader, input.contacts ?? [], problems);
  return { ...wanted, contacts };
}

async function findTargets(
  tx: Transaction,
  { field, unknown, table, id, visible }: Lookup,
  wanted: readonly (string | number)[],
  known: readonly number[],
  problems: FieldProblem[],
): Promise<number[]> {
  const max = targetLimits[field];
  if (wanted.length > max) {
    problems.push({ field, key: 'ruleTooManyTargets', values: { max } });
    return [];
  }
  if (wanted.length === 0) return [];
  const ids = [...new Set(parseVehicleIds(wanted))];
  const rows = await tx
    .select({ id })
    .from(table)
    .where(and(visible, inArray(id, ids)));
  const found = new Set([...rows.map((row) => Number(row.id)), ...known]);
  if (new Set(wanted.map(String)).size !== ids.length || ids.some((one) => !found.has(one))) {
    problems.push({ field, key: unknown });
  }
  return ids;
}
