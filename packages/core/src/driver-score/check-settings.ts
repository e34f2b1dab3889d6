import type { DriverScoreSettings, SettingCostCategory } from './driver-score.ts';

/** Where a problem of driver score settings is. */
export type DriverScoreSettingField =
  | 'base'
  | 'intervalType'
  | 'initialInterval'
  | 'initialBonus'
  | 'interval'
  | 'bonus'
  | `costs.${SettingCostCategory}`
  | `minimumScores.${'A' | 'B' | 'C' | 'D'}`;

/**
 * Why settings cannot be used: `notNumber`, also for `null` and `NaN`; `negative`; `notPositive` for an interval of 0;
 * `tooLarge` above `driverScoreLimits`; `tooPrecise` with more than two decimals; `notDescending` where the minimum of a
 * grade is not below that of the better one; `aboveBase` where a driver without events would get grade E.
 */
export type DriverScoreSettingReason =
  | 'notNumber'
  | 'negative'
  | 'notPositive'
  | 'tooLarge'
  | 'tooPrecise'
  | 'notDescending'
  | 'aboveBase'
  | 'unknown';

export interface DriverScoreSettingProblem {
  readonly field: DriverScoreSettingField;
  readonly reason: DriverScoreSettingReason;
}

/** The greatest values: points, and km or hours. */
export const driverScoreLimits = { points: 1_000, interval: 100_000 } as const;

const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function pointsReason(value: unknown): DriverScoreSettingReason | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'notNumber';
  if (value < 0) return 'negative';
  if (value > driverScoreLimits.points) return 'tooLarge';
  return hasTwoDecimals(value) ? undefined : 'tooPrecise';
}

function intervalReason(value: unknown): DriverScoreSettingReason | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'notNumber';
  if (value <= 0) return 'notPositive';
  if (value > driverScoreLimits.interval) return 'tooLarge';
  return hasTwoDecimals(value) ? undefined : 'tooPrecise';
}

const costCategories = ['harshBrake', 'harshAccel', 'overspeed', 'sharpturn'] as const;
const gradesWithMinimum = ['A', 'B', 'C', 'D'] as const;

/** Problems of single values. */
function valueProblems(settings: DriverScoreSettings): readonly DriverScoreSettingProblem[] {
  const reasons: readonly [DriverScoreSettingField, DriverScoreSettingReason | undefined][] = [
    ['base', pointsReason(settings.base)],
    [
      'intervalType',
      ['distance', 'duration'].includes(settings.intervalType) ? undefined : 'unknown',
    ],
    ['initialInterval', intervalReason(settings.initialInterval)],
    ['initialBonus', pointsReason(settings.initialBonus)],
    ['interval', intervalReason(settings.interval)],
    ['bonus', pointsReason(settings.bonus)],
    ...costCategories.map(
      (category): [DriverScoreSettingField, DriverScoreSettingReason | undefined] => [
        `costs.${category}`,
        pointsReason(settings.costs[category]),
      ],
    ),
    ...gradesWithMinimum.map(
      (grade): [DriverScoreSettingField, DriverScoreSettingReason | undefined] => [
        `minimumScores.${grade}`,
        pointsReason(settings.minimumScores[grade]),
      ],
    ),
  ];
  return reasons.flatMap(([field, reason]) => (reason === undefined ? [] : [{ field, reason }]));
}

/**
 * What keeps settings for driver scores from being used; empty if nothing does (CO-216). Client and server check with
 * it. Each field has at most one problem.
 */
export function checkDriverScoreSettings(
  settings: DriverScoreSettings,
): readonly DriverScoreSettingProblem[] {
  const problems: DriverScoreSettingProblem[] = [...valueProblems(settings)];
  const isSound = (field: DriverScoreSettingField): boolean =>
    !problems.some((problem) => problem.field === field);
  const { minimumScores, base } = settings;
  for (const [better, grade] of [
    ['A', 'B'],
    ['B', 'C'],
    ['C', 'D'],
  ] as const) {
    const field = `minimumScores.${grade}` as const;
    if (!isSound(field) || !isSound(`minimumScores.${better}`)) continue;
    if (minimumScores[grade] >= minimumScores[better]) {
      problems.push({ field, reason: 'notDescending' });
    }
  }
  if (isSound('base') && isSound('minimumScores.D') && base < minimumScores.D) {
    problems.push({ field: 'minimumScores.D', reason: 'aboveBase' });
  }
  return problems;
}
