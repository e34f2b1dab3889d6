import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { FALSE_ALERT_REASON_MAX } from '../../engine/alert/alert-action.ts';
import {
  type FalseReason,
  firstFalseReason,
  reasonProblem,
} from '../../engine/alert/false-reason.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import { presetReasonWords } from '../shared/text/false-alert-reasons.ts';
import { useWords } from '../shared/use-text.ts';
import css from './false-reason-fields.module.css';

const choices: readonly FalseReason['choice'][] = ['notValid', 'wrongDetection', 'other'];

export interface FalseReasonFieldsProps {
  readonly reason: FalseReason;
  onChange(reason: FalseReason): void;
  /** Says what is wrong also before anything was typed. */
  readonly isJudged?: boolean | undefined;
  /** In a dialog: the first choice is what the dialog opens on. */
  readonly hasInitialFocus?: boolean | undefined;
  /** The choices stand side by side, for narrow windows with little height. */
  readonly isInline?: boolean | undefined;
  /** Beside the words of another reason, or where they would be: the button that sends it. */
  readonly end?: ReactNode;
}

/**
 * Why an alert is a false one: one of two known reasons, or another in words, 300 characters at most,
 * validated live (spec alerts §5).
 */
export function FalseReasonFields(props: FalseReasonFieldsProps): ReactElement {
  const {
    reason,
    onChange,
    isJudged = false,
    isInline = false,
    hasInitialFocus = false,
    end,
  } = props;
  const words = useWords();
  const triageWords = useTriageWords();
  const name = useId();
  const [isTouched, setTouched] = useState(reason.other !== '');
  const problem = reasonProblem(reason);
  const errors = {
    blank: words('fieldRequired', { field: words('reasonOther') }),
    tooLong: triageWords('tooLong', { most: FALSE_ALERT_REASON_MAX }),
  };
  const isShown = isTouched || isJudged;
  const error = isShown && problem !== null ? errors[problem] : undefined;
  return (
    <>
      <fieldset className={css.choices} data-inline={isInline || undefined}>
        <legend className={css.legend}>{words('reason')}</legend>
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
            {words(choice === 'other' ? 'reasonOther' : presetReasonWords[choice])}
          </label>
        ))}
      </fieldset>
      {(reason.choice === 'other' || end !== undefined) && (
        <div className={css.words} data-inline={isInline || undefined}>
          {reason.choice === 'other' && (
            <div className={css.other}>
              <TextArea
                label={words('reasonOther')}
                hideLabel
                placeholder={words('reasonPlaceholder')}
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
