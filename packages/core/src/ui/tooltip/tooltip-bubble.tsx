import type { ReactElement } from 'react';
import { createLazy } from '../../lazy/lazy.ts';
import { LazyPart } from '../lazy/lazy-part.tsx';
import type { TooltipBubbleProps } from './tooltip-surface.tsx';

export type { TooltipBubbleProps };

export const tooltipSurface = createLazy(
  async () => (await import('./tooltip-surface.tsx')).TooltipSurface,
);

/** The text of a tooltip, next to its anchor. Renders nothing until its code is loaded. */
export function TooltipBubble(props: TooltipBubbleProps): ReactElement {
  return <LazyPart part={tooltipSurface} props={props} quiet onFail={props.onHide} />;
}
