import type { Position } from '../static-map.ts';

/** The part of the world that a map shows. */
export interface MapFrame {
  readonly center: Position;
  /** MapLibre's zoom level. */
  readonly zoom: number;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** Width of the world at zoom level 0, in px. */
const WORLD_PX = 512;

/** Web Mercator, from 0 to 1. */
function mercator({ longitude, latitude }: Position): readonly [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Converts a position to px from the top left corner of the frame (DB-17). */
export function toScreen(
  { center, zoom, width, height }: MapFrame,
  position: Position,
): { readonly x: number; readonly y: number } {
  const world = WORLD_PX * 2 ** zoom;
  const [x, y] = mercator(position);
  const [centerX, centerY] = mercator(center);
  return { x: (x - centerX) * world + width / 2, y: (y - centerY) * world + height / 2 };
}

/** Center and zoom level that show all positions with a margin in px, at most at `maxZoom` (DB-17). */
export function fitPositions(
  positions: readonly Position[],
  { width, height }: Pick<MapFrame, 'width' | 'height'>,
  { margin = 48, maxZoom = 13 } = {},
): Pick<MapFrame, 'center' | 'zoom'> | null {
  if (positions.length === 0) return null;
  const points = positions.map(mercator);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const room = (px: number, span: number): number =>
    Math.log2(Math.max(64, px - 2 * margin) / (WORLD_PX * Math.max(span, 1e-9)));
  const y = (north + south) / 2;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return {
    center: { longitude: ((west + east) / 2 - 0.5) * 360, latitude },
    zoom: Math.max(3, Math.min(maxZoom, room(width, east - west), room(height, south - north))),
  };
}
