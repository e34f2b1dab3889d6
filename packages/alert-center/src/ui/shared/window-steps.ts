import type { WindowPosition } from '../../engine/panel/display.ts';

/** How far an arrow key moves a window, and how far with Shift: px. */
export const WINDOW_STEP = 16;
export const WINDOW_LARGE_STEP = 64;

const directions: Readonly<Record<string, WindowPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a key moves a window by; null when it does not. */
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
