import { useKeepsPage } from '@pantau/core';
import { Button, Dialog, TextArea, initialFocus } from '@pantau/core/ui';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useAlert } from '../../controllers/use-alert.ts';
import { FALSE_ALERT_REASON_MAX } from '../../domain/alert-action.ts';
import type { AlertId } from '../../domain/alert.ts';
import { checkReason } from '../../domain/check-text.ts';
import { useAlertTriage } from '../triage/triage-context.ts';
import {
  type PresetReason,
  presetReasonWords,
  presetReasons,
} from '../words/false-alert-reasons.ts';
import { useWords } from '../words/use-words.ts';
import { AlertLine } from './alert-line.tsx';
import css from './false-alert-dialog.module.css';

export interface FalseAlertDialogProps {
  readonly id: AlertId;
  onClose(): void;
}

type Choice = PresetReason | 'other';
const choices: readonly Choice[] = ['notValid', 'wrongDetection', 'other'];

/** Asks why an alert is a false one: one of two known reasons, or another in words (spec alerts §5). */
export function FalseAlertDialog({ id, onClose }: FalseAlertDialogProps): ReactElement | null {
  const view = useAlert(id);
  const words = useWords();
  const triage = useAlertTriage();
  const formId = useId();
  const [choice, setChoice] = useState<Choice>('notValid');
  const [other, setOther] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useKeepsPage(choice !== 'notValid' || other !== '');
  if (view === undefined) return null;

  const reason = choice === 'other' ? other.trim() : presetReasons[choice];
  const problem = checkReason(reason);
  const error =
    isTouched && problem === 'blank'
      ? words('fieldRequired', { field: words('reasonOther') })
      : undefined;

  const submit = async (): Promise<void> => {
    setTouched(true);
    if (problem !== null) return;
    setBusy(true);
    const isDone = await triage.markFalse(id, reason);
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
      title={words('falseAlertTitle')}
      description={<AlertLine view={view} />}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {words('markFalse')}
          </Button>
        </>
      }
    >
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
