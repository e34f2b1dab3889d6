import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageScore,
  costOfEvent,
  type DriverScoreSettings,
  type DrivingRecord,
  gradeOf,
  scoreCategories,
  scoreDriver,
} from './driver-score.ts';

const settings: DriverScoreSettings = {
  base: 100,
  intervalType: 'distance',
  initialInterval: 100,
  initialBonus: 2,
  interval: 100,
  bonus: 1,
  costs: { harshBrake: 2, harshAccel: 1, overspeed: 3, sharpturn: 1.5 },
  minimumScores: { A: 90, B: 75, C: 60, D: 40 },
};

const points = fc.integer({ min: 0, max: 5_000 }).map((value) => value / 100);

const anySettings: fc.Arbitrary<DriverScoreSettings> = fc.record({
  base: fc.integer({ min: 0, max: 100 }),
  intervalType: fc.constantFrom('distance', 'duration'),
  initialInterval: fc.integer({ min: 0, max: 1_000 }),
  initialBonus: points,
  interval: fc.integer({ min: 1, max: 1_000 }),
  bonus: points,
  costs: fc.record({
    harshBrake: points,
    harshAccel: points,
    overspeed: points,
    sharpturn: points,
  }),
  minimumScores: fc.constant(settings.minimumScores),
});

const anyRecord: fc.Arbitrary<DrivingRecord> = fc.record({
  distanceKm: fc.double({ min: 50, max: 200_000, noNaN: true }),
  drivingHours: fc.double({ min: 1, max: 5_000, noNaN: true }),
  events: fc.dictionary(
    fc.constantFrom(...scoreCategories),
    fc.record({ total: fc.integer({ min: 0, max: 500 }), reportedCost: points }),
  ),
});

function scored(record: DrivingRecord, by = settings) {
  const result = scoreDriver(record, by);
  if (result.state !== 'scored') throw new Error('The driver has no score.');
  return result;
}

describe('a driver score', () => {
  it('is the sum of base, bonus and the costs of the events (CO-210)', () => {
    const result = scored({
      distanceKm: 550,
      drivingHours: 9,
      events: {
        harshBrake: { total: 4, reportedCost: 99 },
        overspeed: { total: 2, reportedCost: 99 },
        yawn: { total: 3, reportedCost: 4.5 },
      },
    });
    // Bonus: 2 for the first 100 km, 1 for each of four more.
    expect(result.score).toBe(100 + 2 + 4 - 8 - 6 - 4.5);
    expect(result.grade).toBe('B');
    expect(result.parts.filter((part) => part.points !== 0)).toEqual([
      { kind: 'base', points: 100 },
      { kind: 'bonus', points: 6 },
      { kind: 'harshBrake', points: -8 },
      { kind: 'overspeed', points: -6 },
      { kind: 'yawn', points: -4.5 },
    ]);
  });

  it('is the exact sum of its parts, from 0 to 100 (CO-210)', () => {
    fc.assert(
      fc.property(anyRecord, anySettings, (record, by) => {
        const { score, parts } = scored(record, by);
        const sum = parts.reduce((total, part) => total + Math.round(part.points * 100), 0);
        expect(sum).toBe(Math.round(score * 100));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never rises with more events (CO-211)', () => {
    fc.assert(
      fc.property(
        anyRecord,
        anySettings,
        fc.constantFrom(...scoreCategories),
        points,
        (record, by, category, reportedCost) => {
          const before = record.events[category] ?? { total: 0, reportedCost: 0 };
          const more = {
            ...record,
            events: {
              ...record.events,
              [category]: {
                total: before.total + 1,
                reportedCost: before.reportedCost + reportedCost,
              },
            },
          };
          expect(scored(more, by).score).toBeLessThanOrEqual(scored(record, by).score);
        },
      ),
    );
  });

  it('does not depend on the order of the categories (CO-211)', () => {
    fc.assert(
      fc.property(anyRecord, anySettings, (record, by) => {
        const reversed = {
          ...record,
          events: Object.fromEntries(Object.entries(record.events).reverse()),
        };
        expect(scoreDriver(reversed, by)).toEqual(scoreDriver(record, by));
      }),
    );
  });

  it('compares a year with a month: the same driving has the same costs (CO-212)', () => {
    const month = {
      distanceKm: 4_000,
      drivingHours: 80,
      events: { harshBrake: { total: 20, reportedCost: 0 } },
    };
    const year = {
      distanceKm: 48_000,
      drivingHours: 960,
      events: { harshBrake: { total: 240, reportedCost: 0 } },
    };
    const costs = (record: DrivingRecord) =>
      scored(record).parts.find((part) => part.kind === 'harshBrake')?.points;
    expect(costs(month)).toBe(-10);
    expect(costs(year)).toBe(-10);
  });

  it.each([
    ['distance', { distanceKm: 49.9, drivingHours: 10, events: {} }],
    ['duration', { distanceKm: 900, drivingHours: 0.9, events: {} }],
  ] as const)('does not exist with too little driving by %s (CO-213)', (intervalType, record) => {
    expect(scoreDriver(record, { ...settings, intervalType })).toEqual({ state: 'notEnoughData' });
  });

  it('counts intervals in hours when the company does (CO-214)', () => {
    const by: DriverScoreSettings = {
      ...settings,
      base: 50,
      intervalType: 'duration',
      initialInterval: 2,
      interval: 4,
    };
    const { parts } = scored({ distanceKm: 1, drivingHours: 11, events: {} }, by);
    // 2 for the first two hours, 1 for each of two times four more.
    expect(parts[1]).toEqual({ kind: 'bonus', points: 4 });
  });

  it('has the best grade whose minimum it reaches (CO-215)', () => {
    expect([100, 90, 89.99, 75, 60, 40, 39.99, 0].map((score) => gradeOf(score, settings))).toEqual(
      ['A', 'A', 'B', 'B', 'C', 'D', 'E', 'E'],
    );
  });
});

describe('the cost of an event', () => {
  it('is the setting of the company, else the reported cost, else one point (CO-210)', () => {
    expect(costOfEvent('harshBrake', 7, settings)).toBe(2);
    expect(costOfEvent('yawn', 2.5, settings)).toBe(2.5);
    expect(costOfEvent('yawn', null, settings)).toBe(1);
  });
});

describe('the average score', () => {
  it('has two decimals, and does not exist without scores', () => {
    expect(averageScore([80, 80.01, 80.01])).toBe(80.01);
    expect(averageScore([])).toBeNull();
  });
});
