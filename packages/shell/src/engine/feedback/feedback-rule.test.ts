import fc from 'fast-check';
import { dayOf } from '@pantau/core/day';
import { describe, expect, it } from 'vitest';
import {
  asksForFeedback,
  dismissedUntil,
  feedbackDays,
  feedbackDueAt,
  nextMonthAt,
} from './feedback-rule.ts';

/** What the rule says, whatever the code has. */
const FEEDBACK_DELAY_MS = 60_000;
const timeZone = 'Asia/Jakarta';
/** A time in Jakarta. */
const at = (text: string): number => Date.parse(`${text}+07:00`);
const timing = { timeZone, days: 5, notBefore: 0 };

describe('the feedback prompt', () => {
  it('comes 60 s after the page was loaded (SH-60)', () => {
    const loadedAt = at('2026-11-27T08:00:00');
    const due = loadedAt + FEEDBACK_DELAY_MS;
    expect(feedbackDueAt({ ...timing, loadedAt, now: loadedAt })).toBe(due);
    expect(feedbackDueAt({ ...timing, loadedAt, now: due + 1 })).toBe(due + 1);
  });

  it.each([
    ['2026-11-25T23:59:59', '2026-11-26T00:00:59'],
    ['2026-11-25T12:00:00', '2026-11-26T00:00:00'],
    ['2026-11-01T00:00:00', '2026-11-26T00:00:00'],
    ['2026-11-26T00:00:00', '2026-11-26T00:01:00'],
    ['2026-11-30T23:58:00', '2026-11-30T23:59:00'],
    ['2026-11-30T23:59:30', '2026-12-27T00:00:00'],
    ['2027-02-01T00:00:00', '2027-02-24T00:00:00'],
    ['2028-02-01T00:00:00', '2028-02-25T00:00:00'],
    ['2026-12-31T23:59:59', '2027-01-27T00:00:00'],
  ])('of a page loaded at %s comes at %s, on the last 5 days of a month (SH-60)', (loaded, due) => {
    const loadedAt = at(loaded);
    expect(feedbackDueAt({ ...timing, loadedAt, now: loadedAt })).toBe(at(due));
  });

  it('uses the days of the company, not of the device (SH-60)', () => {
    // 26 November in Jayapura, still 25 November in Jakarta.
    const now = at('2026-11-25T22:30:00');
    const loadedAt = now - FEEDBACK_DELAY_MS;
    expect(feedbackDueAt({ ...timing, loadedAt, now, timeZone: 'Asia/Jayapura' })).toBe(now);
    expect(feedbackDueAt({ ...timing, loadedAt, now })).toBe(at('2026-11-26T00:00:00'));
  });

  it.each([
    [undefined, 5],
    [3, 3],
    ['7', 7],
    [0, 0],
    [31, 31],
    [32, 0],
    [-1, 0],
    [2.5, 0],
    ['many', 0],
    ['', 0],
    [null, 0],
    [Number.NaN, 0],
    [{}, 0],
  ])('asks on the days of a setting %j: %d (SH-61)', (setting, days) => {
    expect(feedbackDays(setting)).toBe(days);
  });

  it('never comes on 0 days, and on any day of the month on 31 (SH-61)', () => {
    const now = at('2026-11-02T12:00:00');
    const page = { ...timing, loadedAt: now - FEEDBACK_DELAY_MS, now };
    expect(feedbackDueAt({ ...page, days: 0 })).toBeNull();
    expect(feedbackDueAt({ ...page, days: 31 })).toBe(now);
  });

  it('stays away until 23:59 of the day on which it was closed (SH-62)', () => {
    const end = at('2026-11-28T00:00:00');
    for (const time of ['00:00:00', '12:00:00', '23:59:30']) {
      const now = at(`2026-11-27T${time}`);
      expect(dismissedUntil(now, timeZone)).toBe(end);
      const page = { ...timing, loadedAt: now - FEEDBACK_DELAY_MS, now };
      expect(feedbackDueAt({ ...page, notBefore: dismissedUntil(now, timeZone) })).toBe(end);
    }
  });

  it('comes back in the next month after feedback (SH-64)', () => {
    const now = at('2026-12-30T12:00:00');
    expect(nextMonthAt(now, timeZone)).toBe(at('2027-01-01T00:00:00'));
    const notBefore = nextMonthAt(now, timeZone);
    expect(feedbackDueAt({ ...timing, loadedAt: now, now, notBefore })).toBe(
      at('2027-01-27T00:00:00'),
    );
  });

  it('never comes to users of white-label and brand companies (SH-63)', () => {
    expect((['standard', 'whitelabel', 'brand'] as const).map(asksForFeedback)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is due only on the last days of a month, never early, and at most once a day (SH-60, SH-62)', () => {
    const zones = fc.constantFrom('Asia/Jakarta', 'Asia/Jayapura', 'America/New_York', 'UTC');
    const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });
    fc.assert(
      fc.property(instant, instant, zones, fc.integer({ min: 1, max: 31 }), (a, b, zone, days) => {
        const [loadedAt, now] = [Math.min(a, b), Math.max(a, b)];
        const page = { loadedAt, now, days, timeZone: zone, notBefore: 0 };
        const due = feedbackDueAt(page) ?? 0;
        expect(due).toBeGreaterThanOrEqual(Math.max(now, loadedAt + FEEDBACK_DELAY_MS));
        const day = dayOf(due, zone);
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        const lastDate = new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(date).toBeGreaterThan(lastDate - days);
        const again = feedbackDueAt({ ...page, now: due, notBefore: dismissedUntil(due, zone) });
        expect(dayOf(again ?? 0, zone) > day).toBe(true);
      }),
    );
  });
});
