import type { Alert } from '../engine/alert/alert.ts';
import type { GeofenceOutline } from '../engine/evidence/places.ts';
import { useLookup } from './use-lookup.ts';

const nothing: readonly GeofenceOutline[] = [];

/** Outlines of the geofences that an alert names; empty while not known. */
export function useGeofences({ geofences }: Pick<Alert, 'geofences'>): readonly GeofenceOutline[] {
  const ids = geofences.map(({ geofenceId }) => geofenceId);
  const [lookup] = useLookup(ids.length === 0 ? null : ids.join(' '), (evidence, signal) =>
    evidence.readGeofences(ids, signal),
  );
  return lookup.status === 'found' ? lookup.value : nothing;
}
