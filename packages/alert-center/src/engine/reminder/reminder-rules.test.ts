import { describe, expect, it } from 'vitest';
import { SOUND_EVERY_MS, STORED_COUNTS_VALID_MS } from '../alert/limits.ts';
import {
  type ReminderFacts,
  validCounts,
  isRaised,
  canSound,
  repetitionFrom,
  repetitionOf,
} from './reminder-rules.ts';

const now = Date.UTC(2026, 10, 20, 7, 32);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const facts = (overrides: Partial<ReminderFacts> = {}): ReminderFacts => ({
  now,
  minutes: 5,
  urgent: 3,
  repetition: null,
  isUnreadable: false,
  counts: null,
  ...overrides,
});
const counted = (urgent: number, readOn = now) => ({ urgent, important: 1, readOn });

describe('repetitionOf', () => {
  it.each([5, 10, 15, 30, 60] as const)('starts with an interval of %i minutes', (minutes) => {
    expect(repetitionOf(facts({ minutes }))).toEqual({
      minutes,
      nextAt: now + minutes * MINUTE_MS,
    });
  });

  it('is null when the user has turned the reminder off', () => {
    const repetition = repetitionFrom(5, now);
    expect(repetitionOf(facts({ minutes: 0, repetition }))).toBeNull();
  });

  it('is null at 0 urgent alerts', () => {
    const repetition = repetitionFrom(5, now);
    expect(repetitionOf(facts({ urgent: 0, repetition }))).toBeNull();
    expect(repetitionOf(facts({ urgent: 0, isUnreadable: true, counts: counted(2) }))).toBeNull();
  });

  it('keeps the stored repetition, also while the count is unknown', () => {
    const repetition = { minutes: 5, nextAt: now + MINUTE_MS };
    expect(repetitionOf(facts({ repetition }))).toBe(repetition);
    expect(repetitionOf(facts({ repetition, urgent: null }))).toBe(repetition);
  });

  it('keeps an overdue repetition instead of starting a new one', () => {
    const repetition = { minutes: 5, nextAt: now - HOUR_MS };
    expect(repetitionOf(facts({ repetition }))).toBe(repetition);
  });

  it('starts a new repetition after a changed interval or a clock set back', () => {
    const fresh = repetitionFrom(5, now);
    expect(repetitionOf(facts({ repetition: { minutes: 60, nextAt: now + 1 } }))).toEqual(fresh);
    const ahead = { minutes: 5, nextAt: now + 6 * MINUTE_MS };
    expect(repetitionOf(facts({ repetition: ahead }))).toEqual(fresh);
  });

  it('starts a new repetition when the stored one is unreadable (AC-61)', () => {
    expect(repetitionOf(facts({ urgent: null, isUnreadable: true }))).toEqual(
      repetitionFrom(5, now),
    );
  });

  it('starts from stored counts only while they are valid', () => {
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
    expect(validCounts(counted(2, now - HOUR_MS), now)).not.toBeNull();
    expect(validCounts(counted(2, now - HOUR_MS - 1), now)).toBeNull();
  });

  it('are invalid when their time is in the future', () => {
    expect(validCounts(counted(2, now + 1), now)).toBeNull();
  });
});

describe('the flag for unresolved urgent alerts', () => {
  it('is raised when a check has found more than 0', () => {
    expect(isRaised(facts({ counts: counted(1) }))).toBe(true);
    expect(isRaised(facts({ counts: counted(1), urgent: null }))).toBe(true);
    expect(isRaised(facts({ counts: counted(0) }))).toBe(false);
    expect(isRaised(facts({ counts: null }))).toBe(false);
  });

  it('is lowered without a reminder, and at 0 even before the next check', () => {
    expect(isRaised(facts({ counts: counted(1), minutes: 0 }))).toBe(false);
    expect(isRaised(facts({ counts: counted(1), urgent: 0 }))).toBe(false);
  });
});

describe('a sound', () => {
  it('starts at most once per 5 s', () => {
    expect(SOUND_EVERY_MS).toBe(5_000);
    expect(canSound(null, now)).toBe(true);
    expect(canSound(now - 4_999, now)).toBe(false);
    expect(canSound(now - 5_000, now)).toBe(true);
  });

  it('is not delayed after the clock was set back', () => {
    expect(canSound(now + HOUR_MS, now)).toBe(true);
  });
});
