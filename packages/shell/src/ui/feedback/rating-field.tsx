import { useMessages } from '@pantau/core';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useId } from 'react';
import { type FeedbackPoint, feedbackPoints } from '../../engine/feedback/feedback.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import css from './rating-field.module.css';
import { SatisfactionFace } from './satisfaction-face.tsx';

export interface RatingFieldProps {
  readonly label: string;
  /** `null` while none is chosen. */
  readonly value: FeedbackPoint | null;
  readonly onChange: (point: FeedbackPoint) => void;
}

/** Five levels from very unsatisfied to very satisfied; the chosen one is named below them. */
export function RatingField({ label, value, onChange }: RatingFieldProps): ReactElement {
  const t = useMessages(promptsMessages);
  const name = useId();
  return (
    <fieldset className={css.field} aria-label={label}>
      <div className={css.levels}>
        {feedbackPoints.map((point) => (
          <label key={point} className={css.level}>
            <input
              {...(point === (value ?? 1) && initialFocus)}
              type="radio"
              name={name}
              className={css.input}
              checked={point === value}
              aria-label={t('levelOf', { level: point, name: t(`level${point}`) })}
              onChange={() => onChange(point)}
            />
            <SatisfactionFace point={point} />
          </label>
        ))}
      </div>
      <p className={css.chosen} aria-hidden="true">
        {value === null ? t('chooseLevel') : t(`level${value}`)}
      </p>
    </fieldset>
  );
}
