import type { LonLat } from '../base-map/line-code.ts';

/** The parts of GeoJSON (RFC 7946) that the maps use. */
export interface Feature {
  type: 'Feature';
  properties: Record<string, string | number | boolean>;
  geometry:
    | { type: 'Point'; coordinates: number[] }
    | { type: 'LineString'; coordinates: number[][] }
    | { type: 'Polygon'; coordinates: number[][][] };
}

export interface FeatureCollection {
  type: 'FeatureCollection';
  features: Feature[];
}

export const pointsOf = (line: readonly LonLat[]): number[][] => line.map((at) => [...at]);

export const feature = (
  geometry: Feature['geometry'],
  properties: Feature['properties'] = {},
): Feature => ({ type: 'Feature', geometry, properties });

export const collection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});
