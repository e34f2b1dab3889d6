import { useClock } from '@pantau/core';
import { type PointerEvent, useEffect, useRef } from 'react';

/** A finger that stays this long means more than a tap. */
export const LONG_PRESS_MS = 500;

/** A finger is never quite still; further than this it scrolls: px. */
const STILL_PX = 10;

interface LongPress {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: { preventDefault(): void }): void;
  /** Whether the click that follows belongs to a long press, and is none. */
  hasFired(): boolean;
}

/** Tells of a finger that stays. A mouse has other ways. */
export function useLongPress(onLongPress: () => void): LongPress {
  const clock = useClock();
  const cancel = useRef<(() => void) | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const hasFired = useRef(false);
  const end = (): void => {
    cancel.current?.();
    cancel.current = null;
  };
  useEffect(() => () => cancel.current?.(), []);

  return {
    onPointerDown(event) {
      end();
      hasFired.current = false;
      if (event.pointerType !== 'touch') return;
      start.current = { x: event.clientX, y: event.clientY };
      cancel.current = clock.setTimeout(() => {
        hasFired.current = true;
        onLongPress();
      }, LONG_PRESS_MS);
    },
    onPointerMove(event) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event) {
      // The browser's own menu for a finger that stays.
      if (hasFired.current || cancel.current !== null) event.preventDefault();
    },
    hasFired: () => hasFired.current,
  };
}
