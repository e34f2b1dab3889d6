import { describe, expect, it } from 'vitest';
import { formatAlertData } from './format-alert-data.ts';

const NBSP = '\u00a0';
const plain = (text: string | null): string | null => text?.replaceAll(NBSP, ' ') ?? null;

describe('formatted alert data', () => {
  it.each([
    [8, 82.46, '82,5 km/jam'],
    [8, 1_234, '1.234 km/jam'],
    [13, 12.5, '12,5%'],
    [17, -18, '-18 °C'],
    [15, 45, '45 detik'],
    [16, 750, '12 menit 30 detik'],
    [16, 4_800, '1 jam 20 menit'],
    [15, 0, '0 detik'],
  ])('formats code %i with %d as %s', (code, value, text) => {
    expect(plain(formatAlertData(code, value))).toBe(text);
  });

  it('formats driving time in hours', () => {
    expect(formatAlertData(117, 14_400)).toBe('4 jam');
    expect(formatAlertData(117, 16_200)).toBe('4,5 jam');
  });

  it.each([
    [8, 1_234.56, '1,234.6 km/h'],
    [17, -18, '-18 °C'],
    [16, 3_660, '1 hour 1 minute'],
    [15, 0, '0 seconds'],
    [117, 16_200, '4.5 hours'],
  ])('formats code %i with %d in English as %s (RS-297)', (code, value, text) => {
    expect(plain(formatAlertData(code, value, 'en'))).toBe(text);
  });

  it('is null without a value, or for a code without one', () => {
    expect(formatAlertData(8, null)).toBeNull();
    expect(formatAlertData(1, 5)).toBeNull();
    expect(formatAlertData(137, 5)).toBeNull();
    expect(formatAlertData(99_999, 5)).toBeNull();
  });
});
