import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { PartnerSource } from '../../engine/partners/partner-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { problemText } from '../shared/use-problem-text.ts';
import { usePartnerText } from './use-partner-text.ts';

export interface RemoveIssuerDialogProps {
  readonly partners: PartnerSource;
  readonly issuer: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Confirms that signed tokens are not accepted any more (CS-113). */
export function RemoveIssuerDialog(props: RemoveIssuerDialogProps): ReactElement {
  const { partners, issuer, onClose, onRemoved } = props;
  const t = usePartnerText();
  const action = useAction();
  const remove = async (): Promise<void> => {
    if (!(await action.run(() => partners.removeTokenIssuer()))) return;
    onClose();
    onRemoved();
  };
  const { failure } = action;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('removeIssuerTitle')}</Dialog.Title>
          <Dialog.Description>{t('removeIssuerText', { issuer })}</Dialog.Description>
        </Dialog.Header>
        {failure?.kind === 'failed' && (
          <Dialog.Body>
            <Notice tone="error" title={problemText(t, failure.error)} takesFocus />
          </Dialog.Body>
        )}
        <Dialog.Footer>
          <Button onClick={onClose} {...initialFocus}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={action.isBusy} onClick={() => void remove()}>
            {t('removeIssuer')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
