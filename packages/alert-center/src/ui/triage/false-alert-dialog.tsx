import { useUnsavedWork } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useKnownAlerts } from '../../hooks/use-known-alerts.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import {
  firstFalseReason,
  isReasonBegun,
  reasonProblem,
  reasonText,
} from '../../engine/alert/false-reason.ts';
import { MeantAlerts } from './target-alerts.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './false-alert-dialog.module.css';
import { FalseReasonFields } from './false-reason-fields.tsx';

export interface FalseAlertDialogProps {
  /** One or many. */
  readonly ids: readonly AlertId[];
  onClose(): void;
}

/**
 * Asks why alerts are false ones: one of two known reasons, or another in words (spec alerts §5). It is
 * the question before the act, too.
 */
export function FalseAlertDialog({ ids, onClose }: FalseAlertDialogProps): ReactElement {
  const alerts = useKnownAlerts(ids);
  const words = useWords();
  const triageWords = useTriageWords();
  const triage = useAlertTriage();
  const formId = useId();
  const [reason, setReason] = useState(firstFalseReason);
  const [isJudged, setJudged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useUnsavedWork(isReasonBegun(reason));
  const count = ids.length;
  const isOne = count === 1;

  const submit = async (): Promise<void> => {
    setJudged(true);
    if (reasonProblem(reason) !== null) return;
    const doing = triage.markFalse(ids, reasonText(reason));
    // Of many the bar shows how far it has come, and what failed keeps its reason for another try.
    if (!isOne) {
      onClose();
      return;
    }
    setBusy(true);
    const isDone = await doing;
    setBusy(false);
    if (isDone) onClose();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>
            {isOne ? words('falseAlertTitle') : triageWords('falseAlertMany', { count })}
          </Dialog.Title>
          {!isOne && <Dialog.Description>{triageWords('aboutSettled')}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          <MeantAlerts alerts={alerts} count={count} />
          <form id={formId} className={css.form} onSubmit={onSubmit} noValidate>
            <FalseReasonFields
              reason={reason}
              onChange={setReason}
              isJudged={isJudged}
              hasInitialFocus
            />
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isBusy}>
            {words('markFalse')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
