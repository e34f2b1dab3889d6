import { forwardRef } from 'react';
import { isTime } from '../../clock/day.ts';
import { useFormat } from '../../i18n/i18n-value.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useTypedText } from '../typed-text/use-typed-text.ts';
import { parseTimeText } from './time-text.ts';

export interface TimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** A time such as `07:30`, the text as typed while it is not a time, or empty. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A time of day, typed and shown in the format of the page's language: 07.30 or 07:30 (SO-83). */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(
  function TimeField(props, ref) {
    const { value, onValueChange, onBlur, ...rest } = props;
    const format = useFormat();
    const separator = format.time(0).charAt(2);
    const text = useTypedText({
      value,
      onValueChange,
      read: (typed) => parseTimeText(typed) ?? typed.trim(),
      write: (time) => (isTime(time) ? time.replace(':', separator) : time),
    });
    return (
      <TextField
        autoComplete="off"
        {...rest}
        ref={ref}
        value={text.value}
        onValueChange={text.onValueChange}
        onBlur={(event) => {
          onBlur?.(event);
          text.settle();
        }}
      />
    );
  },
);
