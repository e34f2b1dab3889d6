import {
  scoreCategories,
  type DriverScoreSettings,
  type ScoreCategory,
} from '@pantau/core/driver-score';
import { falseAlertsOf, scoreTotals, type DriverTotals } from './driver-record.ts';
import type { DriverRow } from './read-totals.ts';

export interface WireCategory {
  readonly total: number;
  readonly reportedCost: number;
  readonly score: number | null;
}

/** `DriverScore` of schema.graphql. */
export function toWireScore(
  driver: DriverRow,
  totals: DriverTotals,
  settings: DriverScoreSettings,
) {
  const { record, score, grade, pointsOf, totalAlert } = scoreTotals(totals, settings);
  const categories = Object.fromEntries(
    scoreCategories.map((category): [ScoreCategory, WireCategory] => {
      const { total, cost } = totals.categories[category];
      return [category, { total, reportedCost: cost / 100, score: pointsOf(category) }];
    }),
  ) as Record<ScoreCategory, WireCategory>;
  return {
    driverId: String(driver.id),
    driver: { ...driver, userId: driver.userId === null ? null : String(driver.userId) },
    totalAlert,
    ...categories,
    finalGrade: grade,
    totalDriven: record.distanceKm,
    drivingHours: record.drivingHours,
    score,
    lastSync: totals.lastSync?.toISOString() ?? null,
    excludedFalseAlerts: falseAlertsOf(totals, settings),
  };
}

export type WireScore = ReturnType<typeof toWireScore>;
