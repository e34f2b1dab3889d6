import { describe, expect, it } from 'vitest';
import { demoRoads } from '../demo/demo-roads.ts';
import { roadsOfGeoJson } from '../simulator/geojson-roads.ts';
import { createRoad } from './road.ts';

const straight = {
  name: 'Tol Uji',
  town: '',
  posts: [100, 120],
  speed: 80,
  line: [
    [106, 0],
    [106.1, 0],
    [106.2, 0],
  ],
} as const;

describe('a road', () => {
  it('returns points by distance in metres', () => {
    const road = createRoad(straight);
    expect(road.length / 1000).toBeCloseTo(22.24, 1);
    const middle = road.pointAt(road.length / 2);
    expect(middle.longitude).toBeCloseTo(106.1, 6);
    expect(middle.course).toBeCloseTo(90, 3);
    expect(road.pointAt(-5).longitude).toBe(106);
    expect(road.pointAt(road.length + 5).longitude).toBeCloseTo(106.2, 9);
  });

  it('describes points by kilometre post or town', () => {
    const road = createRoad(straight);
    expect(road.pointAt(road.length / 2).address).toBe('Tol Uji KM 110');
    const { posts: _, ...street } = straight;
    expect(createRoad({ ...street, name: 'Jl. Uji', town: 'Bandung' }).pointAt(1).address).toBe(
      'Jl. Uji, Bandung',
    );
  });

  it('requires a length', () => {
    expect(() => createRoad({ ...straight, line: [[106, 0]] })).toThrow(/no length/);
  });
});

describe('the demo roads', () => {
  const roads = Object.values(demoRoads).flat();

  it.each(roads.map((road) => [road.name, road] as const))('%s is in Indonesia', (_, plan) => {
    for (const [longitude, latitude] of plan.line) {
      expect(longitude).toBeGreaterThan(95);
      expect(longitude).toBeLessThan(141);
      expect(latitude).toBeGreaterThan(-11);
      expect(latitude).toBeLessThan(6);
    }
  });

  it('have kilometre posts consistent with their lengths', () => {
    for (const plan of roads.filter((road) => road.posts !== undefined)) {
      const [from = 0, to = 0] = plan.posts ?? [];
      const share = createRoad(plan).length / 1000 / (to - from);
      expect({ road: plan.name, fits: share > 0.6 && share < 1.4 }).toEqual({
        road: plan.name,
        fits: true,
      });
    }
  });
});

describe('GeoJSON roads', () => {
  const coordinates = [
    [106, -6, 12],
    [106.1, -6.1],
  ];
  const multi = { type: 'MultiLineString', coordinates: [coordinates, coordinates] };

  it('are the lines of a collection', () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name: 'Jl. A' },
          geometry: { type: 'LineString', coordinates },
        },
        { type: 'Feature', properties: null, geometry: multi },
        { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [106, -6] } },
      ],
    });
    const plans = roadsOfGeoJson(text);
    expect(plans.map((plan) => plan.name)).toEqual(['Jl. A', 'Jalan 2', 'Jalan 2']);
    expect(plans[0]?.line).toEqual([
      [106, -6],
      [106.1, -6.1],
    ]);
  });

  it('can be a single feature or geometry', () => {
    expect(roadsOfGeoJson(JSON.stringify(multi))).toHaveLength(2);
    const feature = { type: 'Feature', properties: {}, geometry: multi };
    expect(roadsOfGeoJson(JSON.stringify(feature))).toHaveLength(2);
  });

  it('must exist', () => {
    expect(() => roadsOfGeoJson('{"type":"FeatureCollection","features":[]}')).toThrow(/no line/);
    expect(() => roadsOfGeoJson('not json')).toThrow(SyntaxError);
  });
});
