export type { Align, Placement, Side } from './layer-content.tsx';
export type { PopoverContentProps } from './popover-content.tsx';
export { Popover, type PopoverComponents } from './popover.tsx';
export type { PopupAnchorProps, PopupTriggerProps } from './popup-anchor.tsx';
export type { PopupRootProps } from './popup-root.tsx';
