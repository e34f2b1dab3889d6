import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { visibleGroups, visibleVehicles, type TenantScope } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { rawAlerts, vehicleGroupMembers, vehicleGroups, vehicles } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { parseVehicleIds } from '../cursor.ts';

const GROUPS_MAX = 1_000;

const integers = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

/**
 * The groups that a query names; `null` without that condition.
 *
 * @throws ApiError `INVALID_INPUT` for too many
 */
export function parseGroupIds(
  ids: readonly (string | number)[] | null | undefined,
): readonly number[] | null {
  if (ids == null) return null;
  if (ids.length > GROUPS_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyIds', { max: GROUPS_MAX });
  }
  return parseVehicleIds(ids);
}

/** The vehicles in any of the groups that the user can see. Requires that the user may read vehicle groups. */
export async function vehiclesOfGroups(
  tx: Queries,
  { visibility }: TenantScope,
  groupIds: readonly number[],
): Promise<readonly number[]> {
  const { companyId } = visibility;
  const rows = await tx
    .selectDistinct({ id: vehicles.id })
    .from(vehicleGroupMembers)
    .innerJoin(vehicleGroups, eq(vehicleGroups.id, vehicleGroupMembers.vehicleGroupId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleGroupMembers.vehicleId))
    .where(
      and(
        visibleGroups({ companyId, includeGroups: true }),
        visibleVehicles(visibility),
        sql`${vehicleGroups.id} = any(${integers(groupIds)})`,
      ),
    )
    .orderBy(asc(vehicles.id));
  return rows.map(({ id }) => id);
}

/** Selects the alerts of these vehicles. The ids are one parameter: a group may have thousands of vehicles. */
export const ofVehicles = (vehicleIds: readonly number[]): SQL =>
  sql`${rawAlerts.vehicleId} = any(${integers(vehicleIds)})`;
