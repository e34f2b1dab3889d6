import { createLazy } from '../../lazy/lazy.ts';
import { type LonLat, decodeLine } from './line-code.ts';

export type { LonLat };

/** A town: 0 the capital, 1 of a province, 2 any other with 20,000 people or more. */
export interface Town {
  readonly name: string;
  readonly rank: 0 | 1 | 2;
  /** Thousands of people. */
  readonly people: number;
  readonly at: LonLat;
}

export interface Road {
  readonly name: string;
  readonly isToll: boolean;
  readonly line: readonly LonLat[];
}

/** Indonesia and what lies around it: enough to see where something is without any server. */
export interface BaseMap {
  /** Polygons: each an outer ring and the holes in it. */
  readonly land: readonly (readonly (readonly LonLat[])[])[];
  /** Between countries. */
  readonly borders: readonly (readonly LonLat[])[];
  /** The most important first. */
  readonly towns: readonly Town[];
  readonly roads: readonly Road[];
}

interface EncodedBaseMap {
  readonly land: readonly (readonly string[])[];
  readonly borders: readonly string[];
  readonly towns: readonly (readonly [string, 0 | 1 | 2, number, string])[];
  readonly roads: readonly (readonly [string, 0 | 1, string])[];
}

function decode(text: string): BaseMap {
  const encoded = JSON.parse(text) as EncodedBaseMap;
  return {
    land: encoded.land.map((rings) => rings.map(decodeLine)),
    borders: encoded.borders.map(decodeLine),
    towns: encoded.towns.map(([name, rank, people, at]) => ({
      name,
      rank,
      people,
      at: decodeLine(at)[0] ?? [0, 0],
    })),
    roads: encoded.roads.map(([name, isToll, line]) => ({
      name,
      isToll: isToll === 1,
      line: decodeLine(line),
    })),
  };
}

const baseMap = createLazy(async () =>
  decode((await import('./indonesia.generated.ts')).indonesia),
);

/** The base map. Its data (37 kB gz) loads on first use. */
export const loadBaseMap = (): Promise<BaseMap> => baseMap.load();
