import {
  type ScoreCategory,
  driverScoreSettingsOf,
  grades,
  scoreCategories,
} from '@pantau/core/driver-score';
import { envelopeEntries } from '@pantau/core/transport';
import * as v from 'valibot';
import type {
  CategoryScore,
  DriverScore,
  RankedDriver,
  ScoreAlert,
} from '../../engine/scores/driver-score.ts';

const optional = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);
const number = optional(v.number());
const text = optional(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const grade = v.picklist(grades);
const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
);

const settings = v.pipe(
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

const score = v.pipe(
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

const ranked = v.pipe(
  v.object({
    driverId: v.string(),
    driver: v.object({ fullname: v.string() }),
    finalGrade: grade,
    score: v.number(),
  }),
  v.transform(({ driver, ...rest }): RankedDriver => ({ ...rest, fullname: driver.fullname })),
);

const days = { startDate: v.string(), endDate: v.string() };

export const scoresResponse = v.object({
  driverScores: v.object({
    ...envelopeEntries,
    data: optional(v.array(score)),
    pagination: optional(v.object({ page: count, total: count })),
    aggregation: optional(
      v.object({
        averageScore: number,
        averageFinalGrade: optional(grade),
        totalDriver: count,
        totalWithoutScore: count,
        grades: v.array(v.object({ grade, total: count })),
        lowest10Drivers: v.array(ranked),
        top10Drivers: v.array(ranked),
        trend: v.array(v.object({ ...days, averageScore: number, totalDriver: count })),
      }),
    ),
    settings: optional(settings),
    lastSync: optional(instant),
  }),
});

export const scoreResponse = v.object({
  driverScore: v.object({
    ...envelopeEntries,
    data: optional(score),
    settings: optional(settings),
    history: optional(v.array(v.object({ ...days, score: number, finalGrade: optional(grade) }))),
    lastSync: optional(instant),
  }),
});

const alert = v.pipe(
  v.object({
    id: v.string(),
    rawAlertId: v.string(),
    driverId: v.string(),
    vehicleId: text,
    vehicle: optional(v.object({ licensePlate: v.string() })),
    alertCode: v.number(),
    alert: v.object({ descriptionEng: v.string(), descriptionIdn: v.string() }),
    formattedAlertData: text,
    category: v.picklist(scoreCategories),
    createdOn: instant,
    latitude: number,
    longitude: number,
    address: text,
    isRead: v.boolean(),
    isFalseAlert: v.boolean(),
    points: number,
  }),
  v.transform(({ vehicle, alert: code, points, ...rest }): ScoreAlert => ({
    ...rest,
    ...code,
    licensePlate: vehicle?.licensePlate ?? null,
    points: points ?? 0,
  })),
);

export const alertsResponse = v.object({
  alertDetailDriverScores: v.object({
    ...envelopeEntries,
    data: optional(v.array(alert)),
    pagination: optional(
      v.object({
        total: count,
        startCursor: text,
        endCursor: text,
        hasNextPage: v.boolean(),
        hasPreviousPage: v.boolean(),
      }),
    ),
  }),
});

export const groupsResponse = v.object({
  driverScoreGroups: v.object({
    ...envelopeEntries,
    data: optional(v.array(v.object({ id: v.string(), name: v.string() }))),
    pagination: optional(v.object({ total: count })),
  }),
});
