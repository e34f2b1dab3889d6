import { type ReactNode, type RefObject, useRef } from 'react';
import type { Align, Side } from '../overlay/place-overlay.ts';
import { useOverlay } from '../../theme/use-overlay.ts';
import { useOverlayPosition } from '../overlay/use-overlay-position.ts';
import css from './tooltip.module.css';

export interface TooltipBubbleProps {
  readonly id?: string | undefined;
  readonly text: string;
  readonly side: Side;
  /** `center` when left out. */
  readonly align?: Align | undefined;
  /** From the anchor, px; 6 when left out. */
  readonly gap?: number | undefined;
  /** It says nothing that assistive technology has not heard. */
  readonly isHidden: boolean;
  readonly anchorRef: RefObject<HTMLElement | null>;
  onHide(): void;
}

/** The words of a tooltip, beside what they are about. */
export function TooltipBubble(props: TooltipBubbleProps): ReactNode {
  const { id, text, side, align = 'center', gap = 6, isHidden, anchorRef, onHide } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  useOverlayPosition(elementRef, anchorRef, { side, align, gap });
  useOverlay({
    kind: 'tooltip',
    elementRef,
    focusOnOpen: 'none',
    onEscape: onHide,
    onOutside: (event) => {
      if (event === 'press') onHide();
    },
  });
  return (
    <div
      ref={elementRef}
      id={id}
      role="tooltip"
      className={css.tooltip}
      aria-hidden={isHidden || undefined}
    >
      {text}
    </div>
  );
}
