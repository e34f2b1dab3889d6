import { useAnnounce } from '@pantau/core';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type WindowPosition, clampPosition } from '../../engine/panel/display.ts';
import type { Size } from '../../engine/previews/previews.ts';
import { useText } from './use-text.ts';
import { stepOf } from './window-steps.ts';

export interface WindowMoves {
  /** For the header: drags the window, except from its controls. */
  onHeadPointerDown(event: PointerEvent<HTMLElement>): void;
  /** For the handle: arrow keys move the window. */
  onGripKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

export interface WindowMovesOptions {
  readonly elementRef: RefObject<HTMLElement | null>;
  /** The user's position; the window is shown as close to it as the page allows. */
  readonly position: WindowPosition;
  onMove(position: WindowPosition): void;
  /** Height in px that must stay on the page. Defaults to the whole height. */
  readonly minHeight?: number | undefined;
  /** Called after each placement, also while dragging. */
  onPlaced?(element: HTMLElement, at: WindowPosition, page: Size): void;
}

type Placing = Pick<WindowMovesOptions, 'minHeight' | 'onPlaced'>;

const controls = 'button, a, input, select, textarea, label, [role="switch"]';

/** Places the element as close to a position as the page allows; returns the actual position. */
function place(element: HTMLElement, wanted: WindowPosition, placing: Placing): WindowPosition {
  const { minHeight = Number.POSITIVE_INFINITY, onPlaced } = placing;
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const page = { width: clientWidth, height: clientHeight };
  const height = Math.min(element.offsetHeight, minHeight);
  const at = clampPosition(wanted, { width: element.offsetWidth, height }, page);
  // The layer is at 0, 0 unless the host transforms it.
  const ground = element.offsetParent?.getBoundingClientRect();
  element.style.left = `${at.x - (ground?.left ?? 0)}px`;
  element.style.top = `${at.y - (ground?.top ?? 0)}px`;
  onPlaced?.(element, at, page);
  return at;
}

/**
 * Moves a window by pointer and keyboard and keeps it on the page, also when the page shrinks. Dragging
 * renders nothing; `onMove` is called once at the end.
 */
export function useWindowMoves(options: WindowMovesOptions): WindowMoves {
  const { elementRef, position } = options;
  const t = useText();
  const announce = useAnnounce();
  const latest = useRef(options);
  const endDrag = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => endDrag.current?.(), []);

  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    const update = (): void => {
      // A resize during a drag must not reset the position.
      if (element.dataset['moving'] === undefined) place(element, position, latest.current);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element.ownerDocument.documentElement);
    observer.observe(element);
    const view = element.ownerDocument.defaultView;
    view?.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      view?.removeEventListener('resize', update);
    };
  }, [elementRef, position]);

  const onHeadPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const element = elementRef.current;
    const target = event.target as Element;
    const isGrip = target.closest('[data-window-grip]') !== null;
    if (element === null || event.button !== 0 || !event.isPrimary) return;
    if (!isGrip && target.closest(controls) !== null) return;
    endDrag.current = drag(
      element,
      event,
      (wanted) => place(element, wanted, latest.current),
      (at) => latest.current.onMove(at),
    );
  };

  const onGripKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const element = elementRef.current;
    const step = stepOf(event);
    if (element === null || step === null) return;
    event.preventDefault();
    event.stopPropagation();
    const { left, top } = element.getBoundingClientRect();
    const at = place(element, { x: left + step.x, y: top + step.y }, latest.current);
    latest.current.onMove(at);
    announce.polite(t('windowMoved', { x: at.x, y: at.y }));
  };

  return { onHeadPointerDown, onGripKeyDown };
}

/**
 * Handles one drag. Escape, `pointercancel` and the returned function restore the position.
 */
function drag(
  element: HTMLElement,
  press: PointerEvent<HTMLElement>,
  put: (wanted: WindowPosition) => WindowPosition,
  onEnd: (at: WindowPosition) => void,
): () => void {
  const handle = press.currentTarget;
  const page = element.ownerDocument;
  const { pointerId, clientX, clientY } = press;
  const start = element.getBoundingClientRect();
  const before: WindowPosition = { x: start.left, y: start.top };
  let at = before;
  let hasMoved = false;
  let isOver = false;

  const move = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    hasMoved = true;
    at = put({
      x: before.x + event.clientX - clientX,
      y: before.y + event.clientY - clientY,
    });
  };
  const end = (isKept: boolean): void => {
    if (isOver) return;
    isOver = true;
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', up);
    handle.removeEventListener('pointercancel', cancel);
    page.removeEventListener('keydown', escape, true);
    delete element.dataset['moving'];
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    if (!isKept) put(before);
    else if (hasMoved) onEnd(at);
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
