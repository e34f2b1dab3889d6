import { useReportError } from '@pantau/core';
import type { FilterSuggestions, TableQuery } from '@pantau/data-table';
import { useEffect, useMemo, useState } from 'react';
import { scopes } from '@pantau/core/contract';
import type {
  AlertHistorySource,
  VehicleGroup,
} from '../../engine/history/alert-history-source.port.ts';
import { VEHICLE_GROUP_KEY } from '../../engine/history/table-query.ts';
import { usePermitted } from '../../hooks/permissions.ts';

export interface VehicleGroupFilter {
  /** `null` until they are known, `undefined` if the user cannot filter by them. */
  readonly groups: readonly VehicleGroup[] | null | undefined;
  /** Requests the groups once the user opens their list. */
  readonly suggestions: FilterSuggestions;
  load(): Promise<void>;
}

type Read = NonNullable<AlertHistorySource['vehicleGroups']>;

interface KnownGroups {
  readonly of: AlertHistorySource;
  readonly groups: readonly VehicleGroup[];
}

/** The vehicle groups to filter by, which are requested when they are first needed (AC-583). */
export function useVehicleGroups(source: AlertHistorySource): VehicleGroupFilter {
  const isPermitted = usePermitted()(scopes.vehicleGroupsRead);
  const [known, setKnown] = useState<KnownGroups | null>(null);
  const request = useMemo(() => {
    let pending: Promise<void> | undefined;
    const read: Read = (signal) => source.vehicleGroups?.(signal) ?? Promise.resolve([]);
    const load = (): Promise<void> =>
      (pending ??= read().then(
        (groups) => setKnown({ of: source, groups }),
        (error: unknown) => {
          // The next attempt requests them again.
          pending = undefined;
          throw error;
        },
      ));
    // The field has options instead of suggestions as soon as the groups are known.
    return { load, suggestions: { suggest: () => load().then(() => []) } };
  }, [source]);
  const isOffered = isPermitted && source.vehicleGroups !== undefined;
  return {
    ...request,
    groups: isOffered ? (known?.of === source ? known.groups : null) : undefined,
  };
}

/** Requests the groups for their names if the query has a condition on them, such as one from the address. */
export function useNamesOfGroups(
  { filters }: TableQuery,
  { groups, load }: VehicleGroupFilter,
): void {
  const report = useReportError();
  const isNeeded = groups === null && filters.some(({ key }) => key === VEHICLE_GROUP_KEY);
  useEffect(() => {
    if (isNeeded) load().catch(report);
  }, [isNeeded, load, report]);
}
