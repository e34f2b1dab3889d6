import type { WindowPosition } from '../../engine/panel/display.ts';

/** Distance in px that an arrow key moves a window, without and with Shift. */
export const WINDOW_STEP = 16;
export const WINDOW_LARGE_STEP = 64;

const directions: Readonly<Record<string, WindowPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Distance that a key moves a window; `null` for other keys. */
export function stepOf(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): WindowPosition | null {
  const direction = directions[event.key];
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return null;
  const length = event.shiftKey ? WINDOW_LARGE_STEP : WINDOW_STEP;
  return { x: direction.x * length, y: direction.y * length };
}
