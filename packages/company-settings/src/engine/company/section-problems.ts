import {
  type CompanyFieldReason,
  checkCompanyColors,
  checkCompanyIdentity,
  checkCompanyOperation,
  companyLimits,
} from '@pantau/core/company';
import {
  type DriverScoreSettingField,
  type DriverScoreSettingReason,
  type DriverScoreSettings,
  checkDriverScoreSettings,
} from '@pantau/core/driver-score';
import type { CompanyDriverScore, SectionValues } from './company.ts';
import { type Draft, type FieldOf, stored } from './section-changes.ts';

/** Why the value of a field cannot be saved. */
export type Problem = CompanyFieldReason | DriverScoreSettingReason | 'illegible';

export type Problems<T> = Readonly<Partial<Record<FieldOf<T>, Problem>>>;

export type CheckSection<T> = (draft: Draft<T>) => Problems<T>;

const BRAND_NAME_MAX = 40;

/** The least and greatest number, and the greatest length of a text. */
export interface FieldLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const limits: Readonly<Record<string, FieldLimits>> = {
  ...companyLimits,
  brandName: { max: BRAND_NAME_MAX },
  base: { min: 0, max: 1_000 },
};

const driverScorePoints: FieldLimits = { min: 0, max: 1_000 };
const driverScoreIntervals: FieldLimits = { min: 0, max: 100_000 };

/** The limits of a field, for the text of its problem. */
export function limitsOf(field: string): FieldLimits {
  if (field === 'interval' || field === 'initialInterval') return driverScoreIntervals;
  return limits[field] ?? driverScorePoints;
}

/** The first problem of each field counts. */
const byField = <T>(
  found: readonly { readonly field: FieldOf<T>; readonly reason: Problem }[],
): Problems<T> =>
  Object.fromEntries(found.toReversed().map(({ field, reason }) => [field, reason])) as Problems<T>;

/** Where `checkDriverScoreSettings` finds a problem, by field of the section. */
const settingFields: Readonly<Record<DriverScoreSettingField, FieldOf<CompanyDriverScore>>> = {
  base: 'base',
  intervalType: 'intervalType',
  initialInterval: 'initialInterval',
  initialBonus: 'initialBonus',
  interval: 'interval',
  bonus: 'bonus',
  'costs.harshBrake': 'costBrake',
  'costs.harshAccel': 'costAccel',
  'costs.overspeed': 'costOverspeed',
  'costs.sharpturn': 'costSharpturn',
  'minimumScores.A': 'minScoreA',
  'minimumScores.B': 'minScoreB',
  'minimumScores.C': 'minScoreC',
  'minimumScores.D': 'minScoreD',
};

const numberOf = (value: number | null): number => value ?? Number.NaN;

/** The settings as the formula takes them. A missing number is `NaN`. */
export const settingsOfFormula = (values: Draft<CompanyDriverScore>): DriverScoreSettings => ({
  base: numberOf(values.base),
  intervalType: values.intervalType ?? 'distance',
  initialInterval: numberOf(values.initialInterval),
  initialBonus: numberOf(values.initialBonus),
  interval: numberOf(values.interval),
  bonus: numberOf(values.bonus),
  costs: {
    harshBrake: numberOf(values.costBrake),
    harshAccel: numberOf(values.costAccel),
    overspeed: numberOf(values.costOverspeed),
    sharpturn: numberOf(values.costSharpturn),
  },
  minimumScores: {
    A: numberOf(values.minScoreA),
    B: numberOf(values.minScoreB),
    C: numberOf(values.minScoreC),
    D: numberOf(values.minScoreD),
  },
});

function brandProblems({ brandName, accentColor, menuColor }: Draft<SectionValues['branding']>) {
  const isTooLong = (brandName ?? '').trim().length > BRAND_NAME_MAX;
  return {
    ...(isTooLong && { brandName: 'tooLong' as const }),
    ...Object.fromEntries(
      checkCompanyColors({ accent: stored(accentColor), menu: stored(menuColor) }).map(
        ({ color, reason }) => [color === 'accent' ? 'accentColor' : 'menuColor', reason],
      ),
    ),
  };
}

/** What keeps a section from being saved, by field (CS-2). */
export const sectionChecks: {
  readonly [S in keyof SectionValues]: CheckSection<SectionValues[S]>;
} = {
  identity: (draft) => byField(checkCompanyIdentity({ ...draft, name: draft.name ?? '' })),
  operation: (draft) => byField(checkCompanyOperation(draft)),
  driverScore: (draft) =>
    byField(
      checkDriverScoreSettings(settingsOfFormula(draft)).map(({ field, reason }) => ({
        field: settingFields[field],
        reason,
      })),
    ),
  branding: brandProblems,
};
