import { useFormat } from '@pantau/core';
import { createContext, useContext } from 'react';
import { type FieldError, useController, useFormContext } from 'react-hook-form';
import { type DraftProblem, limitsOf } from '../../engine/form/draft-problems.ts';
import type { DraftField, RuleDraft } from '../../engine/form/rule-draft.ts';
import { type RuleCode, shownUnitOf } from '../../engine/rules/rule-code.ts';
import { timeText } from '../shared/schedule-text.ts';
import { durationText, unitText } from './amount-text.ts';
import { useEditorText } from './use-editor-text.ts';

/** The type of an error with the server's own text. */
export const SERVER_ERROR = 'server';

/** The chosen code, whose unit and limits thresholds have. */
export const CodeContext = createContext<RuleCode | undefined>(undefined);

/** Fields whose problems depend on each other. */
const related: Readonly<Partial<Record<DraftField, readonly DraftField[]>>> = {
  minThreshold: ['maxThreshold'],
  alertCode: ['minThreshold', 'maxThreshold'],
  withSchedule: ['startTime', 'endTime'],
  withCount: ['countThreshold', 'countWindow'],
  withPlace: ['geofences'],
};

/** A limit as the field shows its values. */
function useLimitText(name: DraftField): (value: number | null) => string {
  const te = useEditorText();
  const format = useFormat();
  const code = useContext(CodeContext);
  const shown = code === undefined ? null : shownUnitOf(code);
  return (value) => {
    if (value === null) return '';
    if (name === 'minDuration' || name === 'countWindow') return durationText(te, format, value);
    const isThreshold = name === 'minThreshold' || name === 'maxThreshold';
    if (!isThreshold || shown === null) return format.number(value);
    return `${format.number(value / shown.factor)} ${unitText(te, shown.unit)}`;
  };
}

/** The text of a field's error, in the user's language. */
function useErrorText(name: DraftField, error: FieldError | undefined): string | undefined {
  const te = useEditorText();
  const format = useFormat();
  const code = useContext(CodeContext);
  const limitText = useLimitText(name);
  if (error === undefined) return undefined;
  if (error.type === SERVER_ERROR) return error.message;
  const { min, max } = limitsOf(name, code);
  return te(error.type as DraftProblem, {
    min: limitText(min),
    max: limitText(max),
    example: timeText(format, '22:00'),
  });
}

/** What an input of the form needs: value, events and error of a field. */
export function useDraftField<N extends DraftField>(name: N) {
  const { trigger, getFieldState, formState } = useFormContext<RuleDraft>();
  const { field, fieldState } = useController<RuleDraft, N>({ name });
  const error = useErrorText(name, fieldState.error as FieldError | undefined);
  return {
    ref: field.ref,
    value: field.value as RuleDraft[N],
    onBlur: field.onBlur,
    onValueChange(value: RuleDraft[N]) {
      field.onChange(value);
      const wrong = (related[name] ?? []).filter(
        (other) => getFieldState(other, formState).invalid,
      );
      if (wrong.length > 0) void trigger(wrong);
    },
    error,
  };
}
