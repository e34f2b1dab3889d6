import { useClock } from '@pantau/core';
import { activeElementAt } from '@pantau/core/ui/overlay';
import { TooltipBubble } from '@pantau/core/ui/tooltip';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { cutTextAt } from './cut-text.ts';

/** ms before a hovered cell shows its tooltip. */
const HOVER_DELAY_MS = 400;

/** One tooltip for all cells and headers with cut text, on hover and on keyboard focus (DT-248). */
export function CellTooltip(props: {
  readonly gridRef: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { gridRef } = props;
  const clock = useClock();
  const [cut, setCut] = useState<ReturnType<typeof cutTextAt>>(null);

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return undefined;
    let cancel = (): void => undefined;
    const hide = (): void => {
      cancel();
      setCut(null);
    };
    const onOver = (event: PointerEvent): void => {
      hide();
      const over = cutTextAt(event.target);
      if (over === null || event.pointerType === 'touch') return;
      cancel = clock.setTimeout(() => setCut(over), HOVER_DELAY_MS);
    };
    const focusedCut = (target: EventTarget | null): ReturnType<typeof cutTextAt> => {
      const focused = cutTextAt(target);
      return focused?.cell.matches(':focus-visible') === true ? focused : null;
    };
    // Keys scroll to the cell that they focus, so its tooltip comes when the scrolling has ended.
    const onScroll = (): void => {
      hide();
      const focused = focusedCut(activeElementAt(grid));
      if (focused !== null) cancel = clock.setTimeout(() => setCut(focused), HOVER_DELAY_MS);
    };
    const onFocus = (event: FocusEvent): void => {
      const focused = focusedCut(event.target);
      if (focused !== null) setCut(focused);
    };
    grid.addEventListener('pointerover', onOver);
    grid.addEventListener('pointerleave', hide);
    grid.addEventListener('pointerdown', hide);
    grid.addEventListener('scroll', onScroll, { capture: true, passive: true });
    grid.addEventListener('focusin', onFocus);
    grid.addEventListener('focusout', hide);
    return () => {
      cancel();
      grid.removeEventListener('pointerover', onOver);
      grid.removeEventListener('pointerleave', hide);
      grid.removeEventListener('pointerdown', hide);
      grid.removeEventListener('scroll', onScroll, { capture: true });
      grid.removeEventListener('focusin', onFocus);
      grid.removeEventListener('focusout', hide);
    };
  }, [gridRef, clock]);

  if (cut === null) return null;
  const { cell, text } = cut;
  return <Bubble key={text} anchor={cell} text={text} onHide={() => setCut(null)} />;
}

interface BubbleProps {
  readonly anchor: HTMLElement;
  readonly text: string;
  onHide(): void;
}

function Bubble({ anchor, text, onHide }: BubbleProps): ReactElement {
  const anchorRef = useRef<HTMLElement>(anchor);
  return (
    <TooltipBubble
      text={text}
      side="bottom"
      align="start"
      sideOffset={2}
      hidden
      anchorRef={anchorRef}
      onHide={onHide}
    />
  );
}
