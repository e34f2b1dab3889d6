export { TooltipBubble, type TooltipBubbleProps } from './tooltip-bubble.tsx';
export { Tooltip, type TooltipProps, type TooltipTriggerProps } from './tooltip.tsx';
export { type TooltipHandle, type TooltipOptions, useTooltip } from './use-tooltip.tsx';
