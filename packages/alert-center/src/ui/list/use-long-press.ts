import { useClock } from '@pantau/core';
import { type PointerEvent, useEffect, useRef } from 'react';

/** Minimum duration of a long press. */
export const LONG_PRESS_MS = 500;

/** Movement in px that turns a press into scrolling. */
const STILL_PX = 10;

interface LongPress {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: { preventDefault(): void }): void;
  /** Whether the following click belongs to a long press and has to be ignored. */
  hasFired(): boolean;
}

/** Detects a long press by touch. */
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
      // Suppress the browser's context menu of a long press.
      if (hasFired.current || cancel.current !== null) event.preventDefault();
    },
    hasFired: () => hasFired.current,
  };
}
