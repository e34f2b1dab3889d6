import type { Alert } from '../engine/alert/alert.ts';
import type { TrailPoint } from '../engine/evidence/places.ts';
import { TRAIL_MS } from '../engine/evidence/track.ts';
import { useLookup } from './use-lookup.ts';

const nothing: readonly TrailPoint[] = [];

/** Where the vehicle was in the last minutes before the alert, oldest first; empty while not known. */
export function useTrail({
  vehicle: { vehicleId },
  createdOn,
  position,
}: Pick<Alert, 'vehicle' | 'createdOn' | 'position'>): readonly TrailPoint[] {
  const key = position === null ? null : `${vehicleId} ${createdOn}`;
  const [lookup] = useLookup(key, (evidence, signal) =>
    evidence.readTrail({ vehicleId, startTime: createdOn - TRAIL_MS, endTime: createdOn }, signal),
  );
  return lookup.status === 'found' ? lookup.value : nothing;
}
