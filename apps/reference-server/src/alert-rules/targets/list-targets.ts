import { and, asc, eq, ilike, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  visibleContacts,
  visibleGeofences,
  visibleGroups,
  visibleUsers,
  visibleVehicles,
  type GroupVisibility,
} from '../../access/visibility.ts';
import { parseVehicleIds } from '../../alerts/cursor.ts';
import type { Queries } from '../../db/database.ts';
import { partOf, searched } from '../../db/search-words.ts';
import { contacts, geofences, users, vehicleGroups, vehicles } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { pageOf, type Page } from '../../lib/page-of.ts';
import type { PageInfo } from '../list/list-rules.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import {
  groupSize,
  type ContactRow,
  type GeofenceRow,
  type NamedGroup,
  type NamedVehicle,
} from '../rule/rule-targets.ts';

/** `RuleTargetsFilterInput` of schema.graphql. */
export interface TargetQuery {
  readonly pagination?:
    | { readonly page?: number | null | undefined; readonly show?: number | null | undefined }
    | null
    | undefined;
  readonly search?: string | null | undefined;
  readonly ids?: readonly (string | number)[] | null | undefined;
}

export interface TargetPage<Row> {
  readonly data: readonly Row[];
  readonly pagination: PageInfo;
}

const IDS_MAX = 5_000;

interface Parsed {
  readonly page: Page;
  readonly where: SQL | undefined;
}

/** @throws ApiError `INVALID_INPUT` for values outside the contract's limits */
function parse(query: TargetQuery, id: PgColumn, places: (pattern: string) => SQL[]): Parsed {
  const { ids } = query;
  if (ids != null && ids.length > IDS_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyIds', { max: IDS_MAX });
  }
  const chosen = ids == null ? null : `{${parseVehicleIds(ids).join(',')}}`;
  const where = and(
    ...searched(query.search, (word) => places(partOf(word))),
    chosen === null ? undefined : sql`${id} = any(${chosen}::integer[])`,
  );
  return { page: pageOf(query.pagination ?? {}, { standard: 20, max: 1_000 }), where };
}

const resultOf = <Row>(
  { page: { page, show } }: Parsed,
  data: readonly Row[],
  total: number,
): TargetPage<Row> => ({ data, pagination: { page, show, total } });

/** Plates are searched with and without their spaces. */
export async function listVehicles(
  db: Queries,
  reader: RuleReader,
  query: TargetQuery,
): Promise<TargetPage<NamedVehicle>> {
  const parsed = parse(query, vehicles.id, (pattern) => [
    ilike(vehicles.licensePlate, pattern),
    sql`replace(${vehicles.licensePlate}, ' ', '') ilike ${pattern}`,
  ]);
  const isInUse = not(eq(vehicles.status, 'archived'));
  const where = and(visibleVehicles(reader), isInUse, parsed.where);
  const rows = await db
    .select({ id: vehicles.id, licensePlate: vehicles.licensePlate })
    .from(vehicles)
    .where(where)
    .orderBy(asc(vehicles.licensePlate), asc(vehicles.id))
    .limit(parsed.page.show)
    .offset(parsed.page.offset);
  return resultOf(parsed, rows, await db.$count(vehicles, where));
}

export async function listGroups(
  db: Queries,
  reader: GroupVisibility,
  query: TargetQuery,
): Promise<TargetPage<NamedGroup>> {
  const parsed = parse(query, vehicleGroups.id, (pattern) => [ilike(vehicleGroups.name, pattern)]);
  const where = and(visibleGroups(reader), parsed.where);
  const rows = await db
    .select({ id: vehicleGroups.id, name: vehicleGroups.name, totalVehicle: groupSize })
    .from(vehicleGroups)
    .where(where)
    .orderBy(asc(vehicleGroups.name), asc(vehicleGroups.id))
    .limit(parsed.page.show)
    .offset(parsed.page.offset);
  return resultOf(parsed, rows, await db.$count(vehicleGroups, where));
}

export async function listUsers(
  db: Queries,
  reader: RuleReader,
  query: TargetQuery,
): Promise<TargetPage<{ readonly id: number; readonly fullname: string }>> {
  const parsed = parse(query, users.id, (pattern) => [
    ilike(users.fullname, pattern),
    ilike(users.profileEmail, pattern),
    ilike(users.phoneNo, pattern),
  ]);
  const where = and(visibleUsers(reader), parsed.where);
  const rows = await db
    .select({ id: users.id, fullname: users.fullname })
    .from(users)
    .where(where)
    .orderBy(asc(users.fullname), asc(users.id))
    .limit(parsed.page.show)
    .offset(parsed.page.offset);
  return resultOf(parsed, rows, await db.$count(users, where));
}

export async function listContacts(
  db: Queries,
  reader: RuleReader,
  query: TargetQuery,
): Promise<TargetPage<ContactRow>> {
  const parsed = parse(query, contacts.id, (pattern) => [
    ilike(contacts.label, pattern),
    ilike(contacts.email, pattern),
    ilike(contacts.phoneNumber, pattern),
  ]);
  const where = and(visibleContacts(reader), parsed.where);
  const rows = await db
    .select({ contact: contacts, fullname: users.fullname })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.userId))
    .where(where)
    .orderBy(asc(contacts.label), asc(contacts.id))
    .limit(parsed.page.show)
    .offset(parsed.page.offset);
  const data = rows.map(({ contact, fullname }) => ({ ...contact, fullname }));
  return resultOf(parsed, data, await db.$count(contacts, where));
}

export async function listGeofences(
  db: Queries,
  reader: RuleReader,
  query: TargetQuery,
): Promise<TargetPage<GeofenceRow>> {
  const parsed = parse(query, geofences.id, (pattern) => [
    ilike(geofences.fenceName, pattern),
    ilike(geofences.address, pattern),
  ]);
  const where = and(visibleGeofences(reader), parsed.where);
  const rows = await db
    .select()
    .from(geofences)
    .where(where)
    .orderBy(asc(geofences.fenceName), asc(geofences.id))
    .limit(parsed.page.show)
    .offset(parsed.page.offset);
  return resultOf(parsed, rows, await db.$count(geofences, where));
}
