import { useFormat } from '@pantau/core';
import { type FieldError, useController, useFormContext } from 'react-hook-form';
import { draftGroups } from '../../engine/form/draft-fields.ts';
import { type DraftProblem, limitOf } from '../../engine/form/draft-problems.ts';
import type { DraftField, OrderDraft } from '../../engine/form/order-draft.ts';
import { orderLocationsMax } from '../../engine/orders/order-limits.ts';
import { type DayExample, useDayExample } from './use-day-example.ts';
import { usePagesText } from '../shared/use-pages-text.ts';

/** The type of an error with the server's own text. */
export const SERVER_ERROR = 'server';

const schedule: readonly DraftField[] = [
  'pickedDay',
  'pickedTime',
  'deliveredDay',
  'deliveredTime',
];

/** Fields whose problems depend on each other. */
const relatedTo = (name: DraftField): readonly DraftField[] =>
  schedule.includes(name) ? schedule : (draftGroups.find((group) => group.includes(name)) ?? []);

/** The text of a field's error, in the user's language. */
function useErrorText(name: DraftField, error: FieldError | undefined): string | undefined {
  const t = usePagesText();
  const format = useFormat();
  const example: DayExample = useDayExample();
  if (error === undefined) return undefined;
  if (error.type === SERVER_ERROR) return error.message;
  const problem = error.type as DraftProblem;
  const limit = problem === 'tooMany' ? orderLocationsMax : limitOf(name);
  return t(problem, {
    limit: limit === undefined ? '' : format.number(limit),
    example: problem === 'notTime' ? example.time : example.day,
  });
}

/** What an input of the form needs: value, events and error of a field. */
export function useDraftField<N extends DraftField>(name: N) {
  const { trigger, getFieldState, formState } = useFormContext<OrderDraft>();
  const { field, fieldState } = useController<OrderDraft, N>({ name });
  const error = useErrorText(name, fieldState.error as FieldError | undefined);
  return {
    ref: field.ref,
    value: field.value as OrderDraft[N],
    onBlur: field.onBlur,
    onValueChange(value: OrderDraft[N]) {
      field.onChange(value);
      const wrong = relatedTo(name).filter(
        (other) => other !== name && getFieldState(other, formState).invalid,
      );
      if (wrong.length > 0) void trigger(wrong);
    },
    error,
  };
}
