import type { Day } from '../../clock/day.ts';

/** What the user can pick; both days are included. */
export interface DayLimits {
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
}

/** Without limits of its own, a calendar reaches this many years back and ahead. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/** The calendar counts in UTC, where every day has the same length. */
export const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** @param date at any time of a day in UTC */
export const dayAt = (date: Date): Day => new Date(date.getTime()).toISOString().slice(0, 10);

/** The first and the last day of the calendar. */
export function calendarSpan({ min, max }: DayLimits, today: Day): { first: Day; last: Day } {
  const year = Number(today.slice(0, 4));
  return {
    first: min ?? `${year - YEARS_BACK}-01-01`,
    last: max ?? `${year + YEARS_AHEAD}-12-31`,
  };
}

export const isWithin = (day: Day, { min = day, max = day }: DayLimits): boolean =>
  day >= min && day <= max;
