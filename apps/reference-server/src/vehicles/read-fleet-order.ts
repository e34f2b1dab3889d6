import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rawAlerts, vehicles, type StoredFleetOrder } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { visibleVehicles, type VehicleVisibility } from '../access/visibility.ts';

/**
 * Reads a fleet task from the newest alert (codes 137 to 143) with this log id.
 *
 * @throws ApiError `NOT_FOUND`
 */
export async function readFleetOrder(
  db: Queries,
  visibility: VehicleVisibility,
  foId: string,
  logId: string,
): Promise<StoredFleetOrder> {
  const [row] = [foId, logId].some((id) => id.includes('\0'))
    ? []
    : await db
        .select({ fleetOrder: rawAlerts.fleetOrder })
        .from(rawAlerts)
        .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
        .where(
          and(
            eq(rawAlerts.companyId, visibility.companyId),
            visibleVehicles(visibility),
            isNotNull(rawAlerts.fleetOrder),
            sql`${rawAlerts.fleetOrder} ->> 'foId' = ${foId}`,
            sql`${rawAlerts.fleetOrder} ->> 'logId' = ${logId}`,
          ),
        )
        .orderBy(desc(rawAlerts.createdOn), desc(rawAlerts.id))
        .limit(1);
  if (row?.fleetOrder == null) throw new ApiError('NOT_FOUND', 'fleetOrderNotFound');
  return row.fleetOrder;
}
