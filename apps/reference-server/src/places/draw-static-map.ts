import type { BaseMap } from '@pantau/core/base-map';
import type { Language } from '../lib/language.ts';
import { clipLine, clipRing, type Box, type PixelPoint } from './clip-shapes.ts';
import type { Coordinates } from './coordinates.ts';

export interface StaticMapOptions extends Coordinates {
  /** Zoom level for tiles of 256 px. */
  readonly zoom: number;
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly theme: MapTheme;
}

export type MapTheme = keyof typeof themes;

const TILE = 256;
/** The map colours of the themes: an image cannot read the page's. */
const themes = {
  light: {
    sea: '#e9edf1',
    land: '#f9fafa',
    coast: '#c6ced8',
    road: '#d5dae1',
    ink: '#2a323d',
    accent: '#2f47d0',
  },
  dark: {
    sea: '#0c1117',
    land: '#1a2029',
    coast: '#35404e',
    road: '#2e3743',
    ink: '#d3dae4',
    accent: '#4d63e6',
  },
} as const;
type Colours = (typeof themes)[MapTheme];

/** From this zoom on the coastline is too coarse: roads near the coast would run through water. */
const NO_SEA_ZOOM = 11;
/** Minor roads are drawn from this zoom on. */
const MINOR_ROADS_ZOOM = 13;
/** Shapes are clipped outside the image, so that the cut edges stay invisible. */
const MARGIN = 12;
/** Distance of the scale and the sources from the edges, px, as that of a live map's controls (AC-504). */
const INSET = 8;
/** Towns of rank 2 are labelled from this zoom on. */
const ALL_TOWNS_ZOOM = 9;
/** Towns are ordered by importance; more labels would overlap. */
const MAX_LABELS = 12;
const EARTH_M = 40_075_016.7;
const SCALE_BARS_M = [
  50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
];
const MAX_BAR_PX = 90;

/**
 * Draws a static map as SVG: land, borders, roads and towns of the base map, with a pin in the
 * centre.
 */
export function drawStaticMap(map: BaseMap, options: StaticMapOptions): string {
  const { width, height, zoom } = options;
  const colours = themes[options.theme];
  const world = TILE * 2 ** zoom;
  const [centreX, centreY] = project([options.longitude, options.latitude], world);
  const toSpot = (point: readonly [number, number]): PixelPoint => {
    const [x, y] = project(point, world);
    return [x - centreX + width / 2, y - centreY + height / 2];
  };
  const box: Box = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN };
  const within = ([x, y]: PixelPoint): boolean => x >= 0 && x <= width && y >= 0 && y <= height;

  const land = map.land
    .flatMap((rings) => rings.map((ring) => clipRing(ring.map(toSpot), box)))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${pathOf(ring)}Z`)
    .join('');
  const lines = (points: readonly (readonly [number, number])[]): string =>
    clipLine(points.map(toSpot), box).map(pathOf).join('');
  const borders = map.borders.map(lines).join('');
  const shown = map.roads
    .filter(({ minor }) => !minor || zoom >= MINOR_ROADS_ZOOM)
    .toSorted((one, other) => Number(other.minor) - Number(one.minor));
  const roads = shown.map((road) => ({ ...road, path: lines(road.line) }));
  const visibleRoads = roads.filter(({ path }) => path !== '');
  const towns = map.towns
    .filter(({ rank }) => zoom >= ALL_TOWNS_ZOOM || rank < 2)
    .map(({ name, at }) => ({ name, spot: toSpot(at) }))
    .filter(({ spot }) => within(spot))
    .filter(createLabelFilter())
    .slice(0, MAX_LABELS);

  const path = (d: string, attributes: string): string =>
    d === '' ? '' : `<path d="${d}" ${attributes}/>`;
  const stroke = (colour: string, wide: number): string =>
    `fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ' font-family="system-ui, sans-serif">',
    `<rect width="${width}" height="${height}" fill="${zoom < NO_SEA_ZOOM ? colours.sea : colours.land}"/>`,
    path(land, `fill="${colours.land}" fill-rule="evenodd" stroke="${colours.coast}"`),
    path(borders, `${stroke(colours.coast, 1)} stroke-dasharray="4 3"`),
    ...visibleRoads.map((road) =>
      path(road.path, stroke(colours.road, road.toll ? 9 : road.minor ? 3 : 6)),
    ),
    ...visibleRoads.map((road) =>
      path(road.path, stroke(colours.land, road.toll ? 5 : road.minor ? 1 : 3)),
    ),
    ...visibleRoads.map((road) => roadLabel(road.name, road.line.map(toSpot), box, colours)),
    ...towns.map(
      ({ name, spot: [x, y] }) => dot(x, y, colours) + label(name, x + 7, y + 4, colours),
    ),
    scaleBar(options, world, colours),
    pin(width / 2, height / 2, colours),
    label('Natural Earth, GeoNames', width - INSET, height - INSET, colours, 'end', 9),
    '</svg>\n',
  ].join('');
}

/** Creates a filter that drops labels overlapping an earlier, more important one. */
function createLabelFilter(): (town: {
  readonly name: string;
  readonly spot: PixelPoint;
}) => boolean {
  const taken: Box[] = [];
  return ({ name, spot: [x, y] }) => {
    const own = { left: x - 3, right: x + 10 + name.length * 7, top: y - 8, bottom: y + 8 };
    const isFree = taken.every(
      (box) =>
        own.right < box.left ||
        own.left > box.right ||
        own.bottom < box.top ||
        own.top > box.bottom,
    );
    if (isFree) taken.push(own);
    return isFree;
  };
}

function project([longitude, latitude]: readonly [number, number], world: number): PixelPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [((longitude + 180) / 360) * world, y * world];
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

const pathOf = (spots: readonly PixelPoint[]): string =>
  spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function label(
  text: string,
  x: number,
  y: number,
  colours: Colours,
  anchor = 'start',
  size = 12,
): string {
  return (
    `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}" text-anchor="${anchor}" ` +
    `fill="${colours.ink}" stroke="${colours.land}" stroke-width="3" paint-order="stroke">` +
    `${escapeXml(text)}</text>`
  );
}

const dot = (x: number, y: number, colours: Colours): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="2.5" fill="${colours.ink}"/>`;

/** Relative position of a road's label on its segment, away from the pin in the centre. */
const LABEL_POSITION = 0.25;

/** Labels a road above its longest visible segment. */
function roadLabel(name: string, line: readonly PixelPoint[], box: Box, colours: Colours): string {
  const pieces = clipLine(line, box).flatMap((piece) =>
    piece.slice(1).map((to, index) => [piece[index] ?? to, to] as const),
  );
  const length = ([a, b]: readonly [PixelPoint, PixelPoint]): number =>
    Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [longest] = pieces.toSorted((a, b) => length(b) - length(a));
  if (longest === undefined || length(longest) < 60) return '';
  const [[ax, ay], [bx, by]] = longest;
  const [x, y] = [ax + (bx - ax) * LABEL_POSITION, ay + (by - ay) * LABEL_POSITION];
  // Estimated half width, so that the label is not cut off.
  const half = name.length * 3.2 + 6;
  const shown = Math.max(half, Math.min(x, box.right - MARGIN - half));
  return label(name, shown, y - 10, colours, 'middle', 11);
}

function pin(x: number, y: number, colours: Colours): string {
  return (
    `<path d="M${x} ${y}c-3-6-9-10-9-17a9 9 0 0 1 18 0c0 7-6 11-9 17Z" fill="${colours.accent}" ` +
    `stroke="#ffffff" stroke-width="1.5"/><circle cx="${x}" cy="${y - 17}" r="3.2" fill="#ffffff"/>`
  );
}

function scaleBar(
  { latitude, height, language }: StaticMapOptions,
  world: number,
  colours: Colours,
): string {
  const metresToPx = (Math.cos((latitude * Math.PI) / 180) * EARTH_M) / world;
  const fitting = SCALE_BARS_M.filter((metres) => metres / metresToPx <= MAX_BAR_PX);
  const metres = fitting.at(-1) ?? SCALE_BARS_M[0] ?? 50;
  const wide = metres / metresToPx;
  const number = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-GB');
  const text = metres < 1_000 ? `${metres} m` : `${number.format(metres / 1_000)} km`;
  const y = height - INSET;
  return (
    `<path d="M${INSET} ${y - 5}V${y}H${rounded(INSET + wide)}V${y - 5}" fill="none" stroke="${colours.ink}"/>` +
    label(text, INSET + 5, y - 4, colours, 'start', 10)
  );
}
