import { type DrivingRecord, type Grade, scoreDriver } from '@pantau/core/driver-score';
import type { CompanyDriverScore } from './company.ts';
import type { Draft } from './section-changes.ts';
import { sectionChecks, settingsOfFormula } from './section-problems.ts';

export type ExampleName = 'careful' | 'average' | 'hurried';

export interface ExampleDriver {
  readonly name: ExampleName;
  /** A month of driving. */
  readonly record: DrivingRecord;
}

const events = (brake: number, accel: number, overspeed: number, sharpturn: number) => {
  const reportedCost = 0;
  return {
    harshBrake: { total: brake, reportedCost },
    harshAccel: { total: accel, reportedCost },
    overspeed: { total: overspeed, reportedCost },
    sharpturn: { total: sharpturn, reportedCost },
  };
};

/** Three drivers by which a company can judge its settings. */
const exampleDrivers: readonly ExampleDriver[] = [
  { name: 'careful', record: { distanceKm: 1_000, drivingHours: 26, events: events(1, 0, 0, 0) } },
  { name: 'average', record: { distanceKm: 1_200, drivingHours: 30, events: events(6, 5, 4, 4) } },
  {
    name: 'hurried',
    record: { distanceKm: 1_500, drivingHours: 34, events: events(18, 14, 15, 10) },
  },
];

export interface ExampleScore extends ExampleDriver {
  readonly score: number;
  readonly grade: Grade;
  /** By how much the settings change the score, in points; 0 without a change. */
  readonly difference: number;
}

const scoreOf = (record: DrivingRecord, settings: Draft<CompanyDriverScore>) => {
  const result = scoreDriver(record, settingsOfFormula(settings));
  return result.state === 'scored' ? result : { score: 0, grade: 'E' as const };
};

/** The scores of the example drivers by a draft, next to the stored settings; `null` for a draft with problems (CS-10). */
export function previewScores(
  draft: Draft<CompanyDriverScore>,
  stored: CompanyDriverScore,
): readonly ExampleScore[] | null {
  if (Object.keys(sectionChecks.driverScore(draft)).length > 0) return null;
  return exampleDrivers.map((driver) => {
    const { score, grade } = scoreOf(driver.record, draft);
    const before = scoreOf(driver.record, stored).score;
    const difference = Math.round((score - before) * 100) / 100;
    return { ...driver, score, grade, difference };
  });
}
