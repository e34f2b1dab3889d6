import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type ReactElement, type ReactNode, useId } from 'react';
import { FALSE_ALERT_REASON_MAX } from '../../engine/alert/alert-action.ts';
import { type FalseReason, reasonProblem } from '../../engine/alert/false-reason.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { presetReasonKeys } from '../shared/text/false-alert-reasons.ts';
import { useText } from '../shared/use-text.ts';
import css from './false-reason-fields.module.css';

const choices = ['notValid', 'wrongDetection', 'other'] as const;

export interface FalseReasonFieldsProps {
  readonly reason: FalseReason;
  onChange(reason: FalseReason): void;
  /** Gives the first option the dialog's initial focus. */
  readonly hasInitialFocus?: boolean | undefined;
  /** Places the options in a row, for windows with little height. */
  readonly isInline?: boolean | undefined;
  /** Submit button, next to the text field. */
  readonly end?: ReactNode;
}

/**
 * Reason of a false alert: a preset or text of at most 300 characters. Says at once what is missing, and
 * validates while typing.
 */
export function FalseReasonFields(props: FalseReasonFieldsProps): ReactElement {
  const { reason, onChange, isInline = false, hasInitialFocus = false, end } = props;
  const t = useText();
  const tTriage = useTriageText();
  const name = useId();
  const problem = reasonProblem(reason);
  const errors = {
    blank: t('fieldRequired', { field: t('reasonOther') }),
    tooLong: tTriage('tooLong', { most: FALSE_ALERT_REASON_MAX }),
  };
  const error = problem !== null ? errors[problem] : undefined;
  const missingId = useId();
  const missing = reason.choice === null ? t('fieldRequired', { field: t('reason') }) : null;
  return (
    <>
      <fieldset
        className={css.choices}
        data-inline={isInline || undefined}
        {...(missing !== null && { 'aria-describedby': missingId })}
      >
        <legend className={css.legend}>{t('reason')}</legend>
        {choices.map((choice) => (
          <label key={choice} className={css.choice}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={reason.choice === choice}
              onChange={() => onChange({ ...reason, choice })}
              {...(hasInitialFocus && choice === choices[0] && initialFocus)}
            />
            {t(choice === 'other' ? 'reasonOther' : presetReasonKeys[choice])}
          </label>
        ))}
      </fieldset>
      {(missing !== null || reason.choice === 'other' || end !== undefined) && (
        <div className={css.text} data-inline={isInline || undefined}>
          {missing !== null && (
            <p id={missingId} className={css.missing}>
              {missing}
            </p>
          )}
          {reason.choice === 'other' && (
            <div className={css.other}>
              <TextArea
                label={t('reasonOther')}
                hideLabel
                placeholder={t('reasonPlaceholder')}
                value={reason.other}
                onValueChange={(other) => onChange({ ...reason, other })}
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
