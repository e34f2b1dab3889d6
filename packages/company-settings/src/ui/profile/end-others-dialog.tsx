import type { ReactElement } from 'react';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useProfileText } from './use-profile-text.ts';

export interface EndOthersDialogProps {
  readonly source: ProfileSource;
  /** Number of sessions that would end. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirms that all other sessions end (CS-71). */
export function EndOthersDialog(props: EndOthersDialogProps): ReactElement {
  const { source, count, onClose, onDone } = props;
  const t = useProfileText();
  const action = useAction();
  const end = async (): Promise<void> => {
    if (await action.run(() => source.endOtherSessions())) onDone();
  };
  return (
    <ConfirmDialog
      t={t}
      title={t('endOthersTitle')}
      text={t('endOthersText', { count })}
      cancelLabel={t('keepSessions')}
      confirmLabel={t('endOthers')}
      action={action}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
}
