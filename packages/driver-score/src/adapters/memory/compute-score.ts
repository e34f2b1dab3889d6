import { endOfDay, startOfDay } from '@pantau/core/day';
import {
  type CategoryEvents,
  type DrivingRecord,
  type ScoreCategory,
  costOfEvent,
  scoreCategories,
  scoreDriver,
  shareOfPoints,
} from '@pantau/core/driver-score';
import type { CategoryScore, DriverScore } from '../../engine/scores/driver-score.ts';
import type { ScorePeriod } from '../../engine/scores/period.ts';
import type { MemoryDriver, MemoryScoreAlert, MemoryScoreWorld } from './score-world.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

const isWithin = ({ startDate, endDate }: ScorePeriod, day: string): boolean =>
  day >= startDate && day <= endDate;

/** The alerts of a driver in a period, false ones included. */
export function alertsOf(
  world: MemoryScoreWorld,
  driverId: string,
  { startDate, endDate }: ScorePeriod,
): readonly MemoryScoreAlert[] {
  const start = startOfDay(startDate, world.timeZone);
  const end = endOfDay(endDate, world.timeZone);
  return world.alerts.filter(
    ({ driverId: driver, createdOn }) =>
      driver === driverId && createdOn >= start && createdOn <= end,
  );
}

function eventsOf(
  alerts: readonly MemoryScoreAlert[],
): Readonly<Record<ScoreCategory, CategoryEvents>> {
  const found = scoreCategories.map((category) => {
    const own = alerts.filter((alert) => alert.category === category);
    const reportedCost = own.reduce((sum, { cost }) => sum + (cost ?? 1), 0);
    return [category, { total: own.length, reportedCost }] as const;
  });
  return Object.fromEntries(found) as Record<ScoreCategory, CategoryEvents>;
}

/** What a driver drove and did in a period, without false alerts. */
export function recordOf(
  world: MemoryScoreWorld,
  driverId: string,
  period: ScorePeriod,
): DrivingRecord {
  const driving = world.driving.filter(
    (entry) => entry.driverId === driverId && isWithin(period, entry.day),
  );
  const alerts = alertsOf(world, driverId, period).filter(({ isFalseAlert }) => !isFalseAlert);
  return {
    distanceKm: tenth(driving.reduce((sum, { km }) => sum + km, 0)),
    drivingHours: tenth(driving.reduce((sum, { hours }) => sum + hours, 0)),
    events: eventsOf(alerts),
  };
}

/** What an alert costs in a score: 0 or less. */
export function pointsOf(
  alert: MemoryScoreAlert,
  record: DrivingRecord,
  { settings }: MemoryScoreWorld,
): number {
  if (alert.isFalseAlert || scoreDriver(record, settings).state !== 'scored') return 0;
  const cost = costOfEvent(alert.category, alert.cost, settings);
  return -hundredth(cost * shareOfPoints(record, settings)) + 0;
}

export function scoreOf(
  world: MemoryScoreWorld,
  { driverId, groupIds: _, ...driver }: MemoryDriver,
  period: ScorePeriod,
): DriverScore {
  const { settings } = world;
  const record = recordOf(world, driverId, period);
  const result = scoreDriver(record, settings);
  const isScored = result.state === 'scored';
  const falseAlerts = alertsOf(world, driverId, period).filter(({ isFalseAlert }) => isFalseAlert);
  const costs = falseAlerts.reduce(
    (sum, { category, cost }) => sum + costOfEvent(category, cost, settings),
    0,
  );
  const categories = Object.fromEntries(
    scoreCategories.map((category): [ScoreCategory, CategoryScore] => {
      const events = record.events[category] ?? { total: 0, reportedCost: 0 };
      const part = isScored ? result.parts.find(({ kind }) => kind === category) : undefined;
      return [category, { ...events, score: part?.points ?? null }];
    }),
  ) as Record<ScoreCategory, CategoryScore>;
  return {
    driverId,
    driver,
    categories,
    totalAlert: Object.values(categories).reduce((sum, { total }) => sum + total, 0),
    score: isScored ? result.score : null,
    finalGrade: isScored ? result.grade : null,
    totalDriven: record.distanceKm,
    drivingHours: record.drivingHours,
    lastSync: world.lastSync,
    excludedFalseAlerts: {
      total: falseAlerts.length,
      points: isScored ? hundredth(costs * shareOfPoints(record, settings)) : 0,
    },
  };
}
