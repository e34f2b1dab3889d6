import { describe, expect, it } from 'vitest';
import { falsePercent } from './false-alerts.ts';

describe('the share of false alerts', () => {
  it('is rounded down, so that 100% means all (AR-111)', () => {
    const percents = [
      [31, 50],
      [199, 200],
      [200, 200],
      [5, 9],
      [0, 0],
    ].map(([falseAlerts = 0, total = 0]) => falsePercent({ total, falseAlerts }));
    expect(percents).toEqual([62, 99, 100, 55, 0]);
  });
});
