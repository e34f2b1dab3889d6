import { describe, expect, it } from 'vitest';
import { shiftEnd } from './day.ts';

const at = (text: string): number => Date.parse(text);

describe('the end of a shift', () => {
  it.each([
    [
      'just after a change',
      'Asia/Jakarta',
      '2026-11-20T06:00:00.001+07:00',
      '2026-11-20T14:00+07:00',
    ],
    ['in the afternoon', 'Asia/Jakarta', '2026-11-20T21:59:59.999+07:00', '2026-11-20T22:00+07:00'],
    ['at the change itself', 'Asia/Jakarta', '2026-11-20T14:00:00+07:00', '2026-11-20T22:00+07:00'],
    ['late in the evening', 'Asia/Jakarta', '2026-11-20T23:30:00+07:00', '2026-11-21T06:00+07:00'],
    ['after midnight', 'Asia/Jakarta', '2026-11-20T00:10:00+07:00', '2026-11-20T06:00+07:00'],
    [
      'on the last day of a year',
      'Asia/Jayapura',
      '2026-12-31T22:00:00+09:00',
      '2027-01-01T06:00+09:00',
    ],
    [
      'where the clocks go back that night',
      'Europe/Berlin',
      '2026-10-24T22:30:00+02:00',
      '2026-10-25T06:00+01:00',
    ],
  ])('is the next 06:00, 14:00 or 22:00 of the company, %s (RS-556)', (_when, zone, now, end) => {
    expect(new Date(shiftEnd(at(now), zone))).toEqual(new Date(end));
  });
});
