import { describe, expect, it } from 'vitest';
import { SOUND_EVERY_MS, STORED_COUNTS_VALID_MS } from '../alert/limits.ts';
import {
  type ReminderFacts,
  believed,
  isRaised,
  maySound,
  repetitionFrom,
  repetitionOf,
} from './reminder-rules.ts';

const now = Date.UTC(2026, 10, 20, 7, 32);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const facts = (given: Partial<ReminderFacts> = {}): ReminderFacts => ({
  now,
  minutes: 5,
  urgent: 3,
  repetition: null,
  isUnreadable: false,
  counts: null,
  ...given,
});
const counted = (urgent: number, readOn = now) => ({ urgent, important: 1, readOn });

describe('the repetition', () => {
  it.each([5, 10, 15, 30, 60] as const)('checks every %i minutes (spec §4)', (minutes) => {
    expect(repetitionOf(facts({ minutes }))).toEqual({
      minutes,
      nextAt: now + minutes * MINUTE_MS,
    });
  });

  it('is none where the user wants none (spec §4)', () => {
    const repetition = repetitionFrom(5, now);
    expect(repetitionOf(facts({ minutes: 0, repetition }))).toBeNull();
  });

  it('is cleared at 0 urgent alerts (spec §4)', () => {
    const repetition = repetitionFrom(5, now);
    expect(repetitionOf(facts({ urgent: 0, repetition }))).toBeNull();
    expect(repetitionOf(facts({ urgent: 0, isUnreadable: true, counts: counted(2) }))).toBeNull();
  });

  it('that is stored goes on, also while nobody knows how many there are', () => {
    const repetition = { minutes: 5, nextAt: now + MINUTE_MS };
    expect(repetitionOf(facts({ repetition }))).toBe(repetition);
    expect(repetitionOf(facts({ repetition, urgent: null }))).toBe(repetition);
  });

  it('that is overdue is due, not begun anew', () => {
    const repetition = { minutes: 5, nextAt: now - HOUR_MS };
    expect(repetitionOf(facts({ repetition }))).toBe(repetition);
  });

  it('starts anew with another interval, and when the clock was set back', () => {
    const fresh = repetitionFrom(5, now);
    expect(repetitionOf(facts({ repetition: { minutes: 60, nextAt: now + 1 } }))).toEqual(fresh);
    const ahead = { minutes: 5, nextAt: now + 6 * MINUTE_MS };
    expect(repetitionOf(facts({ repetition: ahead }))).toEqual(fresh);
  });

  it('that cannot be read restarts (AC-61)', () => {
    expect(repetitionOf(facts({ urgent: null, isUnreadable: true }))).toEqual(
      repetitionFrom(5, now),
    );
  });

  it('begins from stored counts only while they are valid', () => {
    const begun = (counts: ReminderFacts['counts']) =>
      repetitionOf(facts({ urgent: null, counts })) !== null;
    expect(begun(null)).toBe(false);
    expect(begun(counted(2))).toBe(true);
    expect(begun(counted(0))).toBe(false);
    expect(begun(counted(2, now - HOUR_MS - 1))).toBe(false);
  });
});

describe('stored counts', () => {
  it('are valid for 1 hour (AC-62)', () => {
    expect(STORED_COUNTS_VALID_MS).toBe(HOUR_MS);
    expect(believed(counted(2, now - HOUR_MS), now)).not.toBeNull();
    expect(believed(counted(2, now - HOUR_MS - 1), now)).toBeNull();
  });

  it('of a time to come are not believed', () => {
    expect(believed(counted(2, now + 1), now)).toBeNull();
  });
});

describe('the unresolved-urgent flag', () => {
  it('is up when a check has found more than 0 (spec §4)', () => {
    expect(isRaised(facts({ counts: counted(1) }))).toBe(true);
    expect(isRaised(facts({ counts: counted(1), urgent: null }))).toBe(true);
    expect(isRaised(facts({ counts: counted(0) }))).toBe(false);
    expect(isRaised(facts({ counts: null }))).toBe(false);
  });

  it('is down without a reminder, and at 0 before the next check', () => {
    expect(isRaised(facts({ counts: counted(1), minutes: 0 }))).toBe(false);
    expect(isRaised(facts({ counts: counted(1), urgent: 0 }))).toBe(false);
  });
});

describe('a sound', () => {
  it('begins at most once in 5 s', () => {
    expect(SOUND_EVERY_MS).toBe(5_000);
    expect(maySound(null, now)).toBe(true);
    expect(maySound(now - 4_999, now)).toBe(false);
    expect(maySound(now - 5_000, now)).toBe(true);
  });

  it('is not held back by a clock that was set back', () => {
    expect(maySound(now + HOUR_MS, now)).toBe(true);
  });
});
