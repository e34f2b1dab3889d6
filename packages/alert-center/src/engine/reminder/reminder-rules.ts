import { type ReminderMinutes, SOUND_EVERY_MS, STORED_COUNTS_VALID_MS } from '../alert/limits.ts';

const MINUTE_MS = 60_000;

/** The running repetition, stored under `alertCenterRepeatInterval` (AC-63). Times are epoch ms. */
export interface Repetition {
  /** The interval when the repetition started. */
  readonly minutes: number;
  readonly nextAt: number;
}

/** Result of a check, stored under `alertCenterUnresolvedCounts` (AC-63). */
export interface StoredCounts {
  readonly urgent: number;
  readonly important: number;
  readonly readOn: number;
}

/** Everything that decides the next step of the reminder. */
export interface ReminderFacts {
  readonly now: number;
  readonly minutes: ReminderMinutes;
  /** Unresolved urgent alerts of the live view; `null` while unknown. */
  readonly urgent: number | null;
  readonly repetition: Repetition | null;
  /** Whether a stored repetition could not be read. */
  readonly isUnreadable: boolean;
  readonly counts: StoredCounts | null;
}

/** When stored counts expire. */
export const countsEndAt = (counts: StoredCounts): number => counts.readOn + STORED_COUNTS_VALID_MS;

/** The counts, or `null` when they have expired (AC-62) or their time is in the future. */
export function validCounts(counts: StoredCounts | null, now: number): StoredCounts | null {
  if (counts === null || now > countsEndAt(counts) || counts.readOn > now) return null;
  return counts;
}

export const repetitionFrom = (minutes: number, now: number): Repetition => ({
  minutes,
  nextAt: now + minutes * MINUTE_MS,
});

/**
 * Whether the repetition has the current interval and is at most one interval ahead, unlike after the clock
 * was set back.
 */
function isCurrent({ repetition, minutes, now }: ReminderFacts): boolean {
  return (
    repetition !== null &&
    repetition.minutes === minutes &&
    repetition.nextAt <= repetitionFrom(minutes, now).nextAt
  );
}

/**
 * The repetition that should run now: none without an interval or without urgent alerts, otherwise the
 * stored one; a new one when the stored one is unreadable (AC-61).
 */
export function repetitionOf(facts: ReminderFacts): Repetition | null {
  const { minutes, urgent, repetition, isUnreadable, counts, now } = facts;
  if (minutes === 0 || urgent === 0) return null;
  if (isCurrent(facts)) return repetition;
  const shouldStart =
    urgent !== null ||
    repetition !== null ||
    isUnreadable ||
    (validCounts(counts, now)?.urgent ?? 0) > 0;
  return shouldStart ? repetitionFrom(minutes, now) : null;
}

/** Whether the flag for unresolved urgent alerts is raised: from a check that found some until none is left. */
export function isRaised({ minutes, urgent, counts, now }: ReminderFacts): boolean {
  return minutes !== 0 && urgent !== 0 && (validCounts(counts, now)?.urgent ?? 0) > 0;
}

/** Whether a sound may start; limits sounds of all tabs to one per `SOUND_EVERY_MS`. */
export function canSound(soundedOn: number | null, now: number): boolean {
  return soundedOn === null || soundedOn > now || now - soundedOn >= SOUND_EVERY_MS;
}
