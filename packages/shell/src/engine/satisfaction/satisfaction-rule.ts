import { dayOf } from '@pantau/core/day';
import { firstAskingDay, nextMonthAt } from '../feedback/feedback-rule.ts';

const DAY_MS = 86_400_000;

/** How long after the page has loaded a user is asked at the earliest, ms. */
const SATISFACTION_DELAY_MS = 300_000;

/** How long a user has known the application before they are asked, ms. */
export const GETTING_TO_KNOW_MS = 7 * DAY_MS;

/** How long a prompt that the user closes stays away, ms. */
export const SATISFACTION_CLOSED_MS = 30 * DAY_MS;

/** How long a user who has answered is not asked again, ms. */
export const SATISFACTION_ANSWERED_MS = 90 * DAY_MS;

export interface SatisfactionTiming {
  /** Epoch ms. */
  readonly now: number;
  /** When the page was loaded, epoch ms. */
  readonly loadedAt: number;
  /** Not before this time, epoch ms. */
  readonly notBefore: number;
  /** Number of days at the end of the month that belong to the feedback prompt; see `feedbackDays`. */
  readonly feedbackDays: number;
  /** Of the company. */
  readonly timeZone: string | undefined;
}

/** When the user may next be asked, epoch ms: `now` or later (SH-76, SH-124). */
export function satisfactionDueAt(timing: SatisfactionTiming): number {
  const { now, loadedAt, notBefore, feedbackDays, timeZone } = timing;
  const earliest = Math.max(now, loadedAt + SATISFACTION_DELAY_MS, notBefore);
  const day = dayOf(earliest, timeZone);
  const isFeedbackTime = feedbackDays > 0 && day >= firstAskingDay(day, feedbackDays);
  return isFeedbackTime ? nextMonthAt(earliest, timeZone) : earliest;
}
