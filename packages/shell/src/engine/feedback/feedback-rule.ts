import type { CompanyType } from '@pantau/core';
import { addDays, dayOf, endOfDay, startOfDay } from '@pantau/core/day';

/** How long after the page has loaded a user is asked at the earliest, ms. */
const FEEDBACK_DELAY_MS = 60_000;

/** On this many of the month's last days users are asked. */
const DEFAULT_FEEDBACK_DAYS = 5;

const MOST_DAYS = 31;

/** Reads the number of days from a setting: 5 without one, and 0 (never) for anything but a whole number of days (SH-61). */
export function feedbackDays(setting: unknown): number {
  if (setting === undefined) return DEFAULT_FEEDBACK_DAYS;
  const days = typeof setting === 'string' && /^\d+$/.test(setting) ? Number(setting) : setting;
  const isValid = Number.isInteger(days) && Number(days) >= 0 && Number(days) <= MOST_DAYS;
  return isValid ? Number(days) : 0;
}

/** The month of a day, such as `2026-11`. */
const monthOf = (day: string): string => day.slice(0, 7);

function firstOfNextMonth(day: string): string {
  const [year = 0, month = 0] = monthOf(day).split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** The first of the last days of a month, at the earliest the first of the month. */
export function firstAskingDay(day: string, days: number): string {
  const first = addDays(firstOfNextMonth(day), -days);
  const start = `${monthOf(day)}-01`;
  return first < start ? start : first;
}

export interface FeedbackTiming {
  /** Epoch ms. */
  readonly now: number;
  /** When the page was loaded, epoch ms. */
  readonly loadedAt: number;
  /** Not before this time, epoch ms: the user has closed the prompt, or has given feedback. */
  readonly notBefore: number;
  /** From `feedbackDays`. */
  readonly days: number;
  /** Of the company. */
  readonly timeZone: string | undefined;
}

/** When the user may next be asked, epoch ms: `now` or later; `null` for never (SH-60). */
export function feedbackDueAt(timing: FeedbackTiming): number | null {
  const { now, loadedAt, notBefore, days, timeZone } = timing;
  if (days <= 0) return null;
  const earliest = Math.max(now, loadedAt + FEEDBACK_DELAY_MS, notBefore);
  const day = dayOf(earliest, timeZone);
  const first = firstAskingDay(day, days);
  return day >= first ? earliest : startOfDay(first, timeZone);
}

/** Until when a prompt that the user closes stays away, epoch ms: the end of the day, 23:59 (SH-62). */
export const dismissedUntil = (now: number, timeZone: string | undefined): number =>
  endOfDay(dayOf(now, timeZone), timeZone) + 1;

/** When a user who has given feedback may be asked again, epoch ms: in the next month. */
export const nextMonthAt = (now: number, timeZone: string | undefined): number =>
  startOfDay(firstOfNextMonth(dayOf(now, timeZone)), timeZone);

/** White-label and brand companies have their own relation to their users (SH-63). */
export const asksForFeedback = (companyType: CompanyType): boolean => companyType === 'standard';
