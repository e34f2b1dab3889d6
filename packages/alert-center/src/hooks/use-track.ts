import type { Alert } from '../engine/alert/alert.ts';
import type { TrackPoint } from '../engine/evidence/places.ts';
import { TRACK_MS } from '../engine/evidence/track.ts';
import { useLookup } from './use-lookup.ts';

const nothing: readonly TrackPoint[] = [];

/** Where the vehicle was in the last minutes before the alert, oldest first; empty while not known. */
export function useTrack({
  vehicle: { vehicleId },
  createdOn,
  position,
}: Pick<Alert, 'vehicle' | 'createdOn' | 'position'>): readonly TrackPoint[] {
  const key = position === null ? null : `${vehicleId} ${createdOn}`;
  const [lookup] = useLookup(key, (evidence, signal) =>
    evidence.readTrack({ vehicleId, startTime: createdOn - TRACK_MS, endTime: createdOn }, signal),
  );
  return lookup.status === 'found' ? lookup.value : nothing;
}
