import { SOUND_EVERY_MS, STORED_COUNTS_VALID_MS } from '../alert/limits.ts';
import type { ReminderMinutes } from '../panel/reminder-interval.ts';

const MINUTE_MS = 60_000;

/** The running repetition; kept under `alertCenterRepeatInterval` (spec alerts §9). Times are epoch ms. */
export interface Repetition {
  /** The interval that it was begun with. */
  readonly minutes: number;
  readonly nextAt: number;
}

/** What a check has found; kept under `alertCenterUnresolvedCounts` (spec alerts §9). */
export interface StoredCounts {
  readonly urgent: number;
  readonly important: number;
  readonly readOn: number;
}

/** What the next step of the reminder hangs on. */
export interface ReminderFacts {
  readonly now: number;
  readonly minutes: ReminderMinutes;
  /** Urgent unresolved alerts as the live view knows them; null: not known just now. */
  readonly urgent: number | null;
  readonly repetition: Repetition | null;
  /** A repetition was stored, and could not be read. */
  readonly isUnreadable: boolean;
  readonly counts: StoredCounts | null;
}

/** When what was counted stops being believed (spec alerts §9). */
export const countsEndAt = (counts: StoredCounts): number => counts.readOn + STORED_COUNTS_VALID_MS;

/** Stored counts are believed for 1 h, and never when they come from the future (spec alerts §9). */
export function believed(counts: StoredCounts | null, now: number): StoredCounts | null {
  if (counts === null || now > countsEndAt(counts) || counts.readOn > now) return null;
  return counts;
}

export const repetitionFrom = (minutes: number, now: number): Repetition => ({
  minutes,
  nextAt: now + minutes * MINUTE_MS,
});

/** Of another interval, or further ahead than one interval, as when the clock was set back. */
function fits({ repetition, minutes, now }: ReminderFacts): boolean {
  return (
    repetition !== null &&
    repetition.minutes === minutes &&
    repetition.nextAt <= repetitionFrom(minutes, now).nextAt
  );
}

/**
 * The repetition that has to run now (spec alerts §4, Urgent reminder): none without an interval or
 * without urgent alerts; the stored one goes on; where it cannot be read it starts anew (spec §8).
 */
export function repetitionOf(facts: ReminderFacts): Repetition | null {
  const { minutes, urgent, repetition, isUnreadable, counts, now } = facts;
  if (minutes === 0 || urgent === 0) return null;
  if (fits(facts)) return repetition;
  const isWanted =
    urgent !== null ||
    repetition !== null ||
    isUnreadable ||
    (believed(counts, now)?.urgent ?? 0) > 0;
  return isWanted ? repetitionFrom(minutes, now) : null;
}

/** The unresolved-urgent flag (spec alerts §4): up from a check that found some, until there is none. */
export function isRaised({ minutes, urgent, counts, now }: ReminderFacts): boolean {
  return minutes !== 0 && urgent !== 0 && (believed(counts, now)?.urgent ?? 0) > 0;
}

/** Whether a sound may begin: not when one has just begun, in this tab or in another. */
export function maySound(soundedOn: number | null, now: number): boolean {
  return soundedOn === null || soundedOn > now || now - soundedOn >= SOUND_EVERY_MS;
}
