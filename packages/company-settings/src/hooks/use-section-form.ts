import { isAbortError, isPantauError, useReportError } from '@pantau/core';
import { useState } from 'react';
import type { Section } from '../engine/company/company.ts';
import {
  type Draft,
  type FieldOf,
  changedFields,
  changesOf,
  mergeDraft,
} from '../engine/company/section-changes.ts';
import type { CheckSection, Problem } from '../engine/company/section-problems.ts';

/** The outcome of the last attempt to save; `null` before the first one, and after a success. */
export type SaveOutcome<T> =
  | { readonly kind: 'fields'; readonly count: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Somebody else has saved `theirs` meanwhile. */
  | { readonly kind: 'conflict'; readonly theirs: Section<T> }
  /** The form has the newer values, and the user's changes. */
  | { readonly kind: 'merged' }
  | null;

/** What is wrong with a field: a problem that the form found, or the server's own text. */
export type FieldIssue = { readonly problem: Problem } | { readonly text: string };

export interface SectionFormOptions<T> {
  /** The section as last read. */
  readonly current: Section<T>;
  readonly check: CheckSection<T>;
  readonly save: (changes: Partial<T>, revision: number) => Promise<Section<T>>;
  /** Reads the section again, after a conflict. */
  readonly readAgain: () => Promise<Section<T>>;
  readonly onSaved: (stored: Section<T>) => void;
}

export interface SectionForm<T> {
  readonly draft: Draft<T>;
  /** The values that the user started with. */
  readonly base: T;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly outcome: SaveOutcome<T>;
  readonly set: <F extends FieldOf<T>>(field: F, value: T[F] | null) => void;
  /** The user has left the field, so that its problem is shown. */
  readonly touch: (field: FieldOf<T>) => void;
  readonly issueOf: (field: FieldOf<T>) => FieldIssue | undefined;
  /** Resolves with the first field to correct, if any. */
  readonly submit: () => Promise<FieldOf<T> | undefined>;
  readonly discard: () => void;
  /** Takes over what somebody else has saved. @param kept contested fields in which the user's value wins */
  readonly merge: (theirs: Section<T>, kept: ReadonlySet<FieldOf<T>>) => void;
}

type ServerErrors = Readonly<Record<string, string>>;

interface SectionState<T> {
  /** The version that the user started with. */
  readonly base: Section<T>;
  readonly draft: Draft<T>;
  readonly touched: ReadonlySet<string>;
  readonly serverErrors: ServerErrors;
  readonly outcome: SaveOutcome<T>;
  readonly isSaving: boolean;
}

const untouched: ReadonlySet<string> = new Set();

const startWith = <T>(base: Section<T>): SectionState<T> => ({
  base,
  draft: base.values,
  touched: untouched,
  serverErrors: {},
  outcome: null,
  isSaving: false,
});

const without = (errors: ServerErrors, field: string): ServerErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

function useSectionState<T extends object>(current: Section<T>) {
  const [state, setState] = useState(() => startWith(current));
  const { base, draft, isSaving } = state;
  const isDirty = changedFields(base.values, draft).length > 0;
  // Somebody else's change replaces what nobody edits; a draft is compared with it when it is saved.
  if (current.revision > base.revision && !isDirty && !isSaving) setState(startWith(current));
  const update = (change: Partial<SectionState<T>>): void =>
    setState((known) => ({ ...known, ...change }));
  return { state, setState, update, isDirty };
}

const fieldsIn = <T extends object>(draft: Draft<T>, found: object): readonly FieldOf<T>[] =>
  (Object.keys(draft) as FieldOf<T>[]).filter((field) => field in found);

/** The outcome of a failed attempt to save. Throws what has no better explanation. */
async function outcomeOf<T extends object>(
  error: unknown,
  draft: Draft<T>,
  readAgain: () => Promise<Section<T>>,
): Promise<Partial<SectionState<T>>> {
  if (!isPantauError(error)) throw error;
  if (error.kind === 'conflict') {
    return { outcome: { kind: 'conflict', theirs: await readAgain() } };
  }
  const texts = error.fieldErrors.map(({ field, message }) => [field, message]);
  const serverErrors = Object.fromEntries(texts) as ServerErrors;
  const { length: count } = fieldsIn(draft, serverErrors);
  if (count === 0) throw error;
  return { serverErrors, outcome: { kind: 'fields', count } };
}

/** Sends the changes of a section. */
function useSave<T extends object>(
  options: SectionFormOptions<T>,
  { state, setState, update }: ReturnType<typeof useSectionState<T>>,
) {
  const { check, save, readAgain, onSaved } = options;
  const report = useReportError();
  return async (): Promise<FieldOf<T> | undefined> => {
    const { base, draft } = state;
    const wrong = fieldsIn(draft, check(draft));
    if (wrong.length > 0) {
      update({
        touched: new Set(Object.keys(draft)),
        outcome: { kind: 'fields', count: wrong.length },
      });
      return wrong[0];
    }
    update({ isSaving: true, serverErrors: {}, outcome: null });
    try {
      const stored = await save(changesOf(base.values, draft), base.revision);
      setState(startWith(stored));
      onSaved(stored);
      return undefined;
    } catch (error) {
      const change = await outcomeOf(error, draft, readAgain).catch((reason: unknown) => {
        if (!isAbortError(reason)) report(reason);
        return { outcome: { kind: 'failed', error: reason } } as const;
      });
      update({ isSaving: false, ...change });
      return 'serverErrors' in change ? fieldsIn(draft, change.serverErrors ?? {})[0] : undefined;
    }
  };
}

/** The form of a section, which saves on its own (CS-1). Whatever fails, the input stays. */
export function useSectionForm<T extends object>(options: SectionFormOptions<T>): SectionForm<T> {
  const { current, check } = options;
  const section = useSectionState(current);
  const { state, setState, update, isDirty } = section;
  const submit = useSave(options, section);
  const { base, draft, touched, serverErrors, outcome, isSaving } = state;
  const problems = check(draft);
  return {
    ...{ draft, base: base.values, isDirty, isSaving, outcome, submit },
    set(field, value) {
      setState((known) => ({
        ...known,
        draft: { ...known.draft, [field]: value },
        serverErrors: without(known.serverErrors, field),
        outcome: known.outcome?.kind === 'conflict' ? known.outcome : null,
      }));
    },
    touch: (field) =>
      setState((known) => ({ ...known, touched: new Set([...known.touched, field]) })),
    issueOf(field) {
      const text = serverErrors[field];
      if (text !== undefined) return { text };
      const problem = problems[field];
      return problem === undefined || !touched.has(field) ? undefined : { problem };
    },
    discard: () => setState(startWith(current.revision > base.revision ? current : base)),
    merge(theirs, kept) {
      update({
        base: theirs,
        draft: mergeDraft(base.values, draft, theirs.values, kept),
        outcome: { kind: 'merged' },
      });
    },
  };
}
