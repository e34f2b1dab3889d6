import type { ReactElement } from 'react';
import type { ApiKey, PartnerSource } from '../../engine/partners/partner-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
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
  return (
    <ConfirmDialog
      t={t}
      title={t('revokeTitle')}
      text={t('revokeText', { name: apiKey.name })}
      cancelLabel={t('keepKey')}
      confirmLabel={t('revokeKey')}
      action={action}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  );
}
