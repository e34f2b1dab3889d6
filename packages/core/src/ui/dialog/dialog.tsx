import { Close, Trigger } from '@radix-ui/react-dialog';
import { DialogContent } from './dialog-content.tsx';
import {
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from './dialog-parts.tsx';
import { DialogRoot } from './dialog-root.tsx';

/** A modal window: the rest of the widget is inert while it is open. */
export const Dialog = {
  Root: DialogRoot,
  Trigger,
  Content: DialogContent,
  Header: DialogHeader,
  Title: DialogTitle,
  Description: DialogDescription,
  Body: DialogBody,
  Footer: DialogFooter,
  Close,
} as const;
