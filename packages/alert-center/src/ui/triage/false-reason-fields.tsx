import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { FALSE_ALERT_REASON_MAX } from '../../engine/alert/alert-action.ts';
import {
  type FalseReason,
  firstFalseReason,
  reasonProblem,
} from '../../engine/alert/false-reason.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { presetReasonKeys } from '../shared/text/false-alert-reasons.ts';
import { useText } from '../shared/use-text.ts';
import css from './false-reason-fields.module.css';

const choices: readonly FalseReason['choice'][] = ['notValid', 'wrongDetection', 'other'];

export interface FalseReasonFieldsProps {
  readonly reason: FalseReason;
  onChange(reason: FalseReason): void;
  /** Shows validation errors before any input. */
  readonly showErrors?: boolean | undefined;
  /** Gives the first option the dialog's initial focus. */
  readonly hasInitialFocus?: boolean | undefined;
  /** Places the options in a row, for windows with little height. */
  readonly isInline?: boolean | undefined;
  /** Submit button, next to the text field. */
  readonly end?: ReactNode;
}

/** Reason of a false alert: a preset or text of at most 300 characters, validated while typing. */
export function FalseReasonFields(props: FalseReasonFieldsProps): ReactElement {
  const {
    reason,
    onChange,
    showErrors = false,
    isInline = false,
    hasInitialFocus = false,
    end,
  } = props;
  const t = useText();
  const tTriage = useTriageText();
  const name = useId();
  const [touched, setTouched] = useState(reason.other !== '');
  const problem = reasonProblem(reason);
  const errors = {
    blank: t('fieldRequired', { field: t('reasonOther') }),
    tooLong: tTriage('tooLong', { most: FALSE_ALERT_REASON_MAX }),
  };
  const isShown = touched || showErrors;
  const error = isShown && problem !== null ? errors[problem] : undefined;
  return (
    <>
      <fieldset className={css.choices} data-inline={isInline || undefined}>
        <legend className={css.legend}>{t('reason')}</legend>
        {choices.map((choice) => (
          <label key={choice} className={css.choice}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={reason.choice === choice}
              onChange={() => onChange({ ...reason, choice })}
              {...(hasInitialFocus && choice === firstFalseReason.choice && initialFocus)}
            />
            {t(choice === 'other' ? 'reasonOther' : presetReasonKeys[choice])}
          </label>
        ))}
      </fieldset>
      {(reason.choice === 'other' || end !== undefined) && (
        <div className={css.words} data-inline={isInline || undefined}>
          {reason.choice === 'other' && (
            <div className={css.other}>
              <TextArea
                label={t('reasonOther')}
                hideLabel
                placeholder={t('reasonPlaceholder')}
                value={reason.other}
                onValueChange={(other) => {
                  onChange({ ...reason, other });
                  setTouched(true);
                }}
                characterLimit={FALSE_ALERT_REASON_MAX}
                rows={isInline ? 2 : 3}
                required
                {...(error !== undefined && { error })}
              />
            </div>
          )}
          {end}
        </div>
      )}
    </>
  );
}
