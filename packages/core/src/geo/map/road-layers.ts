import type { LineLayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';

type Paint = NonNullable<LineLayerSpecification['paint']>;
type Filter = NonNullable<LineLayerSpecification['filter']>;
type Width = NonNullable<Paint['line-width']>;

/** Minor roads show from this zoom level on, with their names from the second one on. */
const MINOR_ZOOM_MIN = 12;
const MINOR_NAME_ZOOM_MIN = 14;

/** Width in px by zoom level. */
const byZoom = (...stops: readonly number[]): Width =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as Width;

const isMinor: Filter = ['==', ['get', 'minor'], true];
const isMain: Filter = ['!', isMinor];
const isToll: Filter = ['==', ['get', 'toll'], true];

/** Roads whose names are shown at a zoom level. */
export const namedRoads: Filter = ['any', isMain, ['>=', ['zoom'], MINOR_NAME_ZOOM_MIN]];

function roadLayer(
  id: string,
  minzoom: number,
  filter: Filter,
  paint: Paint,
): LineLayerSpecification {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return { id, type: 'line', source: 'roads', minzoom, filter, layout, paint };
}

/**
 * Roads as two edges in the colour of the coast, which shows on the land in both themes, with the land in between:
 * a wide road stays quiet, and the track on it stands out (AC-440). Toll roads have a central line. Minor roads
 * are drawn below the others, narrower and only nearby (CO-179).
 */
export function roadLayers({ coast, land }: MapColors): readonly LineLayerSpecification[] {
  return [
    roadLayer('minor-roads', MINOR_ZOOM_MIN, isMinor, {
      'line-color': coast,
      'line-width': byZoom(12, 1, 14, 4, 16, 9),
    }),
    roadLayer('minor-road-insides', 13, isMinor, {
      'line-color': land,
      'line-width': byZoom(13, 0, 14, 2, 16, 6),
    }),
    roadLayer('roads', 5, isMain, {
      'line-color': coast,
      'line-width': byZoom(5, 1, 10, 2, 13, 7, 15, 12),
    }),
    roadLayer('road-insides', 11, isMain, {
      'line-color': land,
      'line-width': byZoom(11, 0, 13, 4, 15, 8),
    }),
    roadLayer('road-centres', 13, isToll, { 'line-color': coast, 'line-width': 1 }),
  ];
}
