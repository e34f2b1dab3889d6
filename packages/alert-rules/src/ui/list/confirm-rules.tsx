import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';

export interface ConfirmRulesProps {
  readonly action: 'deactivate' | 'delete';
  /** Rules that are about to change. */
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before rules are deactivated or deleted (AR-34). */
export function ConfirmRules(props: ConfirmRulesProps): ReactElement {
  const { action, count, onConfirm, onClose } = props;
  const t = useText();
  const { number } = useFormat();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t(`${action}Title`, { count, formatted: number(count) })}</Dialog.Title>
          <Dialog.Description>{t(`${action}Text`)}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Button {...initialFocus} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant={action === 'delete' ? 'danger' : 'primary'}
            icon={action === 'delete' ? 'trash' : undefined}
            onClick={onConfirm}
          >
            {t(action)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
