import type { BaseMap } from '@pantau/core/base-map';
import type { Language } from '../lib/language.ts';
import { distanceMetres, type Point } from '../geo/geometry.ts';
import type { Coordinates } from './coordinates.ts';

/** Towns along the demo's roads that the base map does not contain. */
const additionalTowns: readonly (readonly [name: string, longitude: number, latitude: number])[] = [
  ['Subang', 107.759, -6.572],
  ['Karawang', 107.306, -6.307],
  ['Cikarang', 107.172, -6.261],
  ['Majalengka', 108.228, -6.836],
  ['Boyolali', 110.596, -7.533],
  ['Ngawi', 111.446, -7.404],
  ['Nganjuk', 111.904, -7.605],
  ['Kertosono', 112.098, -7.586],
  ['Gresik', 112.653, -7.157],
  ['Kalianda', 105.59, -5.74],
];

/** Positions this close to a road are on it: roads are drawn with few points. */
const ON_ROAD_M = 400;
/** Positions this close to a town are in it. */
const IN_TOWN_M = 2_500;
/** Towns farther away are not mentioned. */
const MAX_TOWN_DISTANCE_M = 150_000;

const KM = 1_000;

interface Named {
  readonly name: string;
  readonly metres: number;
}

/** Describes positions by the nearest known roads and towns. */
export class Gazetteer {
  readonly #roads: BaseMap['roads'];
  readonly #towns: readonly { readonly name: string; readonly at: Point }[];

  constructor({ roads, towns }: Pick<BaseMap, 'roads' | 'towns'>) {
    this.#roads = roads;
    this.#towns = [
      ...towns,
      ...additionalTowns.map(([name, longitude, latitude]) => ({
        name,
        at: [longitude, latitude] as const,
      })),
    ];
  }

  /** Returns, for example, `Tol Cipali, 12 km dari Subang`; `null` without a town within 150 km. */
  describe({ latitude, longitude }: Coordinates, language: Language): string | null {
    const at: Point = [longitude, latitude];
    const road = nearest(
      this.#roads.map(({ name, line }) => ({ name, metres: metresToLine(at, line) })),
    );
    const town = nearest(
      this.#towns.map((known) => ({ name: known.name, metres: distanceMetres(at, known.at) })),
    );
    const parts: string[] = [];
    if (road !== null && road.metres <= ON_ROAD_M) parts.push(road.name);
    if (town !== null && town.metres <= MAX_TOWN_DISTANCE_M) parts.push(formatTown(town, language));
    return parts.length === 0 ? null : parts.join(', ');
  }
}

function formatTown({ name, metres }: Named, language: Language): string {
  if (metres <= IN_TOWN_M) return name;
  const number = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-GB');
  const km = number.format(Math.round(metres / KM));
  return language === 'id' ? `${km} km dari ${name}` : `${km} km from ${name}`;
}

function nearest(all: readonly Named[]): Named | null {
  return all.reduce<Named | null>(
    (best, one) => (best === null || one.metres < best.metres ? one : best),
    null,
  );
}

/** Distance in metres to the nearest point of a line, on a plane around the position. */
function metresToLine(at: Point, line: readonly Point[]): number {
  const scale = Math.cos((at[1] * Math.PI) / 180);
  let best = Infinity;
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (from === undefined) return;
    const [dx, dy] = [(to[0] - from[0]) * scale, to[1] - from[1]];
    const [px, py] = [(at[0] - from[0]) * scale, at[1] - from[1]];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const foot: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    best = Math.min(best, distanceMetres(at, foot));
  });
  return best;
}
