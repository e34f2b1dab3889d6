import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { visibleGroups, visibleVehicles } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import {
  alertRuleContacts,
  alertRuleGeofences,
  alertRuleUsers,
  alertRuleVehicleGroups,
  alertRuleVehicles,
  contacts,
  geofences,
  users,
  vehicleGroupMembers,
  vehicleGroups,
  vehicles,
} from '../../db/schema.ts';
import type { RuleReader } from './rule-reader.ts';

export interface NamedVehicle {
  readonly id: number;
  readonly licensePlate: string;
}

export interface NamedGroup {
  readonly id: number;
  readonly name: string;
  /** Number of its vehicles. */
  readonly totalVehicle: number;
}

export type ContactRow = typeof contacts.$inferSelect & { readonly fullname: string | null };
export type GeofenceRow = typeof geofences.$inferSelect;

export interface RuleTotals {
  readonly vehicles: number;
  readonly vgroups: number;
  readonly users: number;
}

/** Number of the vehicles of a group. */
export const groupSize = sql<number>`(select count(*)::integer from ${vehicleGroupMembers}
  where ${vehicleGroupMembers.vehicleGroupId} = ${vehicleGroups.id})`;

type ByRule<T> = ReadonlyMap<number, readonly T[]>;

/** The targets of several rules. Each kind is read for all of them when it is first requested. */
export class RuleTargets {
  readonly #db: Queries;
  readonly #reader: RuleReader;
  readonly #ruleIds: number[];
  readonly #limit: number | null;
  readonly #reads = new Map<string, Promise<unknown>>();

  /** @param limit number of vehicles, groups and users that are read per rule; `null` reads all */
  constructor(
    db: Queries,
    reader: RuleReader,
    ruleIds: readonly number[],
    limit: number | null = null,
  ) {
    this.#db = db;
    this.#reader = reader;
    this.#ruleIds = [...ruleIds];
    this.#limit = limit;
  }

  /** Numbers of all targets, including those that the reader cannot see. */
  totals(): Promise<ReadonlyMap<number, RuleTotals>> {
    return this.#once('totals', async () => {
      const [ofVehicles, ofGroups, ofUsers] = [
        await this.#count(alertRuleVehicles),
        await this.#count(alertRuleVehicleGroups),
        await this.#count(alertRuleUsers),
      ];
      return new Map(
        this.#ruleIds.map((id) => [
          id,
          {
            vehicles: ofVehicles.get(id) ?? 0,
            vgroups: ofGroups.get(id) ?? 0,
            users: ofUsers.get(id) ?? 0,
          },
        ]),
      );
    });
  }

  /** Rules with vehicles shared by a partner. */
  withSharedVehicles(): Promise<ReadonlySet<number>> {
    return this.#once('shared', async () => {
      const rows = await this.#db
        .selectDistinct({ rule: alertRuleVehicles.alertRuleId })
        .from(alertRuleVehicles)
        .innerJoin(vehicles, eq(vehicles.id, alertRuleVehicles.vehicleId))
        .where(and(inArray(alertRuleVehicles.alertRuleId, this.#ruleIds), vehicles.isShared));
      return new Set(rows.map(({ rule }) => rule));
    });
  }

  /** Rules with a subscriber who can no longer sign in. */
  withInactiveUsers(): Promise<ReadonlySet<number>> {
    return this.#once('inactive', async () => {
      const rows = await this.#db
        .selectDistinct({ rule: alertRuleUsers.alertRuleId })
        .from(alertRuleUsers)
        .innerJoin(users, eq(users.id, alertRuleUsers.userId))
        .where(and(inArray(alertRuleUsers.alertRuleId, this.#ruleIds), not(users.isActive)));
      return new Set(rows.map(({ rule }) => rule));
    });
  }

  /** Rules that the reader is subscribed to. */
  subscribed(): Promise<ReadonlySet<number>> {
    return this.#once('subscribed', async () => {
      const rows = await this.#db
        .select({ rule: alertRuleUsers.alertRuleId })
        .from(alertRuleUsers)
        .where(
          and(
            inArray(alertRuleUsers.alertRuleId, this.#ruleIds),
            eq(alertRuleUsers.userId, this.#reader.userId),
          ),
        );
      return new Set(rows.map(({ rule }) => rule));
    });
  }

  /** The vehicles that the reader can see, by plate. */
  vehicles(): Promise<ByRule<NamedVehicle>> {
    return this.#once('vehicles', async () => {
      const { alertRuleId } = alertRuleVehicles;
      const named = this.#db
        .select({
          rule: sql<number>`${alertRuleId}`.as('rule'),
          id: sql<number>`${vehicles.id}`.as('vehicle'),
          licensePlate: vehicles.licensePlate,
          place: placeIn(alertRuleId, vehicles.licensePlate, vehicles.id),
        })
        .from(alertRuleVehicles)
        .innerJoin(vehicles, eq(vehicles.id, alertRuleVehicles.vehicleId))
        .where(and(inArray(alertRuleId, this.#ruleIds), visibleVehicles(this.#reader)))
        .as('named');
      const rows = await this.#db
        .select()
        .from(named)
        .where(this.#within(named.place))
        .orderBy(asc(named.place));
      return Map.groupBy(rows, ({ rule }) => rule);
    });
  }

  /** The vehicle groups, by name; none if the reader cannot see groups. */
  vgroups(): Promise<ByRule<NamedGroup>> {
    return this.#once('vgroups', async () => {
      const { alertRuleId } = alertRuleVehicleGroups;
      const named = this.#db
        .select({
          rule: sql<number>`${alertRuleId}`.as('rule'),
          id: sql<number>`${vehicleGroups.id}`.as('vgroup'),
          name: vehicleGroups.name,
          totalVehicle: groupSize.as('size'),
          place: placeIn(alertRuleId, vehicleGroups.name, vehicleGroups.id),
        })
        .from(alertRuleVehicleGroups)
        .innerJoin(vehicleGroups, eq(vehicleGroups.id, alertRuleVehicleGroups.vehicleGroupId))
        .where(and(inArray(alertRuleId, this.#ruleIds), visibleGroups(this.#reader)))
        .as('named');
      const rows = await this.#db
        .select()
        .from(named)
        .where(this.#within(named.place))
        .orderBy(asc(named.place));
      return Map.groupBy(rows, ({ rule }) => rule);
    });
  }

  /** The subscribers, by name. */
  users(): Promise<ByRule<{ readonly id: number; readonly fullname: string }>> {
    return this.#once('users', async () => {
      const { alertRuleId } = alertRuleUsers;
      const named = this.#db
        .select({
          rule: sql<number>`${alertRuleId}`.as('rule'),
          id: sql<number>`${users.id}`.as('subscriber'),
          fullname: users.fullname,
          place: placeIn(alertRuleId, users.fullname, users.id),
        })
        .from(alertRuleUsers)
        .innerJoin(users, eq(users.id, alertRuleUsers.userId))
        .where(
          and(inArray(alertRuleId, this.#ruleIds), eq(users.companyId, this.#reader.companyId)),
        )
        .as('named');
      const rows = await this.#db
        .select()
        .from(named)
        .where(this.#within(named.place))
        .orderBy(asc(named.place));
      return Map.groupBy(rows, ({ rule }) => rule);
    });
  }

  contacts(): Promise<ByRule<{ readonly contact: ContactRow }>> {
    return this.#once('contacts', async () => {
      const rows = await this.#db
        .select({
          rule: alertRuleContacts.alertRuleId,
          contact: contacts,
          fullname: users.fullname,
        })
        .from(alertRuleContacts)
        .innerJoin(contacts, eq(contacts.id, alertRuleContacts.contactId))
        .leftJoin(users, eq(users.id, contacts.userId))
        .where(inArray(alertRuleContacts.alertRuleId, this.#ruleIds))
        .orderBy(asc(contacts.label), asc(contacts.id));
      return Map.groupBy(
        rows.map(({ rule, contact, fullname }) => ({ rule, contact: { ...contact, fullname } })),
        ({ rule }) => rule,
      );
    });
  }

  geofences(): Promise<ByRule<{ readonly fence: GeofenceRow }>> {
    return this.#once('geofences', async () => {
      const rows = await this.#db
        .select({ rule: alertRuleGeofences.alertRuleId, fence: geofences })
        .from(alertRuleGeofences)
        .innerJoin(geofences, eq(geofences.id, alertRuleGeofences.geofenceId))
        .where(inArray(alertRuleGeofences.alertRuleId, this.#ruleIds))
        .orderBy(asc(geofences.fenceName), asc(geofences.id));
      return Map.groupBy(rows, ({ rule }) => rule);
    });
  }

  #within(place: SQL.Aliased<number> | SQL<number>): SQL | undefined {
    return this.#limit === null ? undefined : sql`${place} <= ${this.#limit}`;
  }

  async #count(
    links: typeof alertRuleVehicles | typeof alertRuleVehicleGroups | typeof alertRuleUsers,
  ): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#db
      .select({ rule: links.alertRuleId, total: sql<number>`count(*)::integer` })
      .from(links)
      .where(inArray(links.alertRuleId, this.#ruleIds))
      .groupBy(links.alertRuleId);
    return new Map(rows.map(({ rule, total }) => [rule, total]));
  }

  #once<T>(kind: string, read: () => Promise<T>): Promise<T> {
    const known = this.#reads.get(kind) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = read();
    this.#reads.set(kind, reading);
    return reading;
  }
}

/** Place of a row among the rows of its rule, from 1. */
const placeIn = (rule: unknown, name: unknown, id: unknown): SQL.Aliased<number> =>
  sql<number>`row_number() over (partition by ${rule} order by ${name}, ${id})`.as('place');
