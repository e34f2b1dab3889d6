import { forwardRef, useMemo, useState } from 'react';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { parseNumberText, separatorSample, separatorsOf } from './number-text.ts';

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
    /** What the user typed, until the field is left. */
    const [typed, setTyped] = useState<string | null>(null);

    const read = (text: string): number | null =>
      text.trim() === '' ? null : (parseNumberText(text, separators) ?? Number.NaN);
    // A value set from outside, or another language, replaces the typed text.
    const isCurrent = typed !== null && Object.is(read(typed), value);
    const shown = value === null || Number.isNaN(value) ? '' : value;
    const formatted = shown === '' ? '' : format.number(shown, { maximumFractionDigits: 6 });
    return (
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        ref={ref}
        value={isCurrent ? typed : formatted}
        onValueChange={(text) => {
          setTyped(text);
          onValueChange(read(text));
        }}
        onBlur={(event) => {
          onBlur?.(event);
          if (!Number.isNaN(value)) setTyped(null);
        }}
      />
    );
  },
);
