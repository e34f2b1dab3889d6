import type { ScoreCategory } from '../contract/alert-code.ts';

export type { ScoreCategory };

/** The categories of events that cost points, in the order in which they are shown. */
export const scoreCategories: readonly ScoreCategory[] = [
  'harshAccel',
  'harshBrake',
  'sharpturn',
  'overspeed',
  'exceededParkingTime',
  'exceededIdleTime',
  'yawn',
  'distraction',
  'smoking',
  'phoneCalling',
  'eyeClosed',
  'missingFace',
];

/** A to D by the company's minimum scores; E is below all of them. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'E';

export const grades: readonly Grade[] = ['A', 'B', 'C', 'D', 'E'];

/** Categories whose cost per event is a setting of the company. */
export type SettingCostCategory = 'harshBrake' | 'harshAccel' | 'overspeed' | 'sharpturn';

/** The company's settings for driver scores (the `ds` fields of a company). Scores, bonuses and costs are in points. */
export interface DriverScoreSettings {
  /** Score of a driver without events or bonus. */
  readonly base: number;
  /** Intervals are in km (`distance`) or hours of driving (`duration`). */
  readonly intervalType: 'distance' | 'duration';
  /** Driving that earns `initialBonus`. */
  readonly initialInterval: number;
  readonly initialBonus: number;
  /** Each further driving of this length earns `bonus`. Greater than 0. */
  readonly interval: number;
  readonly bonus: number;
  /** Points per event; never negative. */
  readonly costs: Readonly<Record<SettingCostCategory, number>>;
  /** Lowest score of each grade, A > B > C > D. */
  readonly minimumScores: Readonly<Record<'A' | 'B' | 'C' | 'D', number>>;
}

/** The events of a category in a period, without false alerts. */
export interface CategoryEvents {
  readonly total: number;
  /**
   * Points that the devices reported with these events, one point for an event without. Not used for the categories
   * whose cost is a setting of the company.
   */
  readonly reportedCost: number;
}

/** What a driver did in a period. A category that is left out has no events. */
export interface DrivingRecord {
  readonly distanceKm: number;
  readonly drivingHours: number;
  readonly events: Readonly<Partial<Record<ScoreCategory, CategoryEvents>>>;
}

/**
 * A part of a score, in points with two decimals. `limit` is what keeps the score between 0 and 100. Costs are
 * negative.
 */
export interface ScorePart {
  readonly kind: 'base' | 'bonus' | 'limit' | ScoreCategory;
  readonly points: number;
}

/** A score is from 0 to 100 with two decimals, and the sum of its parts. */
export type DriverScoreResult =
  | {
      readonly state: 'scored';
      readonly score: number;
      readonly grade: Grade;
      /** Base, bonus, the twelve categories in the order of `scoreCategories`, limit; parts of 0 points included. */
      readonly parts: readonly ScorePart[];
    }
  | { readonly state: 'notEnoughData' };

/** A driver with less driving than this in a period has no score for it. */
export const minimumDriving = { distance: 50, duration: 1 } as const;

/** Bonus and costs count in full up to this number of intervals, and in proportion beyond it. */
export const REFERENCE_INTERVALS = 10;

const POINTS_MAX = 100;

const toHundredths = (points: number): number => Math.round(points * 100);

/** Driving in the unit of the company's intervals: km or hours. */
function drivingOf(record: DrivingRecord, settings: DriverScoreSettings): number {
  return settings.intervalType === 'distance' ? record.distanceKm : record.drivingHours;
}

function bonusOf(driven: number, settings: DriverScoreSettings): number {
  if (driven < settings.initialInterval) return 0;
  const furtherIntervals = Math.floor((driven - settings.initialInterval) / settings.interval);
  return settings.initialBonus + furtherIntervals * settings.bonus;
}

/** Points that an event of a category costs before conversion to the reference; `reportedCost` as stored with it. */
export function costOfEvent(
  category: ScoreCategory,
  reportedCost: number | null,
  settings: DriverScoreSettings,
): number {
  return category in settings.costs
    ? settings.costs[category as SettingCostCategory]
    : (reportedCost ?? 1);
}

function costOf(
  category: ScoreCategory,
  { total, reportedCost }: CategoryEvents,
  settings: DriverScoreSettings,
): number {
  return category in settings.costs
    ? total * settings.costs[category as SettingCostCategory]
    : reportedCost;
}

/**
 * The share in which bonus and costs count, from 0 to 1. It is 1 up to `REFERENCE_INTERVALS` intervals of driving and
 * then falls with it, so that the scores of a week and of a year can be compared.
 */
export function shareOfPoints(record: DrivingRecord, settings: DriverScoreSettings): number {
  const reference = REFERENCE_INTERVALS * settings.interval;
  return Math.min(1, reference / Math.max(drivingOf(record, settings), Number.MIN_VALUE));
}

export function hasEnoughData(record: DrivingRecord, settings: DriverScoreSettings): boolean {
  return drivingOf(record, settings) >= minimumDriving[settings.intervalType];
}

/** The best grade whose minimum the score reaches. */
export function gradeOf(
  score: number,
  { minimumScores }: Pick<DriverScoreSettings, 'minimumScores'>,
): Grade {
  if (score >= minimumScores.A) return 'A';
  if (score >= minimumScores.B) return 'B';
  if (score >= minimumScores.C) return 'C';
  return score >= minimumScores.D ? 'D' : 'E';
}

/**
 * The score of a driver in a period, with the parts that explain it (CO-210 to CO-215). Each part is rounded to
 * hundredths of a point, so that the parts that a user sees add up to the score exactly.
 */
export function scoreDriver(
  record: DrivingRecord,
  settings: DriverScoreSettings,
): DriverScoreResult {
  if (!hasEnoughData(record, settings)) return { state: 'notEnoughData' };
  const share = shareOfPoints(record, settings);
  const hundredths: [ScorePart['kind'], number][] = [
    ['base', toHundredths(settings.base)],
    ['bonus', toHundredths(bonusOf(drivingOf(record, settings), settings) * share)],
    ...scoreCategories.map((category): [ScoreCategory, number] => {
      const events = record.events[category];
      return [
        category,
        events === undefined ? 0 : -toHundredths(costOf(category, events, settings) * share),
      ];
    }),
  ];
  const sum = hundredths.reduce((total, [, points]) => total + points, 0);
  const limited = Math.min(Math.max(sum, 0), POINTS_MAX * 100);
  hundredths.push(['limit', limited - sum]);
  const score = limited / 100;
  return {
    state: 'scored',
    score,
    grade: gradeOf(score, settings),
    // Adding 0 turns -0 into 0.
    parts: hundredths.map(([kind, points]) => ({ kind, points: points / 100 + 0 })),
  };
}

/** The mean of scores with two decimals; `null` without scores. */
export function averageScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, score) => total + toHundredths(score), 0);
  return Math.round(sum / scores.length) / 100;
}
