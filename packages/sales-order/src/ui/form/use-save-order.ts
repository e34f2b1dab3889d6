import { isPantauError, useFormat } from '@pantau/core';
import { newRunId } from '@pantau/data-table/bulk-run';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftFieldNamed } from '../../engine/form/draft-fields.ts';
import { type OrderDraft, changesOf, draftOf, fieldsOf } from '../../engine/form/order-draft.ts';
import { rebaseDraft } from '../../engine/form/rebase-draft.ts';
import { fieldChanges } from '../../engine/orders/field-changes.ts';
import type { OrderDetail, OrderFieldChange } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { useProblemText } from '../shared/use-problem-text.ts';
import { SERVER_ERROR } from './use-draft-field.ts';

/** The outcome of the last attempt to save; `null` before the first one. */
export type SaveOutcome =
  | { readonly kind: 'fields'; readonly count: number }
  | { readonly kind: 'failed'; readonly text: string }
  | {
      readonly kind: 'conflict';
      readonly current: OrderDetail;
      readonly changes: readonly OrderFieldChange[];
    }
  /** The current version is loaded after a conflict. */
  | { readonly kind: 'rebased' }
  | null;

function versionChanges(before: OrderDetail, after: OrderDetail): readonly OrderFieldChange[] {
  const status = { field: 'status.name', from: before.status, to: after.status };
  return [...(before.status === after.status ? [] : [status]), ...fieldChanges(before, after)];
}

export interface SaveOptions {
  readonly source: OrderSource;
  readonly form: UseFormReturn<OrderDraft>;
  /** The order to edit; `null` for a new one. */
  readonly order: OrderDetail | null;
  readonly onSaved: (order: OrderDetail) => void;
}

/** Saves a draft. Whatever fails, the input stays (SO-84). */
export function useSaveOrder({ source, form, order, onSaved }: SaveOptions) {
  const t = usePagesText();
  const { timeZone } = useFormat();
  const problemText = useProblemText();
  /** The version that is edited. */
  const [base, setBase] = useState(order);
  const [outcome, setOutcome] = useState<SaveOutcome>(null);
  /** The same for every attempt: one whose response was lost has created the order. */
  const [key] = useState(() => newRunId());

  const send = (draft: OrderDraft): Promise<OrderDetail> => {
    if (base === null) return source.create({ ...fieldsOf(draft, timeZone), key });
    const changes = changesOf(draftOf(base, timeZone), draft, timeZone);
    if (Object.keys(changes).length === 0) return Promise.resolve(base);
    return source.edit(base.id, changes, base.version);
  };
  const fail = async (error: unknown): Promise<void> => {
    const isConflict = isPantauError(error) && error.kind === 'conflict';
    if (isConflict && base === null) {
      setOutcome({ kind: 'failed', text: t('alreadyCreated') });
      return;
    }
    if (isConflict && base !== null) {
      const current = await source.read(base.id);
      setOutcome({ kind: 'conflict', current, changes: versionChanges(base, current) });
      return;
    }
    const named = isPantauError(error) && error.kind === 'invalid' ? error.field : undefined;
    const field = draftFieldNamed(named);
    if (field === undefined || named === undefined) throw error;
    const text = problemText(error);
    // A message with the wire's name of the field is for developers.
    const message = text.includes(named) ? t('notAccepted') : text;
    form.setError(field, { type: SERVER_ERROR, message }, { shouldFocus: true });
    setOutcome({ kind: 'fields', count: 1 });
  };
  const save = form.handleSubmit(
    async (draft) => {
      setOutcome(null);
      try {
        onSaved(await send(draft));
      } catch (error) {
        await fail(error).catch((reason: unknown) =>
          setOutcome({ kind: 'failed', text: problemText(reason) }),
        );
      }
    },
    (errors) => setOutcome({ kind: 'fields', count: Object.keys(errors).length }),
  );
  const loadCurrent = (current: OrderDetail): void => {
    if (base === null) return;
    const theirs = draftOf(current, timeZone);
    const merged = rebaseDraft(form.getValues(), draftOf(base, timeZone), theirs);
    form.reset(theirs);
    for (const [field, value] of Object.entries(merged)) {
      form.setValue(field as keyof OrderDraft, value, { shouldDirty: true });
    }
    setBase(current);
    setOutcome({ kind: 'rebased' });
  };
  return { outcome, save, loadCurrent };
}
