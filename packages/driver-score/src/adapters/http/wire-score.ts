import {
  type ScoreCategory,
  driverScoreSettingsOf,
  grades,
  scoreCategories,
} from '@pantau/core/driver-score';
import * as v from 'valibot';
import type { CategoryScore, DriverScore, RankedDriver } from '../../engine/scores/driver-score.ts';

/** `null` where the wire leaves a value out. */
export const optional = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);
export const number = optional(v.number());
export const text = optional(v.string());
/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const grade = v.picklist(grades);
/** ISO 8601 as epoch ms. */
export const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
);

export const settings = v.pipe(
  v.object({
    dsBase: v.number(),
    dsIntervalType: v.picklist(['distance', 'duration']),
    dsInitialInterval: v.number(),
    dsInitialBonus: v.number(),
    dsInterval: v.number(),
    dsBonus: v.number(),
    dsCostBrake: v.number(),
    dsCostAccel: v.number(),
    dsCostOverspeed: v.number(),
    dsCostSharpturn: v.number(),
    dsMinScoreA: v.number(),
    dsMinScoreB: v.number(),
    dsMinScoreC: v.number(),
    dsMinScoreD: v.number(),
  }),
  v.transform(driverScoreSettingsOf),
);

const category = v.object({ total: count, reportedCost: v.number(), score: number });
const categories = Object.fromEntries(
  scoreCategories.map((name) => [name, category]),
) as unknown as Readonly<Record<ScoreCategory, typeof category>>;

export const score = v.pipe(
  v.object({
    driverId: v.string(),
    driver: v.object({
      fullname: v.string(),
      userId: text,
      isActive: v.boolean(),
      photograph: text,
      phoneNo: text,
    }),
    totalAlert: count,
    ...categories,
    finalGrade: optional(grade),
    totalDriven: v.number(),
    drivingHours: v.number(),
    score: number,
    lastSync: optional(instant),
    excludedFalseAlerts: v.object({ total: count, points: v.number() }),
  }),
  v.transform((wire): DriverScore => ({
    driverId: wire.driverId,
    driver: wire.driver,
    totalAlert: wire.totalAlert,
    categories: Object.fromEntries(
      scoreCategories.map((name) => [name, wire[name]]),
    ) as unknown as Record<ScoreCategory, CategoryScore>,
    finalGrade: wire.finalGrade,
    totalDriven: wire.totalDriven,
    drivingHours: wire.drivingHours,
    score: wire.score,
    lastSync: wire.lastSync,
    excludedFalseAlerts: wire.excludedFalseAlerts,
  })),
);

export const ranked = v.pipe(
  v.object({
    driverId: v.string(),
    driver: v.object({ fullname: v.string() }),
    finalGrade: grade,
    score: v.number(),
  }),
  v.transform(({ driver, ...rest }): RankedDriver => ({ ...rest, fullname: driver.fullname })),
);
