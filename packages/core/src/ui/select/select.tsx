import { type ChangeEvent, type SelectHTMLAttributes, forwardRef } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import css from './select.module.css';

export interface SelectOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps
  extends
    Omit<FieldProps, 'characterLimit'>,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'size' | 'value' | 'defaultValue' | 'children' | 'className' | 'multiple'
    > {
  readonly options: readonly SelectOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** One of several options, shown in the browser's native list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { label, hideLabel, hint, error, labelEnd, size, id, ...others } = props;
  const { options, value, defaultValue, onValueChange, onChange, ...rest } = others;
  const frame = { label, hideLabel, hint, error, labelEnd, size, id };
  const handleChange = (event: ChangeEvent<HTMLSelectElement>): void => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <FieldFrame {...frame} required={rest.required}>
      {(control) => (
        <span className={css.frame} data-size={size ?? 'default'}>
          <select
            {...rest}
            {...control}
            {...(value !== undefined && { value })}
            {...(defaultValue !== undefined && { defaultValue })}
            ref={ref}
            className={css.select}
            onChange={handleChange}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={14} className={css.chevron} />
        </span>
      )}
    </FieldFrame>
  );
});
