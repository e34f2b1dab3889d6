import { type ReactElement, type RefObject, useRef } from 'react';
import { useOverlay } from '../../theme/use-overlay.ts';
import { Anchored } from '../anchored/anchored.tsx';
import type { Placement } from '../popover/layer-content.tsx';
import css from './tooltip.module.css';

export interface TooltipBubbleProps extends Placement {
  readonly id?: string | undefined;
  readonly text: string;
  /** Hides the text from assistive technology, which already has it as the anchor's name. */
  readonly hidden: boolean;
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Called on Escape, on a press elsewhere, and when the code could not be loaded. */
  readonly onHide: () => void;
}

/** The tooltip itself. It loads Radix, so `TooltipBubble` loads it on first use. */
export function TooltipSurface(props: TooltipBubbleProps): ReactElement {
  const { id, text, hidden, anchorRef, onHide, align = 'center', ...placement } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  useOverlay({
    kind: 'tooltip',
    elementRef,
    anchorRef,
    focusOnOpen: 'none',
    onEscape: onHide,
    onOutside: (event) => {
      if (event === 'press') onHide();
    },
  });
  return (
    <Anchored anchorRef={anchorRef} align={align} {...placement}>
      <div
        ref={elementRef}
        id={id}
        role="tooltip"
        className={css.tooltip}
        aria-hidden={hidden || undefined}
      >
        {text}
      </div>
    </Anchored>
  );
}
