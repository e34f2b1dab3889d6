import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { id } from '../../messages/id.ts';
import { greetingKeyAt, firstName, longDateTime } from './greeting.ts';

const noonInLondon = Date.UTC(2026, 10, 20, 12, 0);

describe('greeting', () => {
  it('uses the company’s time zone, not the device’s (PO-29)', () => {
    expect(greetingKeyAt(noonInLondon, 'Europe/London')).toBe('goodAfternoon');
    expect(greetingKeyAt(noonInLondon, 'Asia/Jakarta')).toBe('goodEvening');
    expect(greetingKeyAt(noonInLondon, 'America/New_York')).toBe('goodMorning');
  });

  it.each([
    [3, 'goodEvening'],
    [4, 'goodMorning'],
    [10, 'goodMorning'],
    [11, 'goodAfternoon'],
    [14, 'goodAfternoon'],
    [15, 'goodLateAfternoon'],
    [17, 'goodLateAfternoon'],
    [18, 'goodEvening'],
    [0, 'goodEvening'],
  ])('at %i:00 is %s (PO-60)', (hour, key) => {
    expect(greetingKeyAt(Date.UTC(2026, 10, 20, hour), 'UTC')).toBe(key);
  });

  it('addresses the user by first name (PO-29)', () => {
    expect(firstName('  Rina  Kusuma ')).toBe('Rina');
    expect(firstName('Slamet')).toBe('Slamet');
  });
});

describe('greetings', () => {
  it('say good afternoon from 15 to 18 as Indonesians do (PO-60)', () => {
    expect(id.goodAfternoon).toMatch(/^Selamat siang/);
    expect(id.goodLateAfternoon).toMatch(/^Selamat sore/);
    expect(en.goodLateAfternoon).toBe(en.goodAfternoon);
  });
});

describe('long date', () => {
  it('is formatted per language, with the zone name (PO-30)', () => {
    expect(longDateTime(noonInLondon, 'id', 'Asia/Jakarta')).toBe(
      'Jumat, 20 November 2026, 19.00 WIB',
    );
    expect(longDateTime(noonInLondon, 'en', 'Asia/Makassar')).toMatch(
      /^Friday,? 20 November 2026, 20:00 WITA$/,
    );
  });
});
