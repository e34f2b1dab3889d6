import { scoreCategories } from '@pantau/core/driver-score';
import { envelopeEntries } from '@pantau/core/transport';
import * as v from 'valibot';
import type { ScoreAlert } from '../../engine/scores/driver-score.ts';
import {
  count,
  grade,
  instant,
  number,
  optional,
  ranked,
  score,
  settings,
  text,
} from './wire-score.ts';

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
