import { type Day, isDay } from '../../clock/day.ts';

type Part = 'day' | 'month' | 'year';

/** How a language writes days. */
export interface DayFormat {
  /** Order of the parts: 14/11/2026 is day, month, year. */
  readonly order: readonly Part[];
  /** Names of the months from January, in lower case: each in full and abbreviated. */
  readonly months: readonly (readonly string[])[];
  /** 14/11/2026. */
  format(day: Day): string;
  /** `dd/mm/yyyy` with the letters of the language. */
  pattern(letters: Readonly<Record<Part, string>>): string;
}

const asDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const isPart = (type: string): type is Part =>
  type === 'day' || type === 'month' || type === 'year';

/** @param tag for `Intl` */
export function dayFormatOf(tag: string): DayFormat {
  const plain = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  const numeric = new Intl.DateTimeFormat(tag, {
    ...plain,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const names = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(tag, { ...plain, month }),
  );
  const parts = numeric.formatToParts(0);
  return {
    order: parts.flatMap(({ type }) => (isPart(type) ? [type] : [])),
    months: Array.from({ length: 12 }, (_, index) =>
      names.map((name) => name.format(Date.UTC(2026, index)).toLowerCase().replace('.', '')),
    ),
    format: (day) => numeric.format(asDate(day)),
    pattern: (letters) =>
      parts.map(({ type, value }) => (isPart(type) ? letters[type] : value)).join(''),
  };
}

const CENTURY_YEARS = 100;
/** A two-digit year is at most this many years ahead. */
const YEARS_AHEAD = 20;

/** 26 is 2026, 85 is 1985. */
function fullYear(text: string, thisYear: number): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const inCentury = thisYear - (thisYear % CENTURY_YEARS) + year;
  return inCentury > thisYear + YEARS_AHEAD ? inCentury - CENTURY_YEARS : inCentury;
}

/** The number of the month with this name or a name that starts with it; 0 if there is none. */
function monthNamed(name: string, { months }: DayFormat): number {
  const matches = (one: string): boolean =>
    one === name || (name.length >= 3 && one.startsWith(name));
  return months.findIndex((names) => names.some(matches)) + 1;
}

type Parts = Readonly<Partial<Record<Part, string | undefined>>>;

/** The parts of a day in the order of the language; the year may be missing. */
function partsOf(words: readonly string[], format: DayFormat): Parts | null {
  const named = words.findIndex((word) => !/^\d+$/.test(word));
  const numbers = words.filter((_, index) => index !== named);
  if (named !== -1) {
    const month = monthNamed(words[named] ?? '', format);
    const [day, year] = numbers;
    return month === 0 || numbers.length > 2 ? null : { day, month: String(month), year };
  }
  const isYearFirst = words[0]?.length === 4;
  const order: readonly Part[] = isYearFirst ? ['year', 'month', 'day'] : format.order;
  const used = words.length === 2 ? order.filter((part) => part !== 'year') : order;
  if (words.length !== used.length) return null;
  return Object.fromEntries(used.map((part, index) => [part, words[index]]));
}

/**
 * Parses a day as typed or pasted: 14/11/2026, 14-11-26, 14.11, 14 Nov 2026 or 2026-11-14. A day without
 * a year is in the current year.
 *
 * @returns `null` if the text is not a day from 1900 to 9999
 */
export function parseDayText(text: string, format: DayFormat, today: Day): Day | null {
  const typed = text.trim().toLowerCase();
  if (!/^[\p{L}\d]+(?:(?:\s*[./,-]\s*|\s+)[\p{L}\d]+)*\.?$/u.test(typed)) return null;
  const parts = partsOf(typed.match(/\d+|\p{L}+/gu) ?? [], format);
  if (parts?.day === undefined || parts.month === undefined) return null;
  const thisYear = Number(today.slice(0, 4));
  const year = parts.year === undefined ? thisYear : fullYear(parts.year, thisYear);
  const pad = (value: number | string, length: number): string =>
    String(Number(value)).padStart(length, '0');
  const day = `${pad(year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`;
  return isDay(day) ? day : null;
}
