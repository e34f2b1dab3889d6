import { forwardRef, useMemo, useState } from 'react';
import { type Day, dayOf, isDay } from '../../clock/day.ts';
import { useFormat, useMessages } from '../../i18n/i18n-context.tsx';
import { intlLocale } from '../../i18n/locale.ts';
import { useClock } from '../../theme/use-services.ts';
import { coreMessages } from '../messages/core-messages.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { dayFormatOf, parseDayText } from './day-text.ts';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'end'
> {
  /** A day such as `2026-11-14`, the text as typed while it is not a day, or empty. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Today in the company's time zone. Defaults to today in the time zone of the provider. */
  readonly today?: Day | undefined;
}

/** A day, typed and shown in the format of the page's language: 14/11/2026 (CO-162). */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(
  function DateField(props, ref) {
    const { value, onValueChange, today: todayProp, onBlur, ...rest } = props;
    const format = useFormat();
    const clock = useClock();
    const t = useMessages(coreMessages);
    const dayFormat = useMemo(() => dayFormatOf(intlLocale(format.locale)), [format.locale]);
    const today = todayProp ?? dayOf(clock.now(), format.timeZone);
    /** What the user typed, until the field is left. */
    const [typed, setTyped] = useState<string | null>(null);

    const read = (text: string): string =>
      text.trim() === '' ? '' : (parseDayText(text, dayFormat, today) ?? text);
    // A value set from outside, or another language, replaces the typed text.
    const isCurrent = typed !== null && read(typed) === value;
    const formatted = isDay(value) ? dayFormat.format(value) : value;
    return (
      <TextField
        autoComplete="off"
        placeholder={dayFormat.pattern({
          day: t('dayLetters'),
          month: t('monthLetters'),
          year: t('yearLetters'),
        })}
        {...rest}
        ref={ref}
        value={isCurrent ? typed : formatted}
        onValueChange={(text) => {
          setTyped(text);
          onValueChange(read(text));
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setTyped(null);
        }}
      />
    );
  },
);
