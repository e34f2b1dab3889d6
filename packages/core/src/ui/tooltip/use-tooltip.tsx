import { type ReactNode, type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { useClock } from '../../theme/use-services.ts';
import type { Side } from '../popover/layer-content.tsx';
import { TooltipBubble, tooltipSurface } from './tooltip-bubble.tsx';

export interface TooltipOptions {
  readonly text: string;
  /** Defaults to `bottom`. */
  readonly side?: Side | undefined;
  /** The text is also the anchor's accessible name, so it is shown but not announced again. */
  readonly textIsName?: boolean | undefined;
}

export interface TooltipHandle {
  /** For `aria-describedby` of the anchor. */
  readonly describedBy: string | undefined;
  /** Render it next to the anchor. */
  readonly tooltip: ReactNode;
}

/** A pointer that only passes over the anchor opens nothing. */
const HOVER_DELAY_MS = 400;

/** A tooltip for the element of `anchorRef`, on hover and on keyboard focus; Escape hides it. */
export function useTooltip(
  anchorRef: RefObject<HTMLElement | null>,
  { text, side, textIsName = false }: TooltipOptions,
): TooltipHandle {
  const id = useId();
  const clock = useClock();
  const [open, setOpen] = useState(false);
  const hide = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const anchor = anchorRef.current;
    if (anchor === null) return undefined;
    let cancel = (): void => undefined;
    const showLater = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      cancel();
      tooltipSurface.preload();
      cancel = clock.setTimeout(() => setOpen(true), HOVER_DELAY_MS);
    };
    const showOnFocus = (): void => {
      if (anchor.matches(':focus-visible')) setOpen(true);
    };
    const hideNow = (): void => {
      cancel();
      hide();
    };
    anchor.addEventListener('pointerenter', showLater);
    anchor.addEventListener('pointerleave', hideNow);
    anchor.addEventListener('pointerdown', hideNow);
    anchor.addEventListener('focus', showOnFocus);
    anchor.addEventListener('blur', hideNow);
    return () => {
      cancel();
      anchor.removeEventListener('pointerenter', showLater);
      anchor.removeEventListener('pointerleave', hideNow);
      anchor.removeEventListener('pointerdown', hideNow);
      anchor.removeEventListener('focus', showOnFocus);
      anchor.removeEventListener('blur', hideNow);
    };
  }, [anchorRef, clock, hide]);

  return {
    describedBy: open && !textIsName ? id : undefined,
    tooltip: open ? (
      <TooltipBubble
        id={id}
        text={text}
        side={side}
        anchorRef={anchorRef}
        hidden={textIsName}
        onHide={hide}
      />
    ) : null,
  };
}
