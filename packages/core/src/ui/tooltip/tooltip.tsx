import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import type { Side } from '../popover/layer-content.tsx';
import { useTooltip } from './use-tooltip.tsx';

/** Spread these on the element that the tooltip explains. */
export interface TooltipTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-describedby': string | undefined;
}

export interface TooltipProps {
  readonly text: string;
  readonly side?: Side | undefined;
  /** Renders the explained element, which must be focusable. */
  readonly children: (trigger: TooltipTriggerProps) => ReactNode;
}

/** A short explanation of a control, shown on hover and on keyboard focus; Escape hides it. */
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
