import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { ApiKey, PartnerSource } from '../../engine/partners/partner-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { problemText } from '../shared/use-problem-text.ts';
import { usePartnerText } from './use-partner-text.ts';

export interface RevokeDialogProps {
  readonly partners: PartnerSource;
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
  /** The key may have been revoked by somebody else. */
  readonly onStale: () => void;
}

/** Confirms that a key is revoked, and says what that does (CS-112). */
export function RevokeDialog(props: RevokeDialogProps): ReactElement {
  const { partners, apiKey, onClose, onRevoked, onStale } = props;
  const t = usePartnerText();
  const action = useAction();
  const revoke = async (): Promise<void> => {
    if (await action.run(() => partners.revokeApiKey(apiKey.id))) onRevoked();
    else onStale();
  };
  const { failure } = action;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('revokeTitle')}</Dialog.Title>
          <Dialog.Description>{t('revokeText', { name: apiKey.name })}</Dialog.Description>
        </Dialog.Header>
        {failure?.kind === 'failed' && (
          <Dialog.Body>
            <Notice tone="error" title={problemText(t, failure.error)} takesFocus />
          </Dialog.Body>
        )}
        <Dialog.Footer>
          <Button onClick={onClose} {...initialFocus}>
            {t('keepKey')}
          </Button>
          <Button variant="danger" loading={action.isBusy} onClick={() => void revoke()}>
            {t('revokeKey')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
