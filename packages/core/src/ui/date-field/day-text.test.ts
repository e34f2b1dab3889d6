import { describe, expect, it } from 'vitest';
import { dayFormatOf, parseDayText } from './day-text.ts';

const today = '2026-11-20';
const indonesian = dayFormatOf('id-ID');
const english = dayFormatOf('en-GB');
const american = dayFormatOf('en-US');

describe('typed days', () => {
  it.each([
    ['14/11/2026', '2026-11-14'],
    [' 14-11-2026 ', '2026-11-14'],
    ['14.11.26', '2026-11-14'],
    ['1/2/26', '2026-02-01'],
    ['1/2/85', '1985-02-01'],
    ['14/11', '2026-11-14'],
    ['2026-11-14', '2026-11-14'],
    ['14 Nov 2026', '2026-11-14'],
    ['14 november', '2026-11-14'],
  ])('in Indonesian and British English %s is %s (CO-162)', (text, day) => {
    expect([indonesian, english].map((format) => parseDayText(text, format, today))).toEqual([
      day,
      day,
    ]);
  });

  it('take the names and the order of parts from the language (CO-162)', () => {
    expect(parseDayText('17 Agustus 2026', indonesian, today)).toBe('2026-08-17');
    expect(parseDayText('17 Agu 26', indonesian, today)).toBe('2026-08-17');
    expect(parseDayText('17 Agustus 2026', english, today)).toBeNull();
    expect(parseDayText('11/14/2026', american, today)).toBe('2026-11-14');
    expect(parseDayText('Nov 14, 2026', american, today)).toBe('2026-11-14');
  });

  it.each([
    '',
    '31/02/2026',
    '14/13/2026',
    '14',
    '14//11/2026',
    '1/2/3/4',
    '14 Foo 2026',
    '14/11/1850',
    '-14/11',
    'kemarin',
    '14/11/20261',
  ])('"%s" is no day', (text) => {
    expect(parseDayText(text, indonesian, today)).toBeNull();
  });

  it('are written as the language writes them', () => {
    expect(indonesian.format('2026-11-04')).toBe('04/11/2026');
    expect(american.format('2026-11-04')).toBe('11/04/2026');
    const letters = { day: 'hh', month: 'bb', year: 'tttt' };
    expect(indonesian.pattern(letters)).toBe('hh/bb/tttt');
  });
});
