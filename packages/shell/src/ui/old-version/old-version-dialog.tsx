import { isPantauError, useMessages, useReportError, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import {
  OTHER_REASON,
  type OldVersionSource,
  emptyOldVersionDraft,
  oldVersionProblem,
  redirectAddress,
} from '../../engine/old-version/old-version.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import { ReasonFields } from './reason-fields.tsx';

export interface OldVersionPromptProps {
  readonly source: OldVersionSource;
  /** Hosts that users may be redirected to, such as `old.fleet.example`. Any other is refused. */
  readonly redirectHosts: readonly string[];
  /** Leaves the application, such as `location.assign`. The address has an allowed host. */
  readonly onRedirect: (address: string) => void;
  readonly onClose: () => void;
}

/** Confirms, asks why, and leaves for the old version (SH-72 to SH-74). */
export function OldVersionDialog(props: OldVersionPromptProps): ReactElement {
  const { onClose } = props;
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      {isConfirmed ? (
        <Reasons {...props} />
      ) : (
        <Confirmation onYes={() => setConfirmed(true)} onNo={onClose} />
      )}
    </Dialog.Root>
  );
}

interface ConfirmationProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Confirmation({ onYes, onNo }: ConfirmationProps): ReactElement {
  const t = useMessages(promptsMessages);
  return (
    <Dialog.Content size="narrow">
      <Dialog.Header>
        <Dialog.Title>{t('oldVersionTitle')}</Dialog.Title>
        <Dialog.Description>{t('oldVersionText')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Footer>
        <Button {...initialFocus} onClick={onNo}>
          {t('no')}
        </Button>
        <Button variant="primary" onClick={onYes}>
          {t('yes')}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}

/** Sends the reason and redirects; a failure shows a toast and keeps the form. */
function useLeave(props: OldVersionPromptProps) {
  const { source, redirectHosts, onRedirect } = props;
  const t = useMessages(promptsMessages);
  const toast = useToast();
  const report = useReportError();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (draft: typeof emptyOldVersionDraft): Promise<void> => {
    if (draft.reason === null) return;
    setLeaving(true);
    try {
      const text = draft.reason === OTHER_REASON ? draft.text.trim() : null;
      const host = await source.leaveForOldVersion(draft.reason, text);
      const address = redirectAddress(host, redirectHosts);
      if (address === null) throw new Error('The host of the old version is not an allowed one');
      onRedirect(address);
    } catch (error) {
      report(error);
      setLeaving(false);
      const message = (isPantauError(error) && error.serverMessage) || t('oldVersionFailed');
      toast.show({ kind: 'error', text: message });
    }
  };
  return { isLeaving, leave };
}

function Reasons(props: OldVersionPromptProps): ReactElement {
  const t = useMessages(promptsMessages);
  const [draft, setDraft] = useState(emptyOldVersionDraft);
  const [isChecked, setChecked] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const { isLeaving, leave } = useLeave(props);
  const problem = oldVersionProblem(draft);
  const submit = (): void => {
    setChecked(true);
    if (problem === 'reasonMissing') setReminded(true);
    else if (problem === null) void leave(draft);
  };
  return (
    <>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{t('reasonTitle')}</Dialog.Title>
          <Dialog.Description>{t('reasonText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <ReasonFields
            draft={draft}
            problem={isChecked || problem === 'textTooLong' ? problem : null}
            onChange={setDraft}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={props.onClose}>{t('stay')}</Button>
          <Button variant="primary" loading={isLeaving} onClick={submit}>
            {t('goBack')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
      {isReminded && <ReasonRequired onClose={() => setReminded(false)} />}
    </>
  );
}

function ReasonRequired({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useMessages(promptsMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('reasonRequiredTitle')}</Dialog.Title>
          <Dialog.Description>{t('reasonRequiredText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Button {...initialFocus} variant="primary" onClick={onClose}>
            {t('chooseReason')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
