import { startOfDay } from '@pantau/core/day';
import { ApiError } from '../lib/api-error.ts';
import { InvalidFields } from '../lib/invalid-fields.ts';

const DAY_MS = 86_400_000;

const PERIOD_MAX_DAYS = 400;

/** Days are counted from 1970-01-01, in the company's time zone. Both ends are included. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** `YYYY-MM-DD`. */
export const formatDay = (day: number): string =>
  new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

function parseDay(field: string, text: string): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / DAY_MS : NaN;
  // `Date` accepts February 31 as March 3.
  if (Number.isNaN(day) || formatDay(day) !== text) {
    throw new InvalidFields([{ field, key: 'dateInvalid' }]);
  }
  return day;
}

/**
 * Reads a period; an end in the future is today.
 *
 * @throws ApiError `INVALID_INPUT` for anything that is not a period of up to 400 days
 */
export function parsePeriod(
  input: { readonly startDate: string; readonly endDate: string },
  today: number,
): Period {
  const from = parseDay('startDate', input.startDate);
  const end = parseDay('endDate', input.endDate);
  if (from > end) throw new ApiError('INVALID_INPUT', 'datesReversed');
  if (from > today) throw new ApiError('INVALID_INPUT', 'periodInFuture');
  const to = Math.min(end, today);
  if (to - from + 1 > PERIOD_MAX_DAYS) {
    throw new ApiError('INVALID_INPUT', 'periodTooLong', { max: PERIOD_MAX_DAYS });
  }
  return { from, to };
}

/** The instants of a period: from the first one on, before the second one. */
export function instantsOf({ from, to }: Period, timeZone: string): readonly [Date, Date] {
  const start = (day: number) => new Date(startOfDay(formatDay(day), timeZone));
  return [start(from), start(to + 1)];
}

const TREND_PERIODS = 6;

/** The period and the ones before it, of the same length, oldest first. */
export function trendPeriods({ from, to }: Period): readonly Period[] {
  const length = to - from + 1;
  return Array.from({ length: TREND_PERIODS }, (_, index) => {
    const shift = (TREND_PERIODS - 1 - index) * length;
    return { from: from - shift, to: to - shift };
  });
}

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % 7);

function firstOfNextMonth(day: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY_MS;
}

const MAX_DAYS_BY_DAY = 31;
const MAX_DAYS_BY_WEEK = 92;

/** The parts of a period in which a score's history is shown: days, weeks or months by its length, oldest first. */
export function historyPeriods({ from, to }: Period): readonly Period[] {
  const length = to - from + 1;
  const next = (day: number): number => {
    if (length <= MAX_DAYS_BY_DAY) return day + 1;
    return length <= MAX_DAYS_BY_WEEK ? mondayOf(day) + 7 : firstOfNextMonth(day);
  };
  const parts: Period[] = [];
  for (let start = from; start <= to; start = next(start)) {
    parts.push({ from: start, to: Math.min(next(start) - 1, to) });
  }
  return parts;
}
