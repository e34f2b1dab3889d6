import type { Format } from '@pantau/core';
import { isTime } from '@pantau/core/day';
import type { RuleDraft } from '../../engine/form/rule-draft.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { AlertRuleTranslate } from '../../messages/alert-rule-messages.ts';
import type { EditorTranslate } from '../../messages/editor-messages.ts';
import { codeName } from '../shared/code-text.ts';
import { scheduleText } from '../shared/schedule-text.ts';
import { amountText, durationText } from './amount-text.ts';

export interface SummaryTexts {
  /** Texts of the list, which the schedule uses. */
  readonly t: AlertRuleTranslate;
  readonly te: EditorTranslate;
  readonly format: Format;
}

type CountKey = 'vehiclesCount' | 'groupsCount' | 'usersCount' | 'contactsCount';

/** Such as "a, b and c". */
function joined(te: EditorTranslate, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : te('sumAnd', { first: parts.slice(0, -1).join(', '), last });
}

const isNumber = (value: number | null): value is number =>
  value !== null && Number.isFinite(value);

/** What follows the name of the alert, such as " of 80 km/h or more"; nothing without thresholds. */
export function thresholdText(
  draft: RuleDraft,
  code: RuleCode,
  { te, format }: Omit<SummaryTexts, 't'>,
): string {
  const { minThreshold, maxThreshold } = draft;
  const amount = (value: number): string => amountText(te, format, code, value);
  if (code.unit === null) return '';
  if (isNumber(minThreshold) && isNumber(maxThreshold)) {
    return te('sumBetween', { from: amount(minThreshold), to: amount(maxThreshold) });
  }
  if (isNumber(minThreshold)) return te('sumFrom', { from: amount(minThreshold) });
  return isNumber(maxThreshold) ? te('sumUpTo', { to: amount(maxThreshold) }) : '';
}

function whatText(draft: RuleDraft, code: RuleCode, texts: SummaryTexts): string {
  const { te, format } = texts;
  const { minDuration, withCount, countThreshold, countWindow } = draft;
  const duration = isNumber(minDuration)
    ? te('sumDuration', { duration: durationText(te, format, minDuration) })
    : '';
  const count =
    withCount && isNumber(countThreshold) && isNumber(countWindow)
      ? te('sumCount', {
          count: format.number(countThreshold),
          window: durationText(te, format, countWindow),
        })
      : '';
  const threshold = thresholdText(draft, code, texts);
  return te('sumWhat', { code: codeName(format, code), threshold, duration, count });
}

function whereText({ withPlace, inside, geofences }: RuleDraft, { t, format }: SummaryTexts) {
  const [first, ...others] = geofences;
  if (!withPlace || first === undefined) return null;
  const { name } = first;
  const formatted = format.number(others.length);
  return { inside, names: others.length === 0 ? name : t('namesAndMore', { name, formatted }) };
}

/** What a rule does, in one sentence and its consequence (AR-40). */
export function ruleSummary(
  draft: RuleDraft,
  code: RuleCode | undefined,
  texts: SummaryTexts,
): string {
  const { t, te, format } = texts;
  if (code === undefined) return te('sumIncomplete');
  const counted = (key: CountKey, list: readonly unknown[]): readonly string[] =>
    list.length === 0
      ? []
      : [te(key, { count: list.length, formatted: format.number(list.length) })];
  const { startTime, endTime, days } = draft;
  const isScheduled = draft.withSchedule && isTime(startTime) && isTime(endTime);
  const targets = [
    ...counted('vehiclesCount', draft.vehicles),
    ...counted('groupsCount', draft.groups),
  ];
  const recipients = [
    ...(draft.subscribe ? [te('sumYou')] : []),
    ...counted('usersCount', draft.users),
    ...counted('contactsCount', draft.contacts),
  ];
  const place = whereText(draft, texts);
  const effect = te(draft.urgency === 'urgent' ? 'sumUrgent' : 'sumImportant', {
    recipients: joined(te, recipients) || te('sumNobody'),
    opens: draft.autoPopup ? te('sumOpens') : '',
  });
  const text = te('sumRule', {
    when: isScheduled ? scheduleText(t, format, { startTime, endTime, days }) : te('sumAlways'),
    what: whatText(draft, code, texts),
    where: targets.length === 0 ? te('sumAll') : te('sumOn', { targets: joined(te, targets) }),
    scope:
      place === null ? '' : te(place.inside ? 'sumInside' : 'sumOutside', { names: place.names }),
    effect,
  });
  return draft.isActive ? text : te('sumInactive', { text });
}
