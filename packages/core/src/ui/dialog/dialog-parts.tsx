import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import css from './dialog.module.css';

interface ChildrenProps {
  readonly children: ReactNode;
}

/** `Dialog.Title` and, if any, `Dialog.Description`, with the close button at the end. */
export function DialogHeader({ children }: ChildrenProps): ReactElement {
  const t = useMessages(coreMessages);
  return (
    <div className={css.header}>
      <div className={css.heading}>{children}</div>
      <RadixDialog.Close asChild>
        <IconButton icon="close" label={t('close')} />
      </RadixDialog.Close>
    </div>
  );
}

/** The dialog's accessible name. */
export function DialogTitle({ children }: ChildrenProps): ReactElement {
  return <RadixDialog.Title className={css.title}>{children}</RadixDialog.Title>;
}

/** The dialog's accessible description. */
export function DialogDescription({ children }: ChildrenProps): ReactElement {
  return <RadixDialog.Description className={css.description}>{children}</RadixDialog.Description>;
}

/** Scrolls when there is not enough room. */
export function DialogBody({ children }: ChildrenProps): ReactElement {
  return <div className={css.body}>{children}</div>;
}

/** The buttons: the safe choice first, marked with `initialFocus`. */
export function DialogFooter({ children }: ChildrenProps): ReactElement {
  return <div className={css.footer}>{children}</div>;
}
