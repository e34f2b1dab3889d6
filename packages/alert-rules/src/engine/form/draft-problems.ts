import { isTime } from '@pantau/core/day';
import type { RuleCode } from '../rules/rule-code.ts';
import {
  ruleContactsMax,
  ruleCountMax,
  ruleCountMin,
  ruleDurationMax,
  ruleGeofencesMax,
  ruleGroupsMax,
  ruleLabelMax,
  ruleUsersMax,
  ruleVehiclesMax,
  ruleWindowMax,
  ruleWindowMin,
} from '../rules/rule-limits.ts';
import type { DraftField, RuleDraft } from './rule-draft.ts';

/** Why a field of a draft cannot be saved. */
export type DraftProblem =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  | 'notNumber'
  | 'notWhole'
  | 'tooSmall'
  | 'tooLarge'
  | 'belowMinimum'
  | 'notTime'
  | 'noGeofence';

export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>;

/** The least and the greatest value of a number, or the greatest length of a text or list. */
export interface FieldLimits {
  readonly min: number | null;
  readonly max: number | null;
}

const limits: Readonly<Partial<Record<DraftField, FieldLimits>>> = {
  label: { min: 1, max: ruleLabelMax },
  minDuration: { min: 1, max: ruleDurationMax },
  countThreshold: { min: ruleCountMin, max: ruleCountMax },
  countWindow: { min: ruleWindowMin, max: ruleWindowMax },
  vehicles: { min: 0, max: ruleVehiclesMax },
  groups: { min: 0, max: ruleGroupsMax },
  users: { min: 0, max: ruleUsersMax },
  contacts: { min: 0, max: ruleContactsMax },
  geofences: { min: 1, max: ruleGeofencesMax },
};

const unlimited: FieldLimits = { min: null, max: null };

/** @param code the chosen code, whose thresholds are limited */
export function limitsOf(field: DraftField, code: RuleCode | undefined): FieldLimits {
  const isThreshold = field === 'minThreshold' || field === 'maxThreshold';
  if (!isThreshold) return limits[field] ?? unlimited;
  return code === undefined ? unlimited : { min: code.minThreshold, max: code.maxThreshold };
}

function numberProblem(value: number | null, { min, max }: FieldLimits): DraftProblem | undefined {
  if (value === null) return undefined;
  if (!Number.isFinite(value)) return 'notNumber';
  if (min !== null && value < min) return 'tooSmall';
  return max !== null && value > max ? 'tooLarge' : undefined;
}

const wholeProblem = (value: number | null, range: FieldLimits): DraftProblem | undefined =>
  numberProblem(value, range) ??
  (value !== null && !Number.isInteger(value) ? 'notWhole' : undefined);

function labelProblem(label: string): DraftProblem | undefined {
  const { length } = label.trim();
  return length === 0 ? 'required' : length > ruleLabelMax ? 'tooLong' : undefined;
}

const timeProblem = (time: string): DraftProblem | undefined =>
  time === '' ? 'required' : isTime(time) ? undefined : 'notTime';

/** Whether both thresholds are numbers, and no value can meet them. */
const isReversed = ({ minThreshold, maxThreshold }: RuleDraft): boolean =>
  minThreshold !== null && maxThreshold !== null && maxThreshold < minThreshold;

/**
 * What keeps a draft from being saved, by field (AR-2).
 *
 * @param code the chosen code, if any
 */
export function draftProblems(draft: RuleDraft, code: RuleCode | undefined): DraftProblems {
  const limit = (field: DraftField): FieldLimits => limitsOf(field, code);
  const lists = (['vehicles', 'groups', 'users', 'contacts', 'geofences'] as const).map((field) => [
    field,
    draft[field].length > (limit(field).max ?? 0) ? 'tooMany' : undefined,
  ]);
  const found: Partial<Record<DraftField, DraftProblem | undefined>> = {
    ...(Object.fromEntries(lists) as Partial<Record<DraftField, DraftProblem>>),
    label: labelProblem(draft.label),
    alertCode: draft.alertCode === null ? 'required' : undefined,
    minThreshold: numberProblem(draft.minThreshold, limit('minThreshold')),
    maxThreshold:
      numberProblem(draft.maxThreshold, limit('maxThreshold')) ??
      (isReversed(draft) ? 'belowMinimum' : undefined),
    minDuration: wholeProblem(draft.minDuration, limit('minDuration')),
    ...(draft.withCount && {
      countThreshold:
        draft.countThreshold === null
          ? 'required'
          : wholeProblem(draft.countThreshold, limit('countThreshold')),
      countWindow:
        draft.countWindow === null
          ? 'required'
          : wholeProblem(draft.countWindow, limit('countWindow')),
    }),
    ...(draft.withSchedule && {
      startTime: timeProblem(draft.startTime),
      endTime: timeProblem(draft.endTime),
    }),
    ...(draft.withPlace && draft.geofences.length === 0 && { geofences: 'noGeofence' }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
