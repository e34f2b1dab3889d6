import { createFormat } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import { decimalSign } from './decimal-sign.ts';

describe('the decimal sign', () => {
  it.each(['en', 'id'] as const)('of %s needs no Intl.NumberFormat (DT-450)', (locale) => {
    const format = createFormat(locale, 'Asia/Jakarta');
    const number = vi.fn(format.number);
    expect(format.number(0.5)).toContain(decimalSign({ ...format, number }));
    expect(number).not.toHaveBeenCalled();
  });

  it('of other languages is that of Intl', () => {
    expect(decimalSign(createFormat('de'))).toBe(',');
    expect(decimalSign(createFormat('en-ZA'))).toBe(createFormat('en-ZA').number(0.5)[1]);
  });
});
