import { useMemo, useState } from 'react';
import { type AlertId, isUnread } from '../engine/alert/alert.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useArrivals } from './list.ts';
import { usePreviews } from './previews.ts';
import { useStoreValue } from './use-store-value.ts';

/** Urgent arrivals remembered; more are only counted in the lists. */
const ARRIVALS_MAX = 20;

const entitiesOf = ({ list }: AlertCenterState): AlertCenterState['list']['entities'] =>
  list.entities;

/**
 * Alerts that wait while a sheet covers the page: those that opened by themselves, and unread urgent ones
 * that arrived since the component mounted. The latest first.
 */
export function useWaitingAlerts(): readonly AlertView[] {
  const { previews } = usePreviews();
  const entities = useStoreValue(entitiesOf);
  const [arrived, setArrived] = useState<readonly AlertId[]>([]);
  useArrivals((arrivals) => {
    const urgent = arrivals.filter(({ urgency }) => urgency === 'urgent');
    if (urgent.length === 0) return;
    const ids = urgent.map(({ alert }) => alert.id);
    setArrived((before) => [...ids, ...before].slice(0, ARRIVALS_MAX));
  });
  return useMemo(() => {
    const automatic = previews.filter((preview) => preview.automatic === true);
    const used = new Set(
      previews.filter((preview) => preview.automatic === undefined).map(({ id }) => id),
    );
    const ids = new Set(
      [...arrived, ...automatic.map(({ id }) => id)].filter((id) => !used.has(id)),
    );
    const isAutomatic = (id: AlertId): boolean => automatic.some((preview) => preview.id === id);
    return [...ids]
      .flatMap((id) => entities.get(id)?.view ?? [])
      .filter(({ alert }) => isAutomatic(alert.id) || isUnread(alert))
      .sort((left, right) => right.alert.createdOn - left.alert.createdOn);
  }, [previews, arrived, entities]);
}
