import type { GraphqlClient } from '@pantau/core/transport';
import { array, object, optional, string } from 'valibot';
import type { FindQuery, FoundAlerts, VehicleGroup } from '../../engine/list/alert-source.port.ts';
import { foundQuery, vehicleGroupsQuery } from './search-documents.ts';
import { unwrap } from './unwrap.ts';
import { readCounts } from './wire-counts.ts';
import { envelope } from './wire-responses.ts';
import { writeSearch } from './write-search.ts';

/** Alerts of which only the ids were requested. */
const matchesResponse = object({ data: array(object({ rawAlertId: string() })) });

const vehicleGroupsResponse = object({
  data: array(object({ id: string(), name: string() })),
});

/** More groups than this are not offered. */
const VEHICLE_GROUPS_MAX = 1_000;

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

export interface SearchCallsOptions {
  readonly client: GraphqlClient;
  /** Include alerts of vehicles that partners share with the company. */
  readonly includeShared: boolean;
}

/** The requests of the search of an `AlertSource`. Lazy: loads with the first one. */
export function createSearchCalls({ client, includeShared }: SearchCallsOptions) {
  const shared = includeShared ? { isSharedVehicle: true } : {};
  return {
    async findAlerts(query: FindQuery, signal?: AbortSignal): Promise<FoundAlerts> {
      const { search, range, among } = query;
      const dates = { startDate: iso(range.start), endDate: iso(range.end) };
      const matching = {
        ...shared,
        rawAlertId: [...among],
        search: writeSearch({ ...search, unreadOnly: false, owner: undefined }),
        pagination: { page: 1, show: Math.max(1, among.length) },
      };
      const response = await client.query(
        foundQuery,
        {
          filter: { ...shared, ...dates, search: writeSearch(search) },
          among: matching,
          asks: among.length > 0,
        },
        {
          schema: object({ totalImportantAlerts: envelope, rawAlerts: optional(envelope) }),
          signal,
        },
      );
      const { rawAlerts } = response;
      const found =
        rawAlerts === undefined ? [] : unwrap(rawAlerts, matchesResponse, 'rawAlerts').data;
      return {
        among: found.map(({ rawAlertId }) => rawAlertId),
        counts: readCounts(response.totalImportantAlerts),
      };
    },

    async listVehicleGroups(signal?: AbortSignal): Promise<readonly VehicleGroup[]> {
      const response = await client.query(
        vehicleGroupsQuery,
        { filter: { pagination: { page: 1, show: VEHICLE_GROUPS_MAX } } },
        { schema: object({ alertVgroups: envelope }), signal },
      );
      return unwrap(response.alertVgroups, vehicleGroupsResponse, 'alertVgroups').data;
    },
  };
}
