import { type ReactElement, useId } from 'react';
import css from './layout-settings.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** Shows the option in small. */
  readonly sketch: ReactElement;
}

export interface OptionGroupProps<Value extends string> {
  readonly legend: string;
  /** Below the options, such as why some of them cannot be chosen. */
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  onChange(value: Value): void;
}

/** Radio buttons with small drawings. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>): ReactElement {
  const { legend, hint, value, options, onChange } = props;
  const name = useId();
  const hintId = `${name}hint`;
  return (
    <fieldset className={css.group} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={css.option}
            data-disabled={option.disabled || undefined}
          >
            <input
              type="radio"
              name={name}
              className={css.radio}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.sketch}
            <span className={css.label}>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
