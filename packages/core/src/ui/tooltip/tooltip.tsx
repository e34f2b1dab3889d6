import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import type { Side } from '../overlay/place-overlay.ts';
import { useTooltip } from './use-tooltip.tsx';

/** To be spread on the element that the tooltip explains. */
export interface TooltipTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-describedby': string | undefined;
}

export interface TooltipProps {
  readonly text: string;
  readonly side?: Side | undefined;
  /** Renders the explained element; it must be able to take the focus. */
  readonly children: (trigger: TooltipTriggerProps) => ReactNode;
}

/** A short explanation of a control, shown on hover and on focus by keyboard; Escape hides it. */
export function Tooltip({ text, side, children }: TooltipProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null);
  const { describedBy, tooltip } = useTooltip(ref, { text, side });
  return (
    <>
      {children({ ref, 'aria-describedby': describedBy })}
      {tooltip}
    </>
  );
}
