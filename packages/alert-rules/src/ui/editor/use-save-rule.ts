import { isPantauError, useReportError, useSession } from '@pantau/core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftPart, mergeDrafts } from '../../engine/form/draft-changes.ts';
import {
  type DraftField,
  type RuleDraft,
  draftOf,
  emptyDraft,
  inputOf,
} from '../../engine/form/rule-draft.ts';
import type { AlertRule } from '../../engine/rules/rule.ts';
import type { AlertRuleSource, RuleReference } from '../../engine/rules/rule-source.ts';
import { SERVER_ERROR } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';
import { useProblemText } from './use-problem-text.ts';

/** The outcome of the last attempt to save; `null` before the first one. */
export type SaveOutcome =
  | { readonly kind: 'fields'; readonly count: number }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'conflict'; readonly current: AlertRule }
  /** The newer version is loaded with the user's choices. */
  | { readonly kind: 'merged' }
  | null;

export interface SaveRuleOptions {
  readonly source: AlertRuleSource;
  readonly form: UseFormReturn<RuleDraft>;
  /** The rule to edit; `null` for a new one. */
  readonly rule: AlertRule | null;
  readonly onSaved: (reference: RuleReference, label: string) => void;
}

const isField = (name: string): name is DraftField => name in emptyDraft;

/** Saves a draft. Whatever fails, the input stays (AR-48). */
export function useSaveRule({ source, form, rule, onSaved }: SaveRuleOptions) {
  const te = useEditorText();
  const report = useReportError();
  const problemText = useProblemText();
  const { user } = useSession();
  const me = user?.userId ?? null;
  /** The version that is edited. */
  const [base, setBase] = useState(rule);
  const [outcome, setOutcome] = useState<SaveOutcome>(null);

  const send = (draft: RuleDraft): Promise<RuleReference> =>
    base === null
      ? source.create(inputOf(draft))
      : source.update(base.id, base.version, inputOf(draft));

  const fail = async (error: unknown): Promise<void> => {
    if (!isPantauError(error)) throw error;
    if (error.kind === 'conflict' && base !== null) {
      setOutcome({ kind: 'conflict', current: await source.get(base.id) });
      return;
    }
    const rejected = error.fieldErrors.filter(({ field }) => isField(field));
    if (rejected.length === 0) throw error;
    for (const [index, { field, message }] of rejected.entries()) {
      const text = message || te('notAccepted');
      const options = { shouldFocus: index === 0 };
      form.setError(field as DraftField, { type: SERVER_ERROR, message: text }, options);
    }
    setOutcome({ kind: 'fields', count: rejected.length });
  };
  const save = form.handleSubmit(
    async (draft) => {
      setOutcome(null);
      try {
        onSaved(await send(draft), draft.label.trim());
      } catch (error) {
        await fail(error).catch((reason: unknown) => {
          report(reason);
          setOutcome({ kind: 'failed', text: problemText(reason) });
        });
      }
    },
    (errors) => setOutcome({ kind: 'fields', count: Object.keys(errors).length }),
  );

  /** Goes on with the newer version and the user's parts of it. */
  const merge = (current: AlertRule, kept: readonly DraftPart[]): void => {
    const theirs = draftOf(current, me);
    const merged = mergeDrafts(form.getValues(), theirs, kept);
    form.reset(theirs);
    for (const [field, value] of Object.entries(merged)) {
      form.setValue(field as DraftField, value, { shouldDirty: true });
    }
    setBase(current);
    setOutcome({ kind: 'merged' });
  };
  const draftOfBase = base === null ? emptyDraft : draftOf(base, me);
  return { outcome, save, merge, draftOfBase };
}
