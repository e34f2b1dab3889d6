import { describe, expect, it } from 'vitest';
import { type DriverScoreSettingField, checkDriverScoreSettings } from './check-settings.ts';
import type { DriverScoreSettings } from './driver-score.ts';

const settings: DriverScoreSettings = {
  base: 80,
  intervalType: 'distance',
  initialInterval: 100,
  initialBonus: 2,
  interval: 100,
  bonus: 1,
  costs: { harshBrake: 1, harshAccel: 1, overspeed: 2.25, sharpturn: 1 },
  minimumScores: { A: 90, B: 80, C: 70, D: 60 },
};

function withValue(field: DriverScoreSettingField, value: number): DriverScoreSettings {
  const [group = '', key] = field.split('.');
  if (key === undefined) return { ...settings, [group]: value };
  return { ...settings, [group]: { ...settings[group as 'costs'], [key]: value } };
}

describe('settings for driver scores', () => {
  it('are accepted if they are consistent (CO-216)', () => {
    expect(checkDriverScoreSettings(settings)).toEqual([]);
    const free = { harshBrake: 0, harshAccel: 0, overspeed: 0, sharpturn: 0 };
    expect(checkDriverScoreSettings({ ...settings, costs: free, bonus: 0 })).toEqual([]);
  });

  it.each([
    ['costs.harshBrake', -0.01, 'negative'],
    ['costs.sharpturn', 0.005, 'tooPrecise'],
    ['costs.overspeed', Number.NaN, 'notNumber'],
    ['bonus', -1, 'negative'],
    ['initialInterval', 0, 'notPositive'],
    ['interval', 0, 'notPositive'],
    ['interval', 100_001, 'tooLarge'],
    ['base', 1_001, 'tooLarge'],
    ['base', 59.99, 'aboveBase'],
    ['minimumScores.B', 90, 'notDescending'],
    ['minimumScores.C', 85, 'notDescending'],
    ['minimumScores.D', 70, 'notDescending'],
    ['minimumScores.D', -1, 'negative'],
  ] as const)('are refused with %s of %d (CO-216)', (field, value, reason) => {
    const expected = reason === 'aboveBase' ? 'minimumScores.D' : field;
    expect(checkDriverScoreSettings(withValue(field, value))).toEqual([
      { field: expected, reason },
    ]);
  });

  it('are refused with another kind of interval (CO-216)', () => {
    const other = { ...settings, intervalType: 'trips' } as unknown as DriverScoreSettings;
    expect(checkDriverScoreSettings(other)).toEqual([{ field: 'intervalType', reason: 'unknown' }]);
  });
});
