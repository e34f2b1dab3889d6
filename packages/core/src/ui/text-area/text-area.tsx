import { type TextareaHTMLAttributes, forwardRef } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { useTextValue } from '../field/use-text-value.ts';
import css from './text-area.module.css';

export interface TextAreaProps
  extends
    Omit<FieldProps, 'size'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue' | 'className'> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const {
      label,
      hideLabel,
      hint,
      error,
      characterLimit,
      counterPosition,
      labelEnd,
      id,
      ...others
    } = props;
    const { value, defaultValue, onValueChange, onChange, ...rest } = others;
    const text = useTextValue({ value, defaultValue, onValueChange, onChange });
    const frame = { label, hideLabel, hint, error, characterLimit, counterPosition, labelEnd, id };
    return (
      <FieldFrame {...frame} required={rest.required} used={text.value.length}>
        {(control) => (
          <textarea rows={3} {...rest} {...control} {...text} ref={ref} className={css.area} />
        )}
      </FieldFrame>
    );
  },
);
