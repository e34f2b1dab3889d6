import { describe, expect, it } from 'vitest';
import { calendarWordsOf } from './calendar-words.ts';

const sunday = new Date('2026-11-15T00:00:00Z');

describe('the words of a calendar', () => {
  it.each([
    ['id-ID', 0, 'Min', 'November 2026'],
    ['en-GB', 1, 'Sun', 'November 2026'],
    ['en-US', 0, 'Sun', 'November 2026'],
    ['de-DE', 1, 'So', 'November 2026'],
    ['th-TH', 0, 'อา', 'พฤศจิกายน 2026'],
  ])('follow %s (CO-164)', (tag, weekStart, weekday, caption) => {
    const words = calendarWordsOf(tag);
    expect(words.weekStart).toBe(weekStart);
    expect(words.weekday(sunday)).toBe(weekday);
    expect(words.caption(sunday)).toBe(caption);
  });

  it('abbreviate weekdays to fit their columns (CO-164)', () => {
    expect(calendarWordsOf('ar').weekday(sunday).length).toBeLessThanOrEqual(4);
  });

  it('are of the day itself, whatever the time zone of the device (CO-164)', () => {
    expect(calendarWordsOf('en-GB').dayInFull('2026-11-15')).toMatch(/^Sunday,? 15 November 2026$/);
  });
});
