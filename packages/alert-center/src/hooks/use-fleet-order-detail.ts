import type { FleetOrder, FleetOrderDetail } from '../engine/alert/alert.ts';
import { type Lookup, useLookup } from './use-lookup.ts';

export interface FleetOrderLookup {
  readonly detail: Lookup<FleetOrderDetail | null>;
  again(): void;
}

/**
 * Where the fleet task of an alert stands: as the alert tells it, else looked up by foId and logId (spec
 * alerts §7). Only for those who may see it: see `useFleetOrder`.
 */
export function useFleetOrderDetail({ detail, foId, logId }: FleetOrder): FleetOrderLookup {
  const isWanted = detail === null && foId !== null && logId !== null;
  const [lookup, again] = useLookup(isWanted ? `${foId} ${logId}` : null, (evidence, signal) =>
    evidence.readFleetOrder({ foId: foId ?? '', logId: logId ?? '' }, signal),
  );
  return { detail: detail === null ? lookup : { status: 'found', value: detail }, again };
}
