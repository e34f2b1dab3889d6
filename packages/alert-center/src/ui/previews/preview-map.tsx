import { scopes } from '@pantau/core';
import { MapSettingsContext, MapView, StaticMap } from '@pantau/core/geo';
import { type ReactElement, useContext, useMemo } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { useGeofences, useTrack } from '../../hooks/lookups.ts';
import { usePermitted } from '../../hooks/permissions.ts';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import { geofenceRing } from '../../engine/evidence/geofence-ring.ts';
import { headingAt, trackTo } from '../../engine/evidence/track.ts';
import css from './preview-map.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

type Place = NonNullable<Alert['position']>;

export interface PreviewMapProps {
  readonly view: AlertView;
}

/** Live map for users with its scope, otherwise a static map. Renders nothing without a position. */
export function PreviewMap({ view }: PreviewMapProps): ReactElement | null {
  const t = usePreviewText();
  const isPermitted = usePermitted();
  const { staticMapUrl } = useContext(MapSettingsContext);
  const position = useSamePlace(view.alert.position);
  if (position === null) return null;
  const label = t('mapLabel', { plate: view.alert.vehicle.licensePlate });
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

/** Vehicle, its track up to the alert, and its geofences. */
function AlertMap({ view, position, label }: AlertMapProps): ReactElement {
  const { alert, urgency } = view;
  const { createdOn } = alert;
  const points = useTrack(alert);
  const outlines = useGeofences(alert);
  const track = useMemo(
    () => trackTo({ createdOn, position }, points),
    [createdOn, position, points],
  );
  const fences = useMemo(() => outlines.map(geofenceRing), [outlines]);
  const tone = isUnresolved(alert) ? urgency : 'settled';
  return (
    <MapView
      center={position}
      vehicle={{ position, heading: headingAt(alert, points), tone }}
      track={track}
      geofences={fences}
      label={label}
      className={css.map}
    />
  );
}

/** Keeps the object while the coordinates are equal: every version of an alert has a new one. */
function useSamePlace(position: Place | null): Place | null {
  const latitude = position?.latitude;
  const longitude = position?.longitude;
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }),
    [latitude, longitude],
  );
}
