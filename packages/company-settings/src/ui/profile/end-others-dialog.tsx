import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { problemText } from '../shared/use-problem-text.ts';
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
  const { run, isBusy, failure } = useAction();
  const end = async (): Promise<void> => {
    if (await run(() => source.endOtherSessions())) onDone();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('endOthersTitle')}</Dialog.Title>
          <Dialog.Description>{t('endOthersText', { count })}</Dialog.Description>
        </Dialog.Header>
        {failure?.kind === 'failed' && (
          <Dialog.Body>
            <Notice tone="error" title={problemText(t, failure.error)} takesFocus />
          </Dialog.Body>
        )}
        <Dialog.Footer>
          <Button onClick={onClose} {...initialFocus}>
            {t('keepSessions')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void end()}>
            {t('endOthers')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
