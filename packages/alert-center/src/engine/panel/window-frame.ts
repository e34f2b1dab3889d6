import type { Size, WindowPosition } from './display.ts';

/** Position and size of a window. */
export interface WindowFrame {
  readonly position: WindowPosition;
  readonly size: Size;
}

/** The edges that a drag moves: -1 is left, 1 is right or bottom, 0 is none on that axis. */
export interface MovedEdges {
  readonly x: -1 | 0 | 1;
  readonly y: 0 | 1;
}

/** How large a window may be, and how far its edges may go. All in px. */
export interface FrameLimits {
  readonly min: Size;
  readonly max: Size;
  /** Lower right corner of the space for the window, px from the upper left corner of the viewport. */
  readonly end: WindowPosition;
}

/** Where there is not enough room for the minimum, the minimum wins. */
const within = (value: number, min: number, max: number): number =>
  Math.round(Math.max(min, Math.min(value, max)));

/** Moves edges of a window by a distance, as far as the limits allow; the opposite edges stay. */
export function resizeFrame(
  { position, size }: WindowFrame,
  edges: MovedEdges,
  by: WindowPosition,
  { min, max, end }: FrameLimits,
): WindowFrame {
  const right = position.x + size.width;
  const roomX = edges.x < 0 ? right : end.x - position.x;
  const width =
    edges.x === 0
      ? size.width
      : within(size.width + edges.x * by.x, min.width, Math.min(max.width, roomX));
  const height =
    edges.y === 0
      ? size.height
      : within(size.height + by.y, min.height, Math.min(max.height, end.y - position.y));
  const x = edges.x < 0 ? right - width : position.x;
  return { position: { x, y: position.y }, size: { width, height } };
}
