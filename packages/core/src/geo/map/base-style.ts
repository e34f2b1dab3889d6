import type { StyleSpecification } from 'maplibre-gl';
import type { BaseMap } from '../base-map/base-map.ts';
import { type FeatureCollection, collection, feature, pointsOf } from './geo-json.ts';
import type { MapColors } from './map-colors.ts';
import { namedRoads, roadLayers } from './road-layers.ts';

const source = (data: FeatureCollection) => ({ type: 'geojson' as const, data });

/**
 * Above this zoom level the coastline is too coarse: the sea takes the colour of the land, so that no road
 * near the coast runs through water (CO-153).
 */
const SEA_ZOOM_MAX = 10;

/** The built-in base map as a MapLibre style. */
export function baseStyle(map: BaseMap, colors: MapColors): StyleSpecification {
  // Drawn with the browser's fonts, so no glyphs are loaded.
  const font = [...colors.font];
  const land = map.land.map((rings) =>
    feature({ type: 'Polygon', coordinates: rings.map(pointsOf) }),
  );
  const borders = map.borders.map((line) =>
    feature({ type: 'LineString', coordinates: pointsOf(line) }),
  );
  const roads = map.roads.map(({ name, toll, minor, line }) =>
    feature({ type: 'LineString', coordinates: pointsOf(line) }, { name, toll, minor }),
  );
  const towns = map.towns.map(({ name, rank, people, at }) =>
    feature({ type: 'Point', coordinates: [at[0], at[1]] }, { name, rank, people }),
  );
  return {
    version: 8,
    sources: {
      land: source(collection(land)),
      borders: source(collection(borders)),
      roads: source(collection(roads)),
      towns: source(collection(towns)),
    },
    layers: [
      {
        id: 'sea',
        type: 'background',
        paint: {
          'background-color': [
            'interpolate',
            ['linear'],
            ['zoom'],
            SEA_ZOOM_MAX - 1,
            colors.sea,
            SEA_ZOOM_MAX,
            colors.land,
          ],
        },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': colors.coast, 'line-width': 1 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.coast, 'line-width': 1, 'line-dasharray': [3, 2] },
      },
      ...roadLayers(colors),
      {
        id: 'road-names',
        type: 'symbol',
        source: 'roads',
        minzoom: 11,
        filter: namedRoads,
        layout: {
          'symbol-placement': 'line',
          'text-field': ['get', 'name'],
          'text-font': font,
          'text-size': 11,
        },
        paint: {
          'text-color': colors.ink,
          'text-opacity': 0.75,
          'text-halo-color': colors.land,
          'text-halo-width': 1.5,
        },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: [
          'any',
          ['<=', ['get', 'rank'], 1],
          ['>=', ['get', 'people'], ['step', ['zoom'], 1_000, 7, 200, 8, 60, 9, 0]],
        ],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': font,
          'text-size': ['step', ['get', 'rank'], 13, 1, 12, 2, 11],
          'symbol-sort-key': ['get', 'rank'],
          'text-padding': 4,
        },
        paint: {
          'text-color': colors.ink,
          'text-halo-color': colors.land,
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}
