import fc from 'fast-check';
import { type ScoreCategory, scoreCategories } from '@pantau/core/driver-score';
import { describe, expect, it } from 'vitest';
import type { CategoryScore, DriverScore } from './driver-score.ts';
import { differenceOf } from './difference.ts';
import { partsOf, stepsOf } from './score-parts.ts';

const settings = {
  base: 80,
  intervalType: 'distance',
  initialInterval: 100,
  initialBonus: 2,
  interval: 100,
  bonus: 1,
  costs: { harshBrake: 1, harshAccel: 1, overspeed: 2, sharpturn: 1 },
  minimumScores: { A: 90, B: 80, C: 70, D: 60 },
} as const;

function scoreWith(
  totalDriven: number,
  totals: Partial<Readonly<Record<ScoreCategory, number>>>,
): DriverScore {
  const categories = Object.fromEntries(
    scoreCategories.map((category) => {
      const total = totals[category] ?? 0;
      return [category, { total, reportedCost: total, score: null }];
    }),
  ) as unknown as Record<ScoreCategory, CategoryScore>;
  const driver = { fullname: '', userId: null, isActive: true, photograph: null, phoneNo: null };
  return {
    ...{ driverId: '1', driver, categories, totalDriven, drivingHours: 0, lastSync: null },
    ...{ totalAlert: 0, score: null, finalGrade: null },
    excludedFalseAlerts: { total: 0, points: 0 },
  };
}

describe('the steps from base to score', () => {
  it('lead from 0 over each part to the score, and leave out parts of 0 points (DS-20, DS-21)', () => {
    const steps = stepsOf(partsOf(scoreWith(340, { overspeed: 2, yawn: 1 }), settings));
    expect(steps).toEqual([
      { kind: 'base', points: 80, from: 0, to: 80 },
      { kind: 'bonus', points: 4, from: 80, to: 84 },
      { kind: 'overspeed', points: -4, from: 84, to: 80 },
      { kind: 'yawn', points: -1, from: 80, to: 79 },
    ]);
  });

  it('end at the sum of the parts, and each starts where the one before ends (DS-21)', () => {
    const totals = fc.dictionary(fc.constantFrom(...scoreCategories), fc.nat(400));
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 200_000 }), totals, (tenths, events) => {
        const parts = partsOf(scoreWith(tenths / 10, events), settings);
        const steps = stepsOf(parts);
        const hundredths = parts.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
        expect(steps.at(-1)?.to).toBe(hundredths / 100);
        steps.forEach((step, index) => expect(step.from).toBe(steps[index - 1]?.to ?? 0));
      }),
    );
  });

  it('do not exist without enough driving (DS-22)', () => {
    expect(partsOf(scoreWith(49.9, { yawn: 1 }), settings)).toEqual([]);
  });
});

describe('the difference of a score', () => {
  it.each([
    [78.5, 80.5, 2],
    [80.1, 80.2, 0.1],
    [80, 75.25, -4.75],
  ])('from %s to %s is %s (DS-40)', (before, after, points) => {
    expect(differenceOf(before, after)).toEqual({ before, after, points });
  });

  it.each([
    [80, 80],
    [null, 80],
    [80, null],
  ])('from %s to %s is none (DS-40)', (before, after) => {
    expect(differenceOf(before, after)).toBeNull();
  });
});
