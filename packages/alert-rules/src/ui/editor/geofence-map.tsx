import { MapView, type Position } from '@pantau/core/geo';
import { type ReactElement, useMemo } from 'react';
import { boundsOf, outlineOf } from '../../engine/rules/outline.ts';
import type { RuleGeofence } from '../../engine/rules/rule.ts';

export interface GeofenceMapProps {
  readonly geofences: readonly RuleGeofence[];
  readonly label: string;
}

const positionOf = ([longitude, latitude]: readonly [number, number]): Position => ({
  latitude,
  longitude,
});

/** The outlines of geofences on a map that shows all of them. */
export function GeofenceMap({ geofences, label }: GeofenceMapProps): ReactElement {
  const { rings, center, zoom } = useMemo(() => {
    const outlines = geofences.flatMap(({ shape }) => (shape === null ? [] : [outlineOf(shape)]));
    const bounds = boundsOf(outlines);
    return {
      rings: outlines.map((outline) => outline.map(positionOf)),
      center: positionOf(bounds.centre),
      zoom: bounds.zoom,
    };
  }, [geofences]);
  // A map keeps its view: other geofences need another one.
  const key = geofences.map(({ id }) => id).join();
  return <MapView key={key} center={center} zoom={zoom} geofences={rings} label={label} />;
}
