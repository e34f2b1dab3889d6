import { createLazy } from '../../lazy/lazy.ts';
import { type LonLat, decodeLine } from './line-code.ts';

export type { LonLat };

export interface Town {
  readonly name: string;
  /** 0: national capital, 1: provincial capital, 2: any other town with at least 20,000 inhabitants. */
  readonly rank: 0 | 1 | 2;
  /** Inhabitants in thousands. */
  readonly people: number;
  readonly at: LonLat;
}

export interface Road {
  readonly name: string;
  readonly toll: boolean;
  /** A street or another road that only matters nearby. */
  readonly minor: boolean;
  readonly line: readonly LonLat[];
}

/** Indonesia and its surroundings, detailed enough for orientation without a tile server. */
export interface BaseMap {
  /** Polygons: an outer ring, then its holes. */
  readonly land: readonly (readonly (readonly LonLat[])[])[];
  /** National borders. */
  readonly borders: readonly (readonly LonLat[])[];
  /** Most important first. */
  readonly towns: readonly Town[];
  readonly roads: readonly Road[];
}

interface EncodedBaseMap {
  readonly land: readonly (readonly string[])[];
  readonly borders: readonly string[];
  readonly towns: readonly (readonly [string, 0 | 1 | 2, number, string])[];
  /** Name, class (0: main road, 1: toll road, 2: minor road) and line. */
  readonly roads: readonly (readonly [string, 0 | 1 | 2, string])[];
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
    roads: encoded.roads.map(([name, roadClass, line]) => ({
      name,
      toll: roadClass === 1,
      minor: roadClass === 2,
      line: decodeLine(line),
    })),
  };
}

const baseMap = createLazy(async () =>
  decode((await import('./indonesia.generated.ts')).indonesia),
);

/** Loads the base map; its data (37 kB gz) is fetched on first use. */
export const loadBaseMap = (): Promise<BaseMap> => baseMap.load();
