import { useKeepsPage } from '@pantau/core';
import { Button, Dialog, TextArea, initialFocus } from '@pantau/core/ui';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useKnownAlerts } from '../../controllers/use-known-alerts.ts';
import { FALSE_ALERT_REASON_MAX } from '../../domain/alert-action.ts';
import type { AlertId } from '../../domain/alert.ts';
import { type TextProblem, checkReason } from '../../domain/check-text.ts';
import { MeantAlerts } from '../confirm/meant-alerts.tsx';
import { useAlertTriage } from '../triage/triage-context.ts';
import { useTriageWords } from '../triage/use-triage-words.ts';
import {
  type PresetReason,
  presetReasonWords,
  presetReasons,
} from '../words/false-alert-reasons.ts';
import { useWords } from '../words/use-words.ts';
import css from './false-alert-dialog.module.css';

export interface FalseAlertDialogProps {
  /** One or many. */
  readonly ids: readonly AlertId[];
  onClose(): void;
}

type Choice = PresetReason | 'other';
const choices: readonly Choice[] = ['notValid', 'wrongDetection', 'other'];

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
  const [choice, setChoice] = useState<Choice>('notValid');
  const [other, setOther] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useKeepsPage(choice !== 'notValid' || other !== '');
  const count = ids.length;
  const isOne = count === 1;

  const reason = choice === 'other' ? other.trim() : presetReasons[choice];
  const problem = checkReason(reason);
  const error = isTouched ? errorText(problem) : undefined;

  function errorText(one: TextProblem): string | undefined {
    if (one === null) return undefined;
    return one === 'blank'
      ? words('fieldRequired', { field: words('reasonOther') })
      : triageWords('tooLong', { most: FALSE_ALERT_REASON_MAX });
  }

  const submit = async (): Promise<void> => {
    setTouched(true);
    if (problem !== null) return;
    const doing = triage.markFalse(ids, reason);
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
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="narrow"
      title={isOne ? words('falseAlertTitle') : triageWords('falseAlertMany', { count })}
      {...(!isOne && { description: triageWords('aboutSettled') })}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {words('markFalse')}
          </Button>
        </>
      }
    >
      <MeantAlerts alerts={alerts} count={count} />
      <form id={formId} className={css.form} onSubmit={onSubmit} noValidate>
        <fieldset className={css.choices}>
          <legend className={css.legend}>{words('reason')}</legend>
          {choices.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="radio"
                name={`${formId}reason`}
                className={css.radio}
                checked={choice === one}
                onChange={() => setChoice(one)}
                {...(one === 'notValid' && initialFocus)}
              />
              {words(one === 'other' ? 'reasonOther' : presetReasonWords[one])}
            </label>
          ))}
        </fieldset>
        {choice === 'other' && (
          <TextArea
            label={words('reasonOther')}
            isLabelHidden
            placeholder={words('reasonPlaceholder')}
            value={other}
            onValueChange={(text) => {
              setOther(text);
              setTouched(true);
            }}
            most={FALSE_ALERT_REASON_MAX}
            rows={3}
            required
            {...(error !== undefined && { error })}
          />
        )}
      </form>
    </Dialog>
  );
}
