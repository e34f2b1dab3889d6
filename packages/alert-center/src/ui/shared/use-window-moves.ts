import { useAnnounce } from '@pantau/core';
import { viewOf } from '@pantau/core/ui/overlay';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Size, type WindowPosition, clampPosition } from '../../engine/panel/display.ts';
import { trackDrag } from './track-drag.ts';
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
    const observer = new (viewOf(element).ResizeObserver)(update);
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
    const { left, top } = element.getBoundingClientRect();
    const put = (x: number, y: number) =>
      place(element, { x: left + x, y: top + y }, latest.current);
    let at: WindowPosition | undefined;
    endDrag.current = trackDrag(element, event, {
      onMove: ({ x, y }) => {
        at = put(x, y);
      },
      onEnd: (isKept) => {
        if (!isKept) put(0, 0);
        else if (at !== undefined) latest.current.onMove(at);
      },
    });
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
