import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const at = Date.UTC(2026, 10, 5, 7, 3, 9);

describe('formats', () => {
  it('are Indonesian', () => {
    const format = createFormat('id', 'Asia/Jakarta');
    expect(format.time(at)).toBe('14.03');
    expect(format.timeWithSeconds(at)).toBe('14.03.09');
    expect(format.date(at)).toBe('5 Nov 2026');
    expect(format.dateTime(at)).toBe('5 Nov 2026, 14.03');
    expect(format.number(14_850_000)).toBe('14.850.000');
    expect(format.currency(14_850_000)).toBe('Rp\u00a014.850.000');
  });

  it('are British for English', () => {
    const format = createFormat('en', 'Asia/Jakarta');
    expect(format.time(at)).toBe('14:03');
    expect(format.number(14_850_000)).toBe('14,850,000');
    expect(format.number(0.5, { style: 'percent' })).toBe('50%');
  });

  it('have a minus sign instead of a hyphen, and keep that of other languages (CO-247)', () => {
    const english = createFormat('en');
    expect(english.number(-3.4)).toBe('\u22123.4');
    expect(english.number(-0, { signDisplay: 'always' })).toBe('\u22120');
    expect(english.number(-0.18, { style: 'percent' })).toBe('\u221218%');
    expect(createFormat('id').number(-3.4)).toBe('\u22123,4');
    expect(createFormat('id').currency(-1_500)).toBe('\u2212Rp\u00a01.500');
    expect(createFormat('sv').number(-3.4)).toBe('\u22123,4');
    expect(createFormat('ar-EG').number(-3)).toBe(
      new Intl.NumberFormat('ar-EG').format(-3).replace('-', '\u2212'),
    );
  });

  it('follow the tag of any other language (CO-38)', () => {
    const german = createFormat('de-AT', 'Asia/Jakarta');
    expect(german.locale).toBe('de-AT');
    expect(german.date(at)).toBe('5. Nov. 2026');
    const thai = createFormat('th_TH', 'Asia/Bangkok');
    expect(thai.date(at)).toContain('2569');
    expect(thai.time(at)).toBe('14:03');
  });

  it('are English for a tag that is not well-formed', () => {
    expect(createFormat('not a language!', 'UTC').time(at)).toBe('07:03');
  });

  it('follow the time zone, and the device when the zone is unknown (CO-7)', () => {
    expect(createFormat('en', 'Asia/Jayapura').time(at)).toBe('16:03');
    expect(createFormat('en', 'Mars/Olympus').timeZone).toBeUndefined();
  });

  it('write midnight as 00', () => {
    expect(createFormat('en', 'UTC').time(Date.UTC(2026, 0, 1))).toBe('00:00');
  });
});
