import type { RoadPlan } from '../geo/road.ts';
import { islandRoads } from './island-roads.ts';
import { jakartaRoads } from './jakarta-roads.ts';
import { javaRoads } from './java-roads.ts';

/** Regions; demo vehicles stay within one. */
export type Region =
  'jakarta' | 'westJava' | 'centralJava' | 'eastJava' | 'sumatra' | 'sulawesi' | 'bali';

/**
 * Demo roads, drawn by hand with few points: recognisable on a map, not suitable for navigation.
 * Kilometre posts are rounded.
 */
export const demoRoads: Readonly<Record<Region, readonly RoadPlan[]>> = {
  jakarta: jakartaRoads,
  ...javaRoads,
  ...islandRoads,
};
