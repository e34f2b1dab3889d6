import { type KeyboardEvent, forwardRef, useMemo, useState } from 'react';
import { type Day, dayOf, isDay } from '../../clock/day.ts';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { useFormat } from '../../i18n/i18n-value.ts';
import { intlLocale } from '../../i18n/locale.ts';
import { useClock } from '../../theme/use-services.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useTypedText } from '../typed-text/use-typed-text.ts';
import { CalendarButton } from './calendar-button.tsx';
import { dayFormatOf, parseDayText } from './day-text.ts';
import { dateFieldMessages } from './messages/date-field-messages.ts';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'end'
> {
  /** A day such as `2026-11-14`, the text as typed while it is not a day, or empty. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Today in the company's time zone. Defaults to today in the time zone of the provider. */
  readonly today?: Day | undefined;
  /** The first and the last day of the calendar. Typed days are for the host to check, with `error`. */
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** The value of the other field of a range: the calendar marks the days in between. */
  readonly rangeWith?: string | undefined;
  /** Leaves out the button that opens the calendar. */
  readonly hideCalendar?: boolean | undefined;
}

/** A day, typed and shown in the format of the page's language (CO-162), or picked in a calendar (CO-163). */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(
  function DateField(props, ref) {
    const { value, onValueChange, today: todayProp, onBlur, onKeyDown, ...others } = props;
    const { min, max, rangeWith, hideCalendar = false, ...rest } = others;
    const format = useFormat();
    const clock = useClock();
    const t = useMessages(dateFieldMessages);
    const dayFormat = useMemo(() => dayFormatOf(intlLocale(format.locale)), [format.locale]);
    const today = todayProp ?? dayOf(clock.now(), format.timeZone);
    const [opener, setOpener] = useState<HTMLElement | null>(null);

    const text = useTypedText({
      value,
      onValueChange,
      read: (typed) =>
        typed.trim() === '' ? '' : (parseDayText(typed, dayFormat, today) ?? typed),
      write: (day) => (isDay(day) ? dayFormat.format(day) : day),
    });
    const isLocked = rest.disabled === true || rest.readOnly === true;
    const openByKey = (event: KeyboardEvent<HTMLInputElement>): void => {
      onKeyDown?.(event);
      if (event.defaultPrevented || !event.altKey || event.key !== 'ArrowDown') return;
      if (hideCalendar || isLocked) return;
      event.preventDefault();
      setOpener(event.currentTarget);
    };
    const calendar = { value, today, min, max, rangeWith, opener };
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
        value={text.value}
        onValueChange={text.onValueChange}
        onBlur={(event) => {
          onBlur?.(event);
          text.settle();
        }}
        onKeyDown={openByKey}
        end={
          !hideCalendar && (
            <CalendarButton
              {...calendar}
              field={rest.label}
              disabled={isLocked}
              onOpenerChange={setOpener}
              onPick={onValueChange}
            />
          )
        }
      />
    );
  },
);
