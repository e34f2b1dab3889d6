import { Close, type PopoverCloseProps } from '@radix-ui/react-popover';
import type { ComponentType, ReactElement } from 'react';
import { PopoverContent, type PopoverContentProps } from './popover-content.tsx';
import {
  PopupAnchor,
  type PopupAnchorProps,
  PopupTrigger,
  type PopupTriggerProps,
} from './popup-anchor.tsx';
import { PopupRoot, type PopupRootProps } from './popup-root.tsx';

export interface PopoverComponents {
  readonly Root: (props: PopupRootProps) => ReactElement;
  readonly Trigger: (props: PopupTriggerProps) => ReactElement;
  readonly Anchor: (props: PopupAnchorProps) => null;
  readonly Content: (props: PopoverContentProps) => ReactElement | null;
  readonly Close: ComponentType<PopoverCloseProps>;
}

/** A small non-modal window next to its trigger: something to read or fill in. */
export const Popover: PopoverComponents = {
  Root: PopupRoot,
  Trigger: PopupTrigger,
  Anchor: PopupAnchor,
  Content: PopoverContent,
  Close,
};
