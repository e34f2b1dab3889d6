import {
  scoreCategories,
  scoreDriver,
  type DriverScoreSettings,
  type DrivingRecord,
  type Grade,
  type ScoreCategory,
} from '@pantau/core/driver-score';

/** Alerts of a category. Costs are in hundredths of a point, so that sums are exact. */
export interface CategoryTotals {
  total: number;
  cost: number;
  falseTotal: number;
  falseCost: number;
}

/** What a driver did in a period. */
export interface DriverTotals {
  readonly metres: number;
  readonly drivingSeconds: number;
  readonly categories: Readonly<Record<ScoreCategory, CategoryTotals>>;
  /** When the newest position or alert of these was stored. */
  readonly lastSync: Date | null;
}

export function noCategories(): Record<ScoreCategory, CategoryTotals> {
  const none = () => ({ total: 0, cost: 0, falseTotal: 0, falseCost: 0 });
  return Object.fromEntries(
    scoreCategories.map((category) => [category, none()]),
  ) as unknown as Record<ScoreCategory, CategoryTotals>;
}

export const noTotals: DriverTotals = {
  metres: 0,
  drivingSeconds: 0,
  categories: noCategories(),
  lastSync: null,
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * What the formula takes. Distance and hours have one decimal, as clients receive them, so that a client computes the
 * same score.
 */
export function recordOf(totals: DriverTotals, includeFalse = false): DrivingRecord {
  const events = Object.fromEntries(
    scoreCategories.map((category) => {
      const { total, cost, falseTotal, falseCost } = totals.categories[category];
      return [
        category,
        {
          total: total + (includeFalse ? falseTotal : 0),
          reportedCost: (cost + (includeFalse ? falseCost : 0)) / 100,
        },
      ];
    }),
  );
  return {
    distanceKm: tenths(totals.metres / 1_000),
    drivingHours: tenths(totals.drivingSeconds / 3_600),
    events,
  };
}

/** A driver's totals with what the formula makes of them. */
export interface ScoredTotals {
  readonly record: DrivingRecord;
  readonly score: number | null;
  readonly grade: Grade | null;
  /** Negative or 0; `null` without a score. */
  readonly pointsOf: (category: ScoreCategory) => number | null;
  readonly totalAlert: number;
}

export function scoreTotals(totals: DriverTotals, settings: DriverScoreSettings): ScoredTotals {
  const record = recordOf(totals);
  const result = scoreDriver(record, settings);
  const totalAlert = scoreCategories.reduce(
    (sum, category) => sum + totals.categories[category].total,
    0,
  );
  if (result.state !== 'scored') {
    return { record, score: null, grade: null, pointsOf: () => null, totalAlert };
  }
  const points = new Map(result.parts.map((part) => [part.kind, part.points]));
  return {
    record,
    score: result.score,
    grade: result.grade,
    pointsOf: (category) => points.get(category) ?? 0,
    totalAlert,
  };
}

/** The false alerts of a driver, and by how many points they would lower the score before it is limited. */
export function falseAlertsOf(
  totals: DriverTotals,
  settings: DriverScoreSettings,
): { readonly total: number; readonly points: number } {
  const total = scoreCategories.reduce(
    (sum, category) => sum + totals.categories[category].falseTotal,
    0,
  );
  const without = scoreDriver(recordOf(totals), settings);
  const withThem = scoreDriver(recordOf(totals, true), settings);
  if (total === 0 || without.state !== 'scored' || withThem.state !== 'scored') {
    return { total, points: 0 };
  }
  const isCategory = (kind: string) => (scoreCategories as readonly string[]).includes(kind);
  const costs = (parts: typeof without.parts) =>
    parts.reduce(
      (sum, { kind, points }) => sum + (isCategory(kind) ? Math.round(points * 100) : 0),
      0,
    );
  return { total, points: (costs(without.parts) - costs(withThem.parts)) / 100 };
}
