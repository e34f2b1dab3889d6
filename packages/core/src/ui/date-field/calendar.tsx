import { type ReactElement, useMemo } from 'react';
import {
  type ChevronProps,
  DayButton,
  type DayButtonProps,
  DayFlag,
  DayPicker,
  type Formatters,
  type Labels,
  SelectionState,
  UI,
} from 'react-day-picker';
import { type Day, isDay } from '../../clock/day.ts';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { useLocale } from '../../i18n/i18n-value.ts';
import { intlLocale } from '../../i18n/locale.ts';
import { initialFocus } from '../../theme/use-overlay.ts';
import { Icon } from '../icon/icon.tsx';
import { type DayLimits, calendarSpan, dateOf, dayAt, isWithin } from './calendar-days.ts';
import { calendarWordsOf } from './calendar-words.ts';
import css from './calendar.module.css';
import { dateFieldMessages } from './messages/date-field-messages.ts';

export interface CalendarProps extends DayLimits {
  /** The selected day; anything else selects none. */
  readonly value: string;
  readonly today: Day;
  /** The other end of a range. The days between it and the selected one are marked. */
  readonly rangeWith?: string | undefined;
  readonly dir: 'ltr' | 'rtl';
  readonly onPick: (day: Day) => void;
}

/** Every class is ours: a host may have a style sheet for the library's own. */
const classNames = {
  ...Object.fromEntries(
    [UI, DayFlag, SelectionState].flatMap((names) => Object.values(names)).map((key) => [key, '']),
  ),
  [UI.Root]: css.calendar ?? '',
  [UI.Month]: css.month ?? '',
  [UI.MonthCaption]: css.caption ?? '',
  [UI.Dropdowns]: css.selects ?? '',
  [UI.DropdownRoot]: css.selectFrame ?? '',
  [UI.Dropdown]: css.select ?? '',
  [UI.CaptionLabel]: css.selectText ?? '',
  [UI.Chevron]: css.chevron ?? '',
  [UI.Nav]: css.nav ?? '',
  [UI.PreviousMonthButton]: css.step ?? '',
  [UI.NextMonthButton]: css.step ?? '',
  [UI.MonthGrid]: css.grid ?? '',
  [UI.Weekdays]: css.row ?? '',
  [UI.Weekday]: css.weekday ?? '',
  [UI.Weeks]: css.weeks ?? '',
  [UI.Week]: css.row ?? '',
  [UI.Day]: css.cell ?? '',
  [UI.DayButton]: css.day ?? '',
};

const chevrons = {
  left: 'chevronLeft',
  right: 'chevronRight',
  up: 'chevronUp',
  down: 'chevronDown',
} as const;

const components = {
  Chevron: ({ orientation = 'down', className }: ChevronProps) => (
    <Icon
      name={chevrons[orientation]}
      size={orientation === 'down' ? 12 : 16}
      className={className}
    />
  ),
  // The day that Tab reaches takes the focus when the calendar opens.
  DayButton: (props: DayButtonProps) => (
    <DayButton {...props} {...(props.tabIndex === 0 && initialFocus)} />
  ),
};

/** The days of a month. Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year. */
export function Calendar(props: CalendarProps): ReactElement {
  const { value, today, rangeWith = '', dir, onPick, min, max } = props;
  const t = useMessages(dateFieldMessages);
  const tag = intlLocale(useLocale());
  const words = useMemo(() => calendarWordsOf(tag), [tag]);
  const { first, last } = calendarSpan({ min, max }, today);

  const formatters: Partial<Formatters> = {
    formatCaption: words.caption,
    formatDay: (date) => String(date.getDate()),
    formatMonthDropdown: words.month,
    formatWeekdayName: words.weekday,
    formatYearDropdown: (date) => String(date.getFullYear()),
  };
  const labels: Partial<Labels> = {
    labelNav: () => t('month'),
    labelPrevious: () => t('previousMonth'),
    labelNext: () => t('nextMonth'),
    labelMonthDropdown: () => t('month'),
    labelYearDropdown: () => t('year'),
    labelGrid: words.caption,
    labelWeekday: words.weekday,
    labelDayButton: (date, modifiers) => {
      const day = words.dayInFull(dayAt(date));
      const named = modifiers['today'] === true ? t('todayIs', { day }) : day;
      return modifiers['selected'] === true ? t('selectedDay', { day: named }) : named;
    },
  };
  // A key that leads beyond the limits leads to the first or the last day.
  const dateLib = useMemo(
    () => ({
      max: (dates: Date[]) => dateOf([first, ...dates.map(dayAt)].toSorted().at(-1) ?? first),
      min: (dates: Date[]) => dateOf([last, ...dates.map(dayAt)].toSorted()[0] ?? last),
    }),
    [first, last],
  );
  const isBetween = (date: Date): boolean => {
    const ends = [value, rangeWith].toSorted();
    return ends.every(isDay) && isWithin(dayAt(date), { min: ends[0], max: ends[1] });
  };
  const start = [value, rangeWith].find(isDay);
  return (
    <DayPicker
      mode="single"
      required
      timeZone="UTC"
      lang={tag}
      locale={{ code: tag }}
      dir={dir}
      weekStartsOn={words.weekStart}
      captionLayout="dropdown"
      navLayout="after"
      fixedWeeks
      startMonth={dateOf(first)}
      endMonth={dateOf(last)}
      defaultMonth={dateOf(start ?? today)}
      today={dateOf(today)}
      disabled={{ before: dateOf(first), after: dateOf(last) }}
      selected={isDay(value) ? dateOf(value) : undefined}
      onSelect={(date: Date) => onPick(dayAt(date))}
      modifiers={{ between: isBetween }}
      modifiersClassNames={{ between: css.between ?? '' }}
      classNames={classNames}
      components={components}
      formatters={formatters}
      labels={labels}
      dateLib={dateLib}
    />
  );
}
