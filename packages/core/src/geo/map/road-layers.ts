import type { LineLayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';

type Paint = NonNullable<LineLayerSpecification['paint']>;
type Width = NonNullable<Paint['line-width']>;

/** Width in px by zoom level. */
const byZoom = (...stops: readonly number[]): Width =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as Width;

function roadLayer(id: string, minzoom: number, paint: Paint): LineLayerSpecification {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return { id, type: 'line', source: 'roads', minzoom, layout, paint };
}

/**
 * Roads as two edges in the colour of the coast, which shows on the land in both themes, with the land in between:
 * a wide road stays quiet, and the track on it stands out (AC-440). Toll roads have a central line.
 */
export function roadLayers({ coast, land }: MapColors): readonly LineLayerSpecification[] {
  return [
    roadLayer('roads', 5, {
      'line-color': coast,
      'line-width': byZoom(5, 1, 10, 2, 13, 7, 15, 12),
    }),
    roadLayer('road-insides', 11, {
      'line-color': land,
      'line-width': byZoom(11, 0, 13, 4, 15, 8),
    }),
    {
      ...roadLayer('road-centres', 13, { 'line-color': coast, 'line-width': 1 }),
      filter: ['==', ['get', 'toll'], true],
    },
  ];
}
