import { scopes } from '@pantau/core';
import { MapSettingsContext, MapView, StaticMap } from '@pantau/core/geo';
import { type ReactElement, useContext, useMemo } from 'react';
import type { AlertView } from '../../hooks/use-alert.ts';
import { useGeofences } from '../../hooks/use-geofences.ts';
import { usePermitted } from '../../hooks/use-permitted.ts';
import { useTrack } from '../../hooks/use-track.ts';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import { geofenceRing } from '../../engine/evidence/geofence-ring.ts';
import { headingAt, trailTo } from '../../engine/evidence/track.ts';
import css from './preview-map.module.css';
import { usePreviewWords } from '../shared/use-preview-text.ts';

type Place = NonNullable<Alert['position']>;

export interface PreviewMapProps {
  readonly view: AlertView;
}

/**
 * Where it happened: on a map with the scope, else in a picture (spec alerts §6, e4d-alert-center-embed-map).
 * Nothing without a position: the place says so.
 */
export function PreviewMap({ view }: PreviewMapProps): ReactElement | null {
  const words = usePreviewWords();
  const isPermitted = usePermitted();
  const { staticMapUrl } = useContext(MapSettingsContext);
  const position = useSamePlace(view.alert.position);
  if (position === null) return null;
  const label = words('mapLabel', { plate: view.alert.vehicle.licensePlate });
  return isPermitted(scopes.alertCenterEmbedMap) ? (
    <AlertMap view={view} position={position} label={label} />
  ) : (
    <StaticMap
      position={position}
      label={label}
      className={staticMapUrl === undefined ? css.noPicture : css.picture}
    />
  );
}

interface AlertMapProps extends PreviewMapProps {
  readonly position: Place;
  readonly label: string;
}

/** The vehicle where it was, the way that led there, and the geofences it was in. */
function AlertMap({ view, position, label }: AlertMapProps): ReactElement {
  const { alert, urgency } = view;
  const { createdOn } = alert;
  const points = useTrack(alert);
  const outlines = useGeofences(alert);
  const trail = useMemo(
    () => trailTo({ createdOn, position }, points),
    [createdOn, position, points],
  );
  const fences = useMemo(() => outlines.map(geofenceRing), [outlines]);
  const tone = isUnresolved(alert) ? urgency : 'settled';
  return (
    <MapView
      center={position}
      vehicle={{ position, heading: headingAt(alert, points), tone }}
      trail={trail}
      fences={fences}
      label={label}
      className={css.map}
    />
  );
}

/** The same object as long as it is the same place: every version of an alert brings a new one. */
function useSamePlace(position: Place | null): Place | null {
  const latitude = position?.latitude;
  const longitude = position?.longitude;
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }),
    [latitude, longitude],
  );
}
