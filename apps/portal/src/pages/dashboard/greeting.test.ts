import { describe, expect, it } from 'vitest';
import { dayPartAt, firstNameOf, longDateTime } from './greeting.ts';

const noonInLondon = Date.UTC(2026, 10, 20, 12, 0);

describe('the greeting', () => {
  it('follows the time zone of the company, not of the device', () => {
    expect(dayPartAt(noonInLondon, 'Europe/London')).toBe('goodAfternoon');
    expect(dayPartAt(noonInLondon, 'Asia/Jakarta')).toBe('goodEvening');
    expect(dayPartAt(noonInLondon, 'America/New_York')).toBe('goodMorning');
  });

  it.each([
    [3, 'goodEvening'],
    [4, 'goodMorning'],
    [10, 'goodMorning'],
    [11, 'goodAfternoon'],
    [17, 'goodAfternoon'],
    [18, 'goodEvening'],
    [0, 'goodEvening'],
  ])('at %i o’clock is %s', (hour, part) => {
    expect(dayPartAt(Date.UTC(2026, 10, 20, hour), 'UTC')).toBe(part);
  });

  it('uses the first name', () => {
    expect(firstNameOf('  Rina  Kusuma ')).toBe('Rina');
    expect(firstNameOf('Slamet')).toBe('Slamet');
  });
});

describe('the date', () => {
  it('is written as each language writes it, with the zone’s name', () => {
    expect(longDateTime(noonInLondon, 'id', 'Asia/Jakarta')).toBe(
      'Jumat, 20 November 2026, 19.00 WIB',
    );
    expect(longDateTime(noonInLondon, 'en', 'Asia/Makassar')).toMatch(
      /^Friday,? 20 November 2026, 20:00 WITA$/,
    );
  });
});
