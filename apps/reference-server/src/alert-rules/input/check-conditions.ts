import { findAlertCode, LONGEST_ALERT_S, measuredRanges } from '@pantau/core/contract';
import type { alertRules } from '../../db/schema.ts';
import type { FieldProblem } from '../../lib/invalid-fields.ts';
import { canonicalLine, isStorable } from '../../lib/user-text.ts';
import type { RuleInput } from './rule-input.ts';

const LABEL_MAX = 100;
const counts = { min: 2, max: 100 };
/** Seconds. */
const windows = { min: 60, max: 86_400 };
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The columns of a rule that a user chooses. */
export type RuleColumns = Omit<
  typeof alertRules.$inferInsert,
  'id' | 'companyId' | 'createdOn' | 'version' | 'updatedOn' | 'updatedBy'
>;

/** The columns for an input; valid only if `checkConditions` finds no problem. */
export const columnsOf = (input: RuleInput): RuleColumns => ({
  label: canonicalLine(input.label),
  alertCode: input.alertCode,
  isActive: input.isActive,
  alertUrgencyType: input.alertUrgencyType,
  minThreshold: input.minThreshold ?? null,
  maxThreshold: input.maxThreshold ?? null,
  minThresholdTime: input.minThresholdTime ?? null,
  alertCountThreshold: input.alertCountThreshold ?? null,
  alertCountWindow: input.alertCountWindow ?? null,
  withSchedule: input.withSchedule,
  startTime: input.startTime ?? null,
  endTime: input.endTime ?? null,
  dayOfWeek: (input.dayOfWeek ?? []).toSorted((one, other) => one - other),
  withGeofence: input.withGeofence,
  isInsideGeofence: input.isInsideGeofence,
  autoPopup: input.autoPopup,
});

/** What is wrong with an input, apart from the targets that it names. */
export function checkConditions(input: RuleInput): FieldProblem[] {
  return [
    ...checkLabel(input),
    ...checkThresholds(input),
    ...checkDuration(input),
    ...checkCount(input),
    ...checkSchedule(input),
  ];
}

function checkLabel({ label }: RuleInput): FieldProblem[] {
  const { length } = canonicalLine(label);
  if (length === 0) return [{ field: 'label', key: 'ruleLabelRequired' }];
  if (length > LABEL_MAX) {
    return [{ field: 'label', key: 'ruleLabelTooLong', values: { max: LABEL_MAX } }];
  }
  return isStorable(label) ? [] : [{ field: 'label', key: 'textInvalid' }];
}

function checkThresholds({ alertCode, minThreshold, maxThreshold }: RuleInput): FieldProblem[] {
  const code = findAlertCode(alertCode);
  if (code?.enabledInRule !== true) return [{ field: 'alertCode', key: 'ruleCodeUnknown' }];
  const measured = code.unit === null ? null : measuredRanges[code.unit];
  const range =
    measured === null
      ? null
      : { min: code.minThreshold ?? measured.min, max: code.maxThreshold ?? measured.max };
  const problems: FieldProblem[] = [];
  for (const [field, value] of Object.entries({ minThreshold, maxThreshold })) {
    if (value == null) continue;
    if (range === null) problems.push({ field, key: 'ruleThresholdUnavailable' });
    else if (!(value >= range.min && value <= range.max)) {
      problems.push({ field, key: 'ruleThresholdOutOfRange', values: range });
    }
  }
  const isReversed = minThreshold != null && maxThreshold != null && minThreshold > maxThreshold;
  if (problems.length === 0 && isReversed) {
    problems.push({ field: 'maxThreshold', key: 'ruleThresholdsReversed' });
  }
  return problems;
}

function checkDuration({ minThresholdTime: duration }: RuleInput): FieldProblem[] {
  if (duration == null || (duration >= 1 && duration <= LONGEST_ALERT_S)) return [];
  const values = { max: LONGEST_ALERT_S };
  return [{ field: 'minThresholdTime', key: 'ruleDurationOutOfRange', values }];
}

function checkCount({ alertCountThreshold: count, alertCountWindow }: RuleInput): FieldProblem[] {
  const isOutside = (value: number, { min, max }: typeof counts): boolean =>
    value < min || value > max;
  if ((count == null) !== (alertCountWindow == null)) {
    const field = count == null ? 'alertCountThreshold' : 'alertCountWindow';
    return [{ field, key: 'ruleCountIncomplete' }];
  }
  const problems: FieldProblem[] = [];
  if (count != null && isOutside(count, counts)) {
    problems.push({ field: 'alertCountThreshold', key: 'ruleCountOutOfRange', values: counts });
  }
  if (alertCountWindow != null && isOutside(alertCountWindow, windows)) {
    problems.push({ field: 'alertCountWindow', key: 'ruleWindowOutOfRange', values: windows });
  }
  return problems;
}

function checkSchedule({ startTime, endTime, dayOfWeek }: RuleInput): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [field, time] of Object.entries({ startTime, endTime })) {
    if (time != null && !TIME.test(time)) problems.push({ field, key: 'ruleTimeInvalid' });
  }
  const days = dayOfWeek ?? [];
  const areDays = days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  if (!areDays || new Set(days).size !== days.length) {
    problems.push({ field: 'dayOfWeek', key: 'ruleDaysInvalid' });
  }
  return problems;
}
