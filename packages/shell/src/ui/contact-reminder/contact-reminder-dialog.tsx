import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { ContactField } from '../../engine/contact-reminder/contact-reminder.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import css from './contact-reminder-dialog.module.css';

export interface ContactReminderDialogProps {
  readonly missing: readonly ContactField[];
  readonly onAddEmail: () => void;
  readonly onAddNumber: () => void;
  readonly onClose: () => void;
}

function textOf(missing: readonly ContactField[]) {
  if (missing.length > 1) return 'reminderBoth';
  return missing[0] === 'email' ? 'reminderEmail' : 'reminderPhone';
}

/** Says what the profile lacks, and leads to where it is added (SH-70). */
export function ContactReminderDialog(props: ContactReminderDialogProps): ReactElement {
  const { missing, onAddEmail, onAddNumber, onClose } = props;
  const t = useMessages(promptsMessages);
  const leave = (go: () => void) => (): void => {
    onClose();
    go();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('reminderTitle')}</Dialog.Title>
          <Dialog.Description>{t(textOf(missing))}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <div className={css.actions} data-count={missing.length + 1}>
            <Button {...initialFocus} onClick={onClose}>
              {t('later')}
            </Button>
            {missing.includes('email') && (
              <Button
                variant={missing.length > 1 ? 'outline' : 'primary'}
                onClick={leave(onAddEmail)}
              >
                {t('addEmail')}
              </Button>
            )}
            {missing.includes('phoneNo') && (
              <Button variant="primary" onClick={leave(onAddNumber)}>
                {t('addNumber')}
              </Button>
            )}
          </div>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
