import { Close, Trigger } from '@radix-ui/react-dialog';
import type { ReactElement } from 'react';
import { DialogContent, type DialogContentProps } from './dialog-content.tsx';
import {
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogPartProps,
  DialogTitle,
} from './dialog-parts.tsx';
import { DialogRoot, type DialogRootProps } from './dialog-root.tsx';

export interface DialogComponents {
  readonly Root: (props: DialogRootProps) => ReactElement;
  readonly Trigger: typeof Trigger;
  readonly Content: (props: DialogContentProps) => ReactElement | null;
  /** `Dialog.Title` and, if any, `Dialog.Description`, with the close button at the end. */
  readonly Header: (props: DialogPartProps) => ReactElement;
  /** The dialog's accessible name. */
  readonly Title: (props: DialogPartProps) => ReactElement;
  /** The dialog's accessible description. */
  readonly Description: (props: DialogPartProps) => ReactElement;
  /** Scrolls when there is not enough room. */
  readonly Body: (props: DialogPartProps) => ReactElement;
  /** The buttons: the safe choice first, marked with `initialFocus`. */
  readonly Footer: (props: DialogPartProps) => ReactElement;
  readonly Close: typeof Close;
}

/** A modal window: the rest of the widget is inert while it is open. */
export const Dialog: DialogComponents = {
  Root: DialogRoot,
  Trigger,
  Content: DialogContent,
  Header: DialogHeader,
  Title: DialogTitle,
  Description: DialogDescription,
  Body: DialogBody,
  Footer: DialogFooter,
  Close,
};
