import { type ReactNode, type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useClock, useLayer } from '../../theme/use-services.ts';
import type { Side } from '../overlay/place-overlay.ts';
import { TooltipBubble } from './tooltip-bubble.tsx';

export interface TooltipOptions {
  readonly text: string;
  readonly side?: Side | undefined;
  /** The text is the anchor's own accessible name: it is shown, not said a second time. */
  readonly isName?: boolean | undefined;
}

export interface TooltipHandle {
  /** For `aria-describedby` of the anchor. */
  readonly describedBy: string | undefined;
  /** To be rendered beside the anchor. */
  readonly tooltip: ReactNode;
}

/** A pointer that passes by opens nothing. */
const HOVER_DELAY_MS = 400;

/** A tooltip for the element of `anchorRef`: on hover, and on focus by keyboard; Escape hides it. */
export function useTooltip(
  anchorRef: RefObject<HTMLElement | null>,
  { text, side = 'bottom', isName = false }: TooltipOptions,
): TooltipHandle {
  const id = useId();
  const clock = useClock();
  const layer = useLayer();
  const [isOpen, setIsOpen] = useState(false);
  const hide = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    const anchor = anchorRef.current;
    if (anchor === null) return undefined;
    let cancel = (): void => undefined;
    const showLater = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      cancel();
      cancel = clock.setTimeout(() => setIsOpen(true), HOVER_DELAY_MS);
    };
    const showOnFocus = (): void => {
      if (anchor.matches(':focus-visible')) setIsOpen(true);
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

  const bubble = (
    <TooltipBubble
      id={id}
      text={text}
      side={side}
      anchorRef={anchorRef}
      isHidden={isName}
      onHide={hide}
    />
  );
  return {
    describedBy: isOpen && !isName ? id : undefined,
    tooltip: isOpen && layer !== null ? createPortal(bubble, layer) : null,
  };
}
