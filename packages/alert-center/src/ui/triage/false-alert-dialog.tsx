import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useKnownAlerts } from '../../hooks/triage.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import {
  noFalseReason,
  isReasonBegun,
  reasonProblem,
  reasonText,
} from '../../engine/alert/false-reason.ts';
import { OvertakenPrompt } from './overtaken-prompt.tsx';
import { TargetAlerts } from '../shared/target-alerts.tsx';
import { useOvertaken } from './use-overtaken.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './false-alert-dialog.module.css';
import { DraftDialog } from './draft-dialog.tsx';
import { submitOnKey } from './submit-key.ts';
import { FalseReasonFields } from './false-reason-fields.tsx';
import { usePromptSubmit } from './use-prompt-submit.ts';

export interface FalseAlertDialogProps {
  /** Ids of one or more alerts. */
  readonly ids: readonly AlertId[];
  onClose(): void;
}

/** Asks for the reason of false alerts, a preset or text; also confirms the action. */
export function FalseAlertDialog({ ids, onClose }: FalseAlertDialogProps): ReactElement {
  const alerts = useKnownAlerts(ids);
  const t = useText();
  const tTriage = useTriageText();
  const triage = useAlertTriage();
  const formId = useId();
  const [reason, setReason] = useState(noFalseReason);
  const count = ids.length;
  const single = count === 1;
  const { busy, submit } = usePromptSubmit(single, onClose);
  const overtaken = useOvertaken('falseAlert', ids, busy);
  const hasText = overtaken === null && reason.other.trim() !== '';

  const mark = async (): Promise<void> => {
    if (busy || reasonProblem(reason) !== null) return;
    await submit(() => triage.markFalse(ids, reasonText(reason)));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void mark();
  };

  return (
    <DraftDialog
      hasText={hasText}
      isUnsaved={overtaken === null && isReasonBegun(reason)}
      onClose={onClose}
    >
      {overtaken === null ? (
        <>
          <Dialog.Header>
            <Dialog.Title>
              {single ? t('falseAlertTitle') : tTriage('falseAlertMany', { count })}
            </Dialog.Title>
            {!single && <Dialog.Description>{tTriage('aboutSettled')}</Dialog.Description>}
          </Dialog.Header>
          <Dialog.Body>
            <TargetAlerts alerts={alerts} count={count} />
            <form
              id={formId}
              className={css.form}
              onSubmit={onSubmit}
              onKeyDown={submitOnKey(() => void mark())}
              noValidate
            >
              <FalseReasonFields reason={reason} onChange={setReason} hasInitialFocus />
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              loading={busy}
              disabled={reasonProblem(reason) !== null}
            >
              {single ? t('markFalse') : tTriage('markFalseMany', { count })}
            </Button>
          </Dialog.Footer>
        </>
      ) : (
        <OvertakenPrompt alert={overtaken} focusOn="dialog" onClose={onClose} />
      )}
    </DraftDialog>
  );
}
