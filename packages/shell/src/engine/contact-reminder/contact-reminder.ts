import type { SessionUser } from '@pantau/core';
import { dayOf } from '@pantau/core/day';

/** How a user can be reached besides the application. */
export type ContactField = 'email' | 'phoneNo';

const contactFields: readonly ContactField[] = ['email', 'phoneNo'];

type Contact = Pick<SessionUser, ContactField>;

/** What the user's profile lacks. */
export const missingContact = (user: Contact): readonly ContactField[] =>
  contactFields.filter((field) => (user[field] ?? '').trim() === '');

/** Whether a reminder, ISO 8601, was in the same month of the company's time zone as `now`, epoch ms. */
function isThisMonth(lastReminder: string | null, now: number, timeZone: string): boolean {
  const ms = lastReminder === null ? Number.NaN : Date.parse(lastReminder);
  if (Number.isNaN(ms)) return false;
  return dayOf(ms, timeZone).slice(0, 7) === dayOf(now, timeZone).slice(0, 7);
}

/** Whether to remind the user of a missing email address or phone number: once a month (SH-69). */
export const shouldRemind = (
  user: Contact & Pick<SessionUser, 'lastReminder' | 'timeZone'>,
  now: number,
): boolean =>
  missingContact(user).length > 0 && !isThisMonth(user.lastReminder, now, user.timeZone);

/** Keeps when the user was reminded. Rejects with `PantauError`. */
export interface ReminderSource {
  /** @param at epoch ms; a time in the future counts as now */
  saveReminder(at: number, signal?: AbortSignal): Promise<void>;
}
