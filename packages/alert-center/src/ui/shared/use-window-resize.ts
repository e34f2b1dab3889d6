import { useAnnounce } from '@pantau/core';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Size } from '../../engine/panel/display.ts';
import {
  type FrameLimits,
  type MovedEdges,
  type WindowFrame,
  resizeFrame,
} from '../../engine/panel/window-frame.ts';
import { trackDrag } from './track-drag.ts';
import { useText } from './use-text.ts';
import { stepOf } from './window-steps.ts';

export interface WindowResizeOptions {
  readonly elementRef: RefObject<HTMLElement | null>;
  readonly min: Size;
  readonly max: Size;
  /** The user has resized the window; `null` restores the default size. */
  onResize(frame: WindowFrame | null): void;
}

export interface WindowResize {
  onEdgePointerDown(event: PointerEvent<HTMLElement>, edges: MovedEdges): void;
  /** Arrow keys move the lower right corner. */
  onGripKeyDown(event: KeyboardEvent<HTMLElement>): void;
  reset(): void;
}

/** Free space between a window and the lower edge of the page, px. */
const GAP = 8;

const corner: MovedEdges = { x: 1, y: 1 };

function frameOf(element: HTMLElement): WindowFrame {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { position: { x: left, y: top }, size: { width, height } };
}

/** A window beside the pinned panel does not grow over it. */
function limitsOf(
  element: HTMLElement,
  { min, max }: Pick<FrameLimits, 'min' | 'max'>,
): FrameLimits {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const root = element.getRootNode() as Document | ShadowRoot;
  const panel = root.querySelector('section[data-display="pinned"]')?.getBoundingClientRect();
  const isBeside = panel !== undefined && element.getBoundingClientRect().right <= panel.left;
  const x = isBeside && panel.width > 0 ? panel.left : clientWidth;
  return { min, max, end: { x, y: clientHeight - GAP } };
}

/** Shows the frame without rendering. */
function show(element: HTMLElement, { position, size }: WindowFrame, ground: DOMRect | undefined) {
  const { style } = element;
  element.dataset['sized'] = '';
  style.left = `${position.x - (ground?.left ?? 0)}px`;
  style.width = `${size.width}px`;
  style.height = `${size.height}px`;
  style.maxHeight = `${size.height}px`;
}

/**
 * Resizes a window by pointer and keyboard, within its limits and the page. Dragging renders nothing;
 * `onResize` is called once at the end.
 */
export function useWindowResize(options: WindowResizeOptions): WindowResize {
  const { elementRef } = options;
  const t = useText();
  const announce = useAnnounce();
  const latest = useRef(options);
  const endDrag = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => endDrag.current?.(), []);

  const finish = (frame: WindowFrame): void => {
    latest.current.onResize(frame);
    const { width, height } = frame.size;
    announce.polite(t('windowResized', { width, height }));
  };

  const onEdgePointerDown = (event: PointerEvent<HTMLElement>, edges: MovedEdges): void => {
    const element = elementRef.current;
    if (element === null || event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    const before = { css: element.style.cssText, sized: element.dataset['sized'] };
    const start = frameOf(element);
    const limits = limitsOf(element, latest.current);
    const ground = element.offsetParent?.getBoundingClientRect();
    let frame: WindowFrame | undefined;
    endDrag.current = trackDrag(element, event, {
      onMove(by) {
        frame = resizeFrame(start, edges, by, limits);
        show(element, frame, ground);
      },
      onEnd(isKept) {
        if (frame === undefined) return;
        if (isKept) {
          finish(frame);
          return;
        }
        element.style.cssText = before.css;
        if (before.sized === undefined) delete element.dataset['sized'];
      },
    });
  };

  const onGripKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const element = elementRef.current;
    const step = stepOf(event);
    if (element === null || step === null) return;
    event.preventDefault();
    event.stopPropagation();
    finish(resizeFrame(frameOf(element), corner, step, limitsOf(element, latest.current)));
  };

  const reset = (): void => {
    const element = elementRef.current;
    if (element === null) return;
    latest.current.onResize(null);
    announce.polite(t('windowSizeRestored'));
  };

  return { onEdgePointerDown, onGripKeyDown, reset };
}
