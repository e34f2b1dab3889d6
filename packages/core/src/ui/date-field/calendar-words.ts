import type { Day } from '../../clock/day.ts';
import { dateOf } from './calendar-days.ts';

/** How a language writes a calendar. */
export interface CalendarWords {
  /** 0 is Sunday. */
  readonly weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** November. */
  month(date: Date): string;
  /** November 2026. */
  caption(date: Date): string;
  /** Mon, or M in languages with long abbreviations. */
  weekday(date: Date): string;
  /** Saturday, 14 November 2026. */
  dayInFull(day: Day): string;
}

/** Longer abbreviations of weekdays do not fit their column. */
const WEEKDAY_LENGTH_MAX = 4;

/** Firefox and older browsers do not know the first day of the week: there it is Monday, as in ISO 8601. */
interface WeekInfo {
  readonly firstDay?: number;
}

function weekStartOf(tag: string): CalendarWords['weekStart'] {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?(): WeekInfo;
    readonly weekInfo?: WeekInfo;
  };
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return (firstDay % 7) as CalendarWords['weekStart'];
}

/** @param tag for `Intl` */
export function calendarWordsOf(tag: string): CalendarWords {
  const formatOf = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
    const plain = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
    const format = new Intl.DateTimeFormat(tag, { ...plain, ...options });
    return (date) => format.format(date.getTime());
  };
  const short = formatOf({ weekday: 'short' });
  const narrow = formatOf({ weekday: 'narrow' });
  const full = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    weekStart: weekStartOf(tag),
    month: formatOf({ month: 'long' }),
    caption: formatOf({ month: 'long', year: 'numeric' }),
    weekday: (date) => {
      const name = short(date);
      return name.length > WEEKDAY_LENGTH_MAX ? narrow(date) : name;
    },
    dayInFull: (day) => full(dateOf(day)),
  };
}
