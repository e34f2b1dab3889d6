import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satisfactionDueAt } from './satisfaction-rule.ts';

const MINUTE_MS = 60_000;
const jakarta = 'Asia/Jakarta';
/** 10 November 2026, 08:00 in Jakarta. */
const morning = Date.UTC(2026, 10, 10, 1);

const dueAt = (change: Partial<Parameters<typeof satisfactionDueAt>[0]> = {}): string =>
  new Date(
    satisfactionDueAt({
      now: morning,
      loadedAt: morning,
      notBefore: 0,
      feedbackDays: 5,
      timeZone: jakarta,
      ...change,
    }),
  ).toISOString();

describe('the satisfaction prompt', () => {
  it('comes five minutes after the page was loaded (SH-76)', () => {
    expect(dueAt()).toBe('2026-11-10T01:05:00.000Z');
    expect(dueAt({ loadedAt: morning - 4 * MINUTE_MS })).toBe('2026-11-10T01:01:00.000Z');
    expect(dueAt({ loadedAt: morning - 9 * MINUTE_MS })).toBe('2026-11-10T01:00:00.000Z');
    expect(dueAt({ notBefore: Date.UTC(2026, 10, 12) })).toBe('2026-11-12T00:00:00.000Z');
  });

  it.each([
    // 25 November, 23:59 in Jakarta, and a minute later.
    ['2026-11-25T16:58:59.000Z', 5, '2026-11-25T16:58:59.000Z'],
    ['2026-11-25T17:00:00.000Z', 5, '2026-11-30T17:00:00.000Z'],
    ['2026-12-31T05:00:00.000Z', 5, '2026-12-31T17:00:00.000Z'],
    ['2026-11-29T05:00:00.000Z', 0, '2026-11-29T05:00:00.000Z'],
    ['2026-11-29T05:00:00.000Z', 1, '2026-11-29T05:00:00.000Z'],
  ])(
    'due at %s, with feedback on the last %d days, comes at %s (SH-124)',
    (at, feedbackDays, due) => {
      const now = Date.parse(at);
      expect(dueAt({ now, loadedAt: now - 10 * MINUTE_MS, feedbackDays })).toBe(due);
    },
  );

  it('never comes early (SH-76)', () => {
    const time = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(
        time,
        time,
        time,
        fc.integer({ min: 0, max: 31 }),
        (now, loadedAt, notBefore, days) => {
          const due = satisfactionDueAt({
            now,
            loadedAt,
            notBefore,
            feedbackDays: days,
            timeZone: jakarta,
          });
          expect(due).toBeGreaterThanOrEqual(Math.max(now, loadedAt + 5 * MINUTE_MS, notBefore));
        },
      ),
    );
  });
});
