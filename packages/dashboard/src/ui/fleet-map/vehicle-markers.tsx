import { useFormat } from '@pantau/core';
import { type MapFrame, toScreen } from '@pantau/core/geo';
import type { ReactElement } from 'react';
import type { FleetClusters, FleetMarker } from '../../engine/fleet/cluster-vehicles.ts';
import { useText } from '../shared/use-text.ts';
import { useRovingMarkers } from './use-roving-markers.ts';
import { useVehicleText } from './use-vehicle-text.ts';
import { VehicleGlyph } from './vehicle-glyph.tsx';
import css from './vehicle-markers.module.css';

interface VehicleMarkersProps {
  readonly clusters: FleetClusters;
  readonly frame: MapFrame;
  readonly selectedId: string | null;
  onSelect(id: string): void;
  /** Zooms in on a group of vehicles. */
  onZoomTo(marker: Extract<FleetMarker, { kind: 'cluster' }>): void;
}

/** Markers outside the map by less than this are drawn, in px. */
const EDGE_PX = 24;

/** Vehicles and groups of vehicles on the map, as buttons (DB-17, DB-18, DB-21). */
export function VehicleMarkers(props: VehicleMarkersProps): ReactElement {
  const { clusters, frame, selectedId, onSelect, onZoomTo } = props;
  const t = useText();
  const { number } = useFormat();
  const vehicleText = useVehicleText();
  const placed = clusters.at(frame.zoom).flatMap((marker) => {
    const { x, y } = toScreen(frame, marker.kind === 'vehicle' ? marker.vehicle : marker);
    const isOutside =
      x < -EDGE_PX || y < -EDGE_PX || x > frame.width + EDGE_PX || y > frame.height + EDGE_PX;
    const key = marker.kind === 'vehicle' ? marker.vehicle.id : `cluster ${marker.id}`;
    return isOutside ? [] : [{ key, x, y, marker }];
  });
  const roving = useRovingMarkers(placed);
  return (
    <div {...roving.layer} className={css.layer}>
      {placed.map(({ key, x, y, marker }) => {
        const style = { transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` };
        if (marker.kind === 'cluster') {
          return (
            <button
              {...roving.marker(key)}
              key={key}
              type="button"
              className={css.cluster}
              style={style}
              aria-label={t('vehicleGroup', {
                count: marker.count,
                formatted: number(marker.count),
              })}
              onClick={() => onZoomTo(marker)}
            >
              {number(marker.count)}
            </button>
          );
        }
        const { vehicle } = marker;
        return (
          <button
            {...roving.marker(key)}
            key={key}
            type="button"
            className={css.vehicle}
            style={style}
            aria-label={vehicleText(vehicle)}
            aria-pressed={vehicle.id === selectedId}
            onClick={() => onSelect(vehicle.id)}
          >
            <VehicleGlyph status={vehicle.status} heading={vehicle.heading} />
          </button>
        );
      })}
    </div>
  );
}
