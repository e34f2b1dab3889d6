import { alertCodes, type AlertGroup } from '@pantau/core/contract';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { visibleGroups, type TenantScope } from '../access/visibility.ts';
import { partOf, searched } from '../db/search-words.ts';
import { rawAlerts, vehicleGroupMembers, vehicleGroups } from '../db/schema.ts';
import { parseVehicleIds } from './cursor.ts';
import { driverHas, plateHas } from './history/history-filter.ts';

/** `AlertSearchInput` of schema.graphql. */
export interface AlertSearch {
  readonly text?: string | null | undefined;
  readonly group?: readonly AlertGroup[] | null | undefined;
  readonly vgroupIds?: readonly (string | number)[] | null | undefined;
  readonly isUnread?: boolean | null | undefined;
  readonly owner?: 'mine' | 'nobody' | null | undefined;
}

/** Who searches, and what of an alert that user may search. */
export interface SearchRights {
  readonly userId: number;
  /** The user holds all four fleet-task scopes. */
  readonly includeFleetOrders: boolean;
  /** The user holds the scope for vehicle groups. */
  readonly includeGroups: boolean;
}

/** The alert code of an emergency, which no search hides. */
const EMERGENCY_CODE = 1;

/**
 * What a search finds, of `raw_alerts` joined with `vehicles`.
 *
 * @throws ApiError `INVALID_INPUT` for a text that is too long, or an id that is none
 */
export function foundBy(scope: TenantScope, rights: SearchRights, search: AlertSearch): SQL {
  const { text, group, vgroupIds, isUnread, owner } = search;
  const conditions = [
    ...searched(text, (word) => placesOf(scope, rights, word)),
    ...(group == null ? [] : [codeIn(codesOfGroups(group))]),
    ...(vgroupIds == null ? [] : [inGroups(scope, rights, parseVehicleIds(vgroupIds))]),
    ...(isUnread === true
      ? [sql`not (${rawAlerts.isRead} or ${rawAlerts.isResolved} or ${rawAlerts.isFalseAlert})`]
      : []),
    ...(owner == null ? [] : [ownedBy(owner === 'mine' ? rights.userId : null)]),
  ];
  if (conditions.length === 0) return sql`true`;
  return or(sql`${rawAlerts.alertCode} = ${EMERGENCY_CODE}`, and(...conditions)) ?? sql`false`;
}

/** Where a word may occur; vehicles, drivers and codes are looked up first instead of in every alert. */
function placesOf(scope: TenantScope, rights: SearchRights, word: string): readonly SQL[] {
  const pattern = partOf(word);
  const { includeFleetOrders } = rights;
  return [
    plateHas(scope, word),
    driverHas(scope, word),
    codeIn(codesNamed(word)),
    sql`${rawAlerts.address} ilike ${pattern}`,
    sql`exists (select from jsonb_array_elements(${rawAlerts.geofences}) as fence
      where fence ->> 'fenceName' ilike ${pattern})`,
    ...(includeFleetOrders ? [sql`${rawAlerts.fleetOrder} ->> 'foNumber' ilike ${pattern}`] : []),
  ];
}

const ownedBy = (userId: number | null): SQL =>
  userId === null ? isNull(rawAlerts.ownerId) : eq(rawAlerts.ownerId, userId);

function codesNamed(word: string): readonly number[] {
  const wanted = word.toLowerCase();
  return alertCodes
    .filter(({ descriptionIdn, descriptionEng, shortDescriptionIdn, shortDescriptionEng }) =>
      [descriptionIdn, descriptionEng, shortDescriptionIdn, shortDescriptionEng].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
    )
    .map(({ alertCode }) => alertCode);
}

const codesOfGroups = (groups: readonly AlertGroup[]): readonly number[] =>
  alertCodes.filter(({ group }) => groups.includes(group)).map(({ alertCode }) => alertCode);

const codeIn = (codes: readonly number[]): SQL =>
  codes.length === 0 ? sql`false` : inArray(rawAlerts.alertCode, [...codes]);

function inGroups(
  { visibility: { companyId } }: TenantScope,
  { includeGroups }: SearchRights,
  ids: readonly number[],
): SQL {
  if (ids.length === 0) return sql`false`;
  return sql`${rawAlerts.vehicleId} in (select ${vehicleGroupMembers.vehicleId}
    from ${vehicleGroupMembers} inner join ${vehicleGroups}
      on ${vehicleGroups.id} = ${vehicleGroupMembers.vehicleGroupId}
    where ${visibleGroups({ companyId, includeGroups })} and ${inArray(vehicleGroups.id, [...ids])})`;
}
