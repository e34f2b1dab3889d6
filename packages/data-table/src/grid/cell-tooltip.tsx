import { useClock } from '@pantau/core';
import { TooltipBubble } from '@pantau/core/ui/tooltip';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';

/** ms before a hovered cell shows its tooltip. */
const HOVER_DELAY_MS = 400;

/** The cell at the target, if its text is cut. */
function cutCell(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[role="gridcell"]');
  if (cell?.dataset['rich'] !== undefined) return null;
  const truncated = (element: Element | null | undefined): boolean =>
    element != null && element.scrollWidth > element.clientWidth;
  return truncated(cell) || truncated(cell?.firstElementChild) ? (cell ?? null) : null;
}

/** One tooltip for all cells with cut text, on hover and on keyboard focus. */
export function CellTooltip(props: {
  readonly gridRef: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { gridRef } = props;
  const clock = useClock();
  const [cell, setCell] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return undefined;
    let cancel = (): void => undefined;
    const hide = (): void => {
      cancel();
      setCell(null);
    };
    const onOver = (event: PointerEvent): void => {
      hide();
      const over = cutCell(event.target);
      if (over === null || event.pointerType === 'touch') return;
      cancel = clock.setTimeout(() => setCell(over), HOVER_DELAY_MS);
    };
    const onFocus = (event: FocusEvent): void => {
      const focused = cutCell(event.target);
      if (focused?.matches(':focus-visible') === true) setCell(focused);
    };
    grid.addEventListener('pointerover', onOver);
    grid.addEventListener('pointerleave', hide);
    grid.addEventListener('pointerdown', hide);
    grid.addEventListener('scroll', hide, { capture: true, passive: true });
    grid.addEventListener('focusin', onFocus);
    grid.addEventListener('focusout', hide);
    return () => {
      cancel();
      grid.removeEventListener('pointerover', onOver);
      grid.removeEventListener('pointerleave', hide);
      grid.removeEventListener('pointerdown', hide);
      grid.removeEventListener('scroll', hide, { capture: true });
      grid.removeEventListener('focusin', onFocus);
      grid.removeEventListener('focusout', hide);
    };
  }, [gridRef, clock]);

  // Cells with only controls, such as a checkbox, have no text.
  const text = cell?.textContent ?? '';
  if (cell === null || text === '') return null;
  return <Bubble key={text} anchor={cell} text={text} onHide={() => setCell(null)} />;
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
