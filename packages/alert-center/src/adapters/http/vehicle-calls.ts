import { object } from 'valibot';
import type { Alert } from '../../engine/alert/alert.ts';
import type { VehicleAlertsQuery } from '../../engine/list/alert-source.port.ts';
import { rawAlertsQuery } from './documents.ts';
import type { OwnerCallsOptions } from './owner-calls.ts';
import { unwrap } from './unwrap.ts';
import { readAlerts } from './wire-alert.ts';
import { envelope, pageResponse } from './wire-responses.ts';

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

/** The requests of an `AlertSource` about one vehicle. Lazy: loads with the first one. */
export function createVehicleCalls({ client, includeShared, onError }: OwnerCallsOptions) {
  return {
    async listVehicleAlerts(
      { vehicleId, range, limit }: VehicleAlertsQuery,
      signal?: AbortSignal,
    ): Promise<readonly Alert[]> {
      const filter = {
        ...(includeShared && { isSharedVehicle: true }),
        vehicleId: [vehicleId],
        startDate: iso(range.start),
        endDate: iso(range.end),
        orderBy: { createdOn: 'desc' as const },
        pagination: { page: 1, show: limit },
      };
      const schema = object({ rawAlerts: envelope });
      const response = await client.query(rawAlertsQuery, { filter }, { schema, signal });
      return readAlerts(unwrap(response.rawAlerts, pageResponse, 'rawAlerts').data, onError);
    },
  };
}
