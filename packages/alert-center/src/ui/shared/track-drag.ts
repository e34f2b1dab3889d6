import type { PointerEvent } from 'react';
import type { WindowPosition } from '../../engine/panel/display.ts';

export interface DragHandlers {
  /** The distance from where the drag began, px; at most once per frame. */
  onMove(by: WindowPosition): void;
  /** Called once; `isKept` is false when the drag was given up. */
  onEnd(isKept: boolean): void;
}

/**
 * Follows one drag of a part of a window. Escape, `pointercancel` and the returned function give it up.
 * While it lasts, the window has the attribute `data-moving`.
 */
export function trackDrag(
  element: HTMLElement,
  press: PointerEvent<HTMLElement>,
  { onMove, onEnd }: DragHandlers,
): () => void {
  const handle = press.currentTarget;
  const page = element.ownerDocument;
  const view = page.defaultView;
  const { pointerId, clientX, clientY } = press;
  let pending: WindowPosition | undefined;
  let frame = 0;
  let isOver = false;

  const flush = (): void => {
    view?.cancelAnimationFrame(frame);
    frame = 0;
    if (pending !== undefined) onMove(pending);
    pending = undefined;
  };
  const move = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    pending = { x: event.clientX - clientX, y: event.clientY - clientY };
    // A mouse can report faster than the page is painted.
    if (frame === 0 && view !== null) frame = view.requestAnimationFrame(flush);
  };
  const end = (isKept: boolean): void => {
    if (isOver) return;
    isOver = true;
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', up);
    handle.removeEventListener('pointercancel', cancel);
    page.removeEventListener('keydown', escape, true);
    if (!isKept) pending = undefined;
    flush();
    delete element.dataset['moving'];
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    onEnd(isKept);
  };
  const up = (event: globalThis.PointerEvent): void => {
    if (event.pointerId === pointerId) end(true);
  };
  const cancel = (event: globalThis.PointerEvent): void => {
    if (event.pointerId === pointerId) end(false);
  };
  const escape = (event: globalThis.KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  };

  handle.setPointerCapture(pointerId);
  element.dataset['moving'] = '';
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', up);
  handle.addEventListener('pointercancel', cancel);
  page.addEventListener('keydown', escape, true);
  return () => end(false);
}
