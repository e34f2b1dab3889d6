import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from './local-time.ts';
import type { Schedule } from './rule.ts';
import { isWithinSchedule } from './schedule.ts';

const everyDay: readonly number[] = [];
const schedule = (startTime: string | null, endTime: string | null, daysOfWeek = everyDay) =>
  ({ startTime, endTime, daysOfWeek }) satisfies Schedule;

/** 2026-11-16 is a Monday. */
const utc = (day: number, hour: number, minute = 0, second = 0) =>
  Date.UTC(2026, 10, 16 + day, hour, minute, second);

describe('local time', () => {
  it('is seven hours ahead of UTC in Jakarta and nine in Jayapura all year', () => {
    for (const month of [0, 2, 5, 9, 11]) {
      const noon = Date.UTC(2026, month, 15, 12);
      expect(localTime(noon, 'Asia/Jakarta').minuteOfDay).toBe(19 * 60);
      expect(localTime(noon, 'Asia/Makassar').minuteOfDay).toBe(20 * 60);
      expect(localTime(noon, 'Asia/Jayapura').minuteOfDay).toBe(21 * 60);
    }
  });

  it('has the next weekday after local midnight', () => {
    expect(localTime(utc(0, 16, 59), 'Asia/Jakarta')).toEqual({ dayOfWeek: 1, minuteOfDay: 1439 });
    expect(localTime(utc(0, 17), 'Asia/Jakarta')).toEqual({ dayOfWeek: 2, minuteOfDay: 0 });
    expect(localTime(utc(6, 15), 'Asia/Jayapura')).toEqual({ dayOfWeek: 1, minuteOfDay: 0 });
  });

  it('follows daylight saving time', () => {
    expect(localTime(Date.UTC(2026, 0, 15, 12), 'Europe/Berlin').minuteOfDay).toBe(13 * 60);
    expect(localTime(Date.UTC(2026, 6, 15, 12), 'Europe/Berlin').minuteOfDay).toBe(14 * 60);
  });
});

describe('the schedule of a rule', () => {
  it('follows the company’s time zone (RS-57)', () => {
    const office = schedule('08:00', '17:00', [1]);
    expect(isWithinSchedule(office, utc(0, 1), 'Asia/Jakarta')).toBe(true);
    expect(isWithinSchedule(office, utc(0, 0, 59), 'Asia/Jakarta')).toBe(false);
    expect(isWithinSchedule(office, utc(-1, 23), 'Asia/Jayapura')).toBe(true);
    expect(isWithinSchedule(office, utc(-1, 23), 'Asia/Jakarta')).toBe(false);
  });

  it('includes its last minute and nothing after it (RS-57)', () => {
    const office = schedule('08:00', '17:00');
    expect(isWithinSchedule(office, utc(0, 10, 0, 59), 'Asia/Jakarta')).toBe(true);
    expect(isWithinSchedule(office, utc(0, 10, 1), 'Asia/Jakarta')).toBe(false);
  });

  it('across midnight belongs to the day on which it starts (RS-57)', () => {
    const night = schedule('22:00', '05:00', [1]);
    const jakarta = (day: number, hour: number, minute = 0) => utc(day, hour - 7, minute);
    expect(isWithinSchedule(night, jakarta(0, 22), 'Asia/Jakarta')).toBe(true);
    expect(isWithinSchedule(night, jakarta(1, 2), 'Asia/Jakarta')).toBe(true);
    expect(isWithinSchedule(night, jakarta(1, 5), 'Asia/Jakarta')).toBe(true);
    expect(isWithinSchedule(night, jakarta(1, 5, 1), 'Asia/Jakarta')).toBe(false);
    expect(isWithinSchedule(night, jakarta(0, 2), 'Asia/Jakarta')).toBe(false);
    expect(isWithinSchedule(night, jakarta(1, 22), 'Asia/Jakarta')).toBe(false);
  });

  it('of Sunday night extends to Monday (RS-57)', () => {
    const sundayNight = schedule('22:00', '05:00', [7]);
    expect(isWithinSchedule(sundayNight, utc(-1, 20), 'Asia/Jakarta')).toBe(true);
    expect(isWithinSchedule(sundayNight, utc(0, 20), 'Asia/Jakarta')).toBe(false);
  });

  it('without times covers whole days (RS-57)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 * 1440 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        fc.constantFrom(
          ...([
            [null, null],
            ['00:00', '23:59'],
            ['06:00', '06:00'],
          ] as const),
        ),
        (minutes, days, [start, end]) => {
          const now = utc(0, 0) + minutes * 60_000;
          expect(isWithinSchedule(schedule(start, end, days), now, 'Asia/Makassar')).toBe(
            days.includes(localTime(now, 'Asia/Makassar').dayOfWeek),
          );
        },
      ),
    );
  });

  it('and its complement cover the day without gap or overlap (RS-57)', () => {
    const text = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 1439 }),
        (start, length, minute) => {
          fc.pre(length < 1438 && length > 0);
          const end = (start + length) % 1440;
          const window = schedule(text(start), text(end));
          const rest = schedule(text((end + 1) % 1440), text((start + 1439) % 1440));
          fc.pre(window.startTime !== window.endTime && rest.startTime !== rest.endTime);
          const now = utc(0, 0) + minute * 60_000;
          expect(isWithinSchedule(window, now, 'Asia/Jakarta')).toBe(
            !isWithinSchedule(rest, now, 'Asia/Jakarta'),
          );
        },
      ),
    );
  });
});
