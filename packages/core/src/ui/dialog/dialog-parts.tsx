import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import css from './dialog.module.css';

export interface DialogPartProps {
  readonly children: ReactNode;
}

export function DialogHeader({ children }: DialogPartProps): ReactElement {
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

export function DialogTitle({ children }: DialogPartProps): ReactElement {
  return <RadixDialog.Title className={css.title}>{children}</RadixDialog.Title>;
}

export function DialogDescription({ children }: DialogPartProps): ReactElement {
  return <RadixDialog.Description className={css.description}>{children}</RadixDialog.Description>;
}

export function DialogBody({ children }: DialogPartProps): ReactElement {
  return <div className={css.body}>{children}</div>;
}

export function DialogFooter({ children }: DialogPartProps): ReactElement {
  return <div className={css.footer}>{children}</div>;
}
