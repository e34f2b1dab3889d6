import { forwardRef, useMemo } from 'react';
import { useFormat } from '../../i18n/i18n-value.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useTypedText } from '../typed-text/use-typed-text.ts';
import { parseNumberText, separatorSample, separatorsOf, typedNumber } from './number-text.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** `null` while the field is empty, `NaN` while its text is not a number. */
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
}

/** A number, typed and shown in the format of the page's language: 1.500.000 or 1,500,000 (CO-161). */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(
  function NumberField(props, ref) {
    const { value, onValueChange, onBlur, ...rest } = props;
    const format = useFormat();
    const separators = useMemo(() => separatorsOf(format.number(separatorSample)), [format]);
    const text = useTypedText<number | null>({
      value,
      onValueChange,
      read: (typed) =>
        typed.trim() === '' ? null : (parseNumberText(typed, separators) ?? Number.NaN),
      write: (number) =>
        number === null || Number.isNaN(number)
          ? ''
          : typedNumber(format.number(number, { maximumFractionDigits: 6 })),
    });
    return (
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        ref={ref}
        value={text.value}
        onValueChange={text.onValueChange}
        onBlur={(event) => {
          onBlur?.(event);
          // Text that is not a number stays for the user to correct.
          if (!Number.isNaN(value)) text.settle();
        }}
      />
    );
  },
);
