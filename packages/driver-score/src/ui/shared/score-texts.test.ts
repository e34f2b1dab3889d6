import { createFormat, createI18n } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import { driverScoreMessages } from '../../messages/driver-score-messages.ts';
import { scoreTexts } from './score-texts.ts';

const textsIn = (locale: 'en' | 'id') =>
  scoreTexts(
    createI18n({ locale }).translator(driverScoreMessages),
    createFormat(locale, 'Asia/Jakarta'),
  );

describe('the days below a chart (DS-67)', () => {
  it('are days of a month within a year', () => {
    const days = ['2025-11-28', '2026-05-27', '2026-11-27'];
    expect(textsIn('en').days(days)).toEqual(['28 Nov', '27 May', '27 Nov']);
    expect(textsIn('id').days(days)).toEqual(['28 Nov', '27 Mei', '27 Nov']);
  });

  it('have the year beyond', () => {
    const days = ['2024-11-28', '2025-11-28', '2026-11-27'];
    expect(textsIn('en').days(days)).toEqual(['Nov 2024', 'Nov 2025', 'Nov 2026']);
    expect(textsIn('id').days(days)).toEqual(['Nov 2024', 'Nov 2025', 'Nov 2026']);
  });

  it('are none for a chart without points', () => {
    expect(textsIn('en').days([])).toEqual([]);
  });
});
