import { type ReactElement, useId } from 'react';
import css from './layout-settings.module.css';

export interface OptionGroupProps<Value extends string> {
  readonly legend: string;
  /** Below the options, such as why some of them cannot be chosen. */
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly options: readonly Value[];
  labelOf(value: Value): string;
  /** Shows an option in small. */
  sketchOf(value: Value): ReactElement;
  isDisabled?(value: Value): boolean;
  onChange(value: Value): void;
}

/** Radio buttons with small drawings. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>): ReactElement {
  const { legend, hint, value: chosen, options } = props;
  const name = useId();
  const hintId = `${name}hint`;
  return (
    <fieldset className={css.group} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map((value) => {
          const disabled = props.isDisabled?.(value) ?? false;
          return (
            <label key={value} className={css.option} data-disabled={disabled || undefined}>
              <input
                type="radio"
                name={name}
                className={css.radio}
                value={value}
                checked={value === chosen}
                disabled={disabled}
                onChange={() => props.onChange(value)}
              />
              {props.sketchOf(value)}
              <span className={css.label}>{props.labelOf(value)}</span>
            </label>
          );
        })}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
