import type { ReactElement } from 'react';
import type { PartnerSource } from '../../engine/partners/partner-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
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
  return (
    <ConfirmDialog
      t={t}
      title={t('removeIssuerTitle')}
      text={t('removeIssuerText', { issuer })}
      cancelLabel={t('cancel')}
      confirmLabel={t('removeIssuer')}
      action={action}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
