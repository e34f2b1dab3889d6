import { describe, expect, it } from 'vitest';
import { addDays, dayOf, endOfDay, instantAt, isDay, isTime, startOfDay, timeOf } from './day.ts';

const jakarta = 'Asia/Jakarta';
const today = '2026-11-20';

describe('days', () => {
  it('accepts only days that exist', () => {
    expect(['2026-02-28', '2024-02-29', '1999-12-31'].map(isDay)).toEqual([true, true, true]);
    const odd = [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '',
      'today',
      '1850-01-01',
      '2026-11-20T00',
    ];
    expect(odd.filter(isDay)).toEqual([]);
  });

  it('uses the day of the company, not of the device or UTC', () => {
    expect(dayOf(Date.parse('2026-11-19T17:00:00Z'), jakarta)).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-19T16:59:59Z'), jakarta)).toBe('2026-11-19');
    expect(dayOf(Date.parse('2026-11-19T16:59:59Z'), 'Asia/Jayapura')).toBe('2026-11-20');
  });

  it('runs a day from 00:00:00 to 23:59:59.999 (DT-26)', () => {
    expect(new Date(startOfDay(today, jakarta)).toISOString()).toBe('2026-11-19T17:00:00.000Z');
    expect(new Date(endOfDay(today, jakarta)).toISOString()).toBe('2026-11-20T16:59:59.999Z');
  });

  it.each([
    ['Asia/Jayapura', '2026-11-20', '2026-11-19T15:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // Midnight is skipped there: the day begins at 01:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('in %s %s begins at %s', (zone, day, expected) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(expected);
    expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
    expect(dayOf(startOfDay(day, zone) - 1, zone)).toBe(addDays(day, -1));
  });

  it.each([
    [jakarta, today, '07:30', '2026-11-20T00:30:00.000Z'],
    ['Asia/Jayapura', today, '00:00', '2026-11-19T15:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
  ])('in %s %s has the time %s, in both directions', (zone, day, time, expected) => {
    const ms = instantAt(day, time, zone);
    expect(new Date(ms).toISOString()).toBe(expected);
    expect([dayOf(ms, zone), timeOf(ms, zone)]).toEqual([day, time]);
  });

  it('moves a time that the clocks skip', () => {
    expect(timeOf(instantAt('2026-03-29', '02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe(
      '03:30',
    );
  });

  it('accepts only times that exist', () => {
    expect(['00:00', '07:30', '23:59', '24:00', '7:30', '07:60', ''].map(isTime)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('falls back to the device for an unknown time zone', () => {
    expect(dayOf(0, 'Nowhere/Land')).toMatch(/^19(69|70)/);
  });
});
