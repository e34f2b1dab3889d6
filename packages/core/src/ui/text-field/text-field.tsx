import { type InputHTMLAttributes, type ReactNode, forwardRef } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useTextValue } from '../field/use-text-value.ts';
import css from './text-field.module.css';

export interface TextFieldProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'value' | 'defaultValue' | 'className'> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly icon?: IconName | undefined;
  /** Content before the text, inside the frame, such as a currency. */
  readonly start?: ReactNode;
  /** Content after the text, inside the frame, such as a button. */
  readonly end?: ReactNode;
}

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const {
      label,
      hideLabel,
      hint,
      error,
      characterLimit,
      counterPosition,
      labelEnd,
      size,
      id,
      ...others
    } = props;
    const { value, defaultValue, onValueChange, onChange, icon, start, end, ...rest } = others;
    const text = useTextValue({ value, defaultValue, onValueChange, onChange });
    const frame = {
      label,
      hideLabel,
      hint,
      error,
      characterLimit,
      counterPosition,
      labelEnd,
      size,
      id,
    };
    return (
      <FieldFrame {...frame} required={rest.required} used={text.value.length}>
        {(control) => (
          <span
            className={css.frame}
            data-size={size ?? 'default'}
            data-invalid={error !== undefined || undefined}
            data-disabled={rest.disabled || undefined}
          >
            {icon !== undefined && <Icon name={icon} className={css.icon} />}
            {start}
            <input type="text" {...rest} {...control} {...text} ref={ref} className={css.input} />
            {end}
          </span>
        )}
      </FieldFrame>
    );
  },
);
