import { type ReactElement, useId } from 'react';
import css from './rule-form.module.css';

export interface RadioChoice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly note?: string | undefined;
}

export interface RadioChoicesProps<V extends string> {
  readonly label: string;
  readonly choices: readonly RadioChoice<V>[];
  readonly value: V;
  readonly readOnly: boolean;
  readonly onValueChange: (value: V) => void;
}

/** One of a few choices, each with a note. */
export function RadioChoices<V extends string>(props: RadioChoicesProps<V>): ReactElement {
  const { label, choices, value, readOnly, onValueChange } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}label`} className={css.group}>
      <span id={`${id}label`} className={css.groupLabel}>
        {label}
      </span>
      <div className={css.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              className={css.radio}
              name={id}
              value={choice.value}
              disabled={readOnly}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            <span className={css.choiceText}>
              {choice.label}
              {choice.note !== undefined && <span className={css.choiceNote}>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
