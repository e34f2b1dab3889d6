import { useFormat } from '@pantau/core';
import { isTime } from '@pantau/core/day';
import { useMemo } from 'react';
import type { DraftPart } from '../../engine/form/draft-changes.ts';
import type { RuleDraft } from '../../engine/form/rule-draft.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import { codeName } from '../shared/code-text.ts';
import { scheduleText } from '../shared/schedule-text.ts';
import { useText } from '../shared/use-text.ts';
import { durationText } from './amount-text.ts';
import { thresholdText } from './rule-summary.ts';
import { useEditorText } from './use-editor-text.ts';

/** Names that are written out. */
const NAMED = 3;

export type PartText = (part: DraftPart, draft: RuleDraft) => string;

/** The parts of a draft in words, for comparing two drafts. */
export function usePartText(codes: readonly RuleCode[]): PartText {
  const t = useText();
  const te = useEditorText();
  const format = useFormat();
  return useMemo(() => {
    const { number } = format;
    const yesNo = (value: boolean): string => te(value ? 'yes' : 'no');
    const named = (names: readonly string[], none = te('none')): string => {
      const rest = names.length - NAMED;
      const shown = names.slice(0, NAMED).join(', ');
      return rest > 0 ? `${shown} +${number(rest)}` : shown || none;
    };
    const duration = (value: number | null): string =>
      value === null || Number.isNaN(value) ? te('none') : durationText(te, format, value);
    const codeText = (draft: RuleDraft): string => {
      const code = codes.find(({ alertCode }) => alertCode === draft.alertCode);
      if (code === undefined) return te('none');
      return `${codeName(format, code)}${thresholdText(draft, code, { te, format })}`;
    };
    const texts: Readonly<Record<DraftPart, (draft: RuleDraft) => string>> = {
      label: ({ label }) => label,
      code: codeText,
      active: ({ isActive }) => yesNo(isActive),
      urgency: ({ urgency }) => te(urgency),
      autoPopup: ({ autoPopup }) => yesNo(autoPopup),
      subscribe: ({ subscribe }) => yesNo(subscribe),
      duration: ({ minDuration }) => duration(minDuration),
      count: ({ withCount, countThreshold, countWindow }) =>
        withCount ? `${number(countThreshold ?? 0)} × ${duration(countWindow)}` : te('none'),
      schedule: ({ withSchedule, startTime, endTime, days }) =>
        withSchedule && isTime(startTime) && isTime(endTime)
          ? scheduleText(t, format, { startTime, endTime, days })
          : t('always'),
      place: ({ withPlace, inside, geofences }) =>
        withPlace
          ? t(inside ? 'insideOf' : 'outsideOf', {
              names: named(geofences.map(({ name }) => name)),
            })
          : t('anywhere'),
      vehicles: ({ vehicles, groups }) =>
        named(
          vehicles.map(({ licensePlate }) => licensePlate),
          groups.length === 0 ? te('allVehicles') : te('none'),
        ),
      groups: ({ groups }) => named(groups.map(({ name }) => name)),
      users: ({ users }) => named(users.map(({ name }) => name)),
      contacts: ({ contacts }) => named(contacts.map(({ label }) => label)),
    };
    return (part, draft) => texts[part](draft);
  }, [codes, t, te, format]);
}
