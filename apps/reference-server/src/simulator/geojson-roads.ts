import * as v from 'valibot';
import type { RoadPlan } from '../geo/road.ts';

const position = v.pipe(
  v.array(v.number()),
  v.minLength(2),
  v.transform((numbers) => [numbers[0] ?? 0, numbers[1] ?? 0] as const),
);
const line = v.pipe(v.array(position), v.minLength(2));

const lineString = v.object({ type: v.literal('LineString'), coordinates: line });
const multiLineString = v.object({
  type: v.literal('MultiLineString'),
  coordinates: v.array(line),
});
const geometry = v.variant('type', [lineString, multiLineString]);
const feature = v.object({
  type: v.literal('Feature'),
  geometry,
  properties: v.nullish(v.object({ name: v.optional(v.string(), '') }), { name: '' }),
});
const collection = v.object({
  type: v.literal('FeatureCollection'),
  features: v.array(v.unknown()),
});

/** Speed in km/h on roads without further data. */
const DEFAULT_SPEED = 45;

function plansOf(value: unknown, number: number): RoadPlan[] {
  const asFeature = v.safeParse(feature, value);
  const shape = asFeature.success ? asFeature.output.geometry : v.safeParse(geometry, value).output;
  const parsed = v.safeParse(geometry, shape);
  if (!parsed.success) return [];
  const given = asFeature.success ? asFeature.output.properties.name : '';
  const name = given === '' ? `Jalan ${number}` : given;
  const lines =
    parsed.output.type === 'LineString' ? [parsed.output.coordinates] : parsed.output.coordinates;
  return lines.map((points) => ({ name, town: '', speed: DEFAULT_SPEED, line: points }));
}

/**
 * Reads roads from GeoJSON: every LineString and every part of a MultiLineString; other geometries
 * are skipped.
 *
 * @throws SyntaxError when it is not JSON
 * @throws RangeError when it contains no line
 */
export function roadsOfGeoJson(text: string): RoadPlan[] {
  const value = JSON.parse(text) as unknown;
  const features = v.safeParse(collection, value);
  const parts = features.success ? features.output.features : [value];
  const plans = parts.flatMap((part, index) => plansOf(part, index + 1));
  if (plans.length === 0) throw new RangeError('The roads file contains no line.');
  return plans;
}
