import { Close } from '@radix-ui/react-popover';
import { PopoverContent } from './popover-content.tsx';
import { PopupAnchor, PopupTrigger } from './popup-anchor.tsx';
import { PopupRoot } from './popup-root.tsx';

/** A small non-modal window next to its trigger: something to read or fill in. */
export const Popover = {
  Root: PopupRoot,
  Trigger: PopupTrigger,
  Anchor: PopupAnchor,
  Content: PopoverContent,
  Close,
} as const;
