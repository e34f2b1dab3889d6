import { useEffect, useState } from 'react';
import type { AlertSearch, VehicleGroup } from '../engine/list/alert-search.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useReportError } from '@pantau/core';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export {
  type AlertSearch,
  alertGroups,
  emptySearch,
  normalSearch,
  sameSearch,
} from '../engine/list/alert-search.ts';

const searchOf = ({ list }: AlertCenterState): AlertSearch | null => list.search;

/** The search that the lists show, or `null`. */
export function useSearch(): AlertSearch | null {
  return useStoreValue(searchOf);
}

/** Changes the search; `null` if the source has none. Stable. */
export function useSetSearch(): ((search: AlertSearch) => void) | null {
  const { source, actions } = useAlertCenter();
  return source.findAlerts === undefined ? null : actions.setSearch;
}

/** Unresolved alerts that the search finds, by urgency; each `null` until known. */
interface FoundNumbers {
  readonly urgent: number | null;
  readonly important: number | null;
}

const urgentOf = ({ list }: AlertCenterState): number | null => list.found.counts?.urgent ?? null;
const importantOf = ({ list }: AlertCenterState): number | null =>
  list.found.counts?.important ?? null;

export function useFoundNumbers(): FoundNumbers {
  return { urgent: useStoreValue(urgentOf), important: useStoreValue(importantOf) };
}

const noGroups: readonly VehicleGroup[] = [];

/** The vehicle groups that the user may search by; none until they are loaded, or if that fails. */
export function useVehicleGroups(): readonly VehicleGroup[] {
  const { source } = useAlertCenter();
  const report = useReportError();
  const [groups, setGroups] = useState(noGroups);
  useEffect(() => {
    const aborter = new AbortController();
    source.listVehicleGroups?.(aborter.signal).then(setGroups, (error: unknown) => {
      if (!aborter.signal.aborted) report(error);
    });
    return () => aborter.abort();
  }, [source, report]);
  return groups;
}
