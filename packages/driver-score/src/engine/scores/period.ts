import { type Day, addDays, isDay } from '@pantau/core/day';

/** Whole days in the company's time zone, both included. */
export interface ScorePeriod {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Periods that users choose by name. They end today, except `lastMonth`. */
export const periodPresets = ['7days', '30days', 'thisMonth', 'lastMonth', '12months'] as const;

export type PeriodPreset = (typeof periodPresets)[number];

/** A named period, or the user's own days. */
export type PeriodChoice = PeriodPreset | ScorePeriod;

export const defaultPeriod: PeriodPreset = '30days';

/** The longest period, in days. */
export const PERIOD_DAYS_MAX = 400;

const DAY_MS = 86_400_000;

export const daysIn = ({ startDate, endDate }: ScorePeriod): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;

/** Whether a period has valid days in the right order, and at most `PERIOD_DAYS_MAX` of them. */
export function isPeriod(period: ScorePeriod): boolean {
  const { startDate, endDate } = period;
  if (!isDay(startDate) || !isDay(endDate)) return false;
  const days = daysIn(period);
  return days >= 1 && days <= PERIOD_DAYS_MAX;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The days of a choice. @param today in the company's time zone */
export function periodOf(choice: PeriodChoice, today: Day): ScorePeriod {
  if (typeof choice === 'object') return choice;
  const lastOfLastMonth = addDays(firstOfMonth(today), -1);
  switch (choice) {
    case '7days':
      return { startDate: addDays(today, -6), endDate: today };
    case '30days':
      return { startDate: addDays(today, -29), endDate: today };
    case 'thisMonth':
      return { startDate: firstOfMonth(today), endDate: today };
    case 'lastMonth':
      return { startDate: firstOfMonth(lastOfLastMonth), endDate: lastOfLastMonth };
    case '12months':
      return { startDate: addDays(today, -364), endDate: today };
  }
}
