import { useSession, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { FormFrame } from '@pantau/core/ui/form';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Notice } from '@pantau/core/ui/notice';
import { type LeaveGuard, useUnsavedInput } from '@pantau/core/ui/unsaved-input';
import { type ReactElement, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { draftProblems } from '../../engine/form/draft-problems.ts';
import { type RuleDraft, draftOf, emptyDraft } from '../../engine/form/rule-draft.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { AlertRule } from '../../engine/rules/rule.ts';
import type {
  AlertRuleSource,
  RuleReference,
  RuleTargetSource,
} from '../../engine/rules/rule-source.ts';
import { HiddenNotice } from './hidden-notice.tsx';
import { type LateChanges, LateChangesContext, useOwnLateChanges } from './late-changes.ts';
import { RuleSections } from './rule-sections.tsx';
import { RuleSide } from './rule-side.tsx';
import css from './rule-form.module.css';
import { CodeContext } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';
import { type SaveOutcome, useSaveRule } from './use-save-rule.ts';

const conflictNotice = createLazy(
  async () => (await import('./conflict-notice.tsx')).ConflictNotice,
);

export interface RuleFormProps {
  readonly source: AlertRuleSource;
  readonly targets: RuleTargetSource;
  readonly codes: readonly RuleCode[];
  /** The rule to edit; `null` for a new one. */
  readonly rule: AlertRule | null;
  /** Level of the sections' headings. */
  readonly level: 2 | 3;
  readonly readOnly: boolean;
  /** The form fills a dialog. */
  readonly inDialog?: boolean | undefined;
  readonly guard: LeaveGuard | undefined;
  readonly onSaved: (reference: RuleReference) => void;
  readonly onCancel: () => void;
}

const codeOf = (codes: readonly RuleCode[], wanted: number | null): RuleCode | undefined =>
  codes.find(({ alertCode }) => alertCode === wanted);

/** Problems in the shape that react-hook-form expects. */
const useResolver = (codes: readonly RuleCode[]) =>
  useCallback(
    (draft: RuleDraft) => {
      const problems = Object.entries(draftProblems(draft, codeOf(codes, draft.alertCode)));
      const errors = Object.fromEntries(problems.map(([field, type]) => [field, { type }]));
      return problems.length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
    },
    [codes],
  );

/** The form with the fields of a rule, its summary and its back-test. */
export function RuleForm(props: RuleFormProps): ReactElement {
  const { source, targets, codes, rule, level, readOnly, guard, onSaved, onCancel } = props;
  const { inDialog = false } = props;
  const te = useEditorText();
  const toast = useToast();
  const { user } = useSession();
  const resolver = useResolver(codes);
  const form = useForm<RuleDraft>({
    defaultValues: rule === null ? emptyDraft : draftOf(rule, user?.userId ?? null),
    mode: 'onTouched',
    resolver,
  });
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = useUnsavedInput({
    ...{ isUnsaved: isDirty && !readOnly, guard },
    texts: { title: te('leaveTitle'), text: te('leaveText'), stay: te('stay'), leave: te('leave') },
  });
  const saving = useSaveRule({
    ...{ source, form, rule },
    onSaved(reference, label) {
      unsaved.release();
      toast.show({ kind: 'success', text: te(rule === null ? 'created' : 'saved', { label }) });
      onSaved(reference);
    },
  });
  const late = useOwnLateChanges();
  const unsavedRef = useRef(unsaved);
  useLayoutEffect(() => {
    unsavedRef.current = unsaved;
  });
  const code = codeOf(codes, useWatch({ control: form.control, name: 'alertCode' }));
  const { outcome, merge, draftOfBase } = saving;
  return (
    <FormContexts {...{ form, code, late }}>
      <FormFrame
        size="wide"
        inDialog={inDialog}
        onSubmit={(event) => {
          late.flush();
          if (!isSubmitting && !readOnly) void saving.save(event);
        }}
        actions={
          <FormActions
            isNew={rule === null}
            readOnly={readOnly}
            saving={isSubmitting}
            onLeave={() => {
              // Rendered at once, so that a choice made just before counts as unsaved.
              flushSync(late.flush);
              unsavedRef.current.requestLeave(onCancel);
            }}
          />
        }
      >
        {readOnly && <Notice tone="info" title={te('readOnly')} />}
        {outcome?.kind === 'conflict' ? (
          <LazyPart
            key={outcome.current.version}
            part={conflictNotice}
            props={{
              mine: form.getValues(),
              base: draftOfBase,
              theirs: draftOf(outcome.current, user?.userId ?? null),
              ...{ current: outcome.current, codes },
              onMerge: (kept) => merge(outcome.current, kept),
            }}
          />
        ) : (
          <SaveNotice outcome={outcome} />
        )}
        <HiddenNotice hidden={rule?.hidden ?? []} />
        <div className={css.columns}>
          <RuleSections {...{ targets, codes, level, readOnly }} />
          <RuleSide {...{ source, code, level, inDialog }} ruleId={rule?.id ?? null} />
        </div>
      </FormFrame>
      {unsaved.prompt}
    </FormContexts>
  );
}

interface FormContextsProps {
  readonly form: UseFormReturn<RuleDraft>;
  readonly code: RuleCode | undefined;
  readonly late: LateChanges;
  readonly children: ReactNode;
}

/** What the fields of the form read. */
function FormContexts({ form, code, late, children }: FormContextsProps): ReactElement {
  return (
    <FormProvider {...form}>
      <LateChangesContext.Provider value={late}>
        <CodeContext.Provider value={code}>{children}</CodeContext.Provider>
      </LateChangesContext.Provider>
    </FormProvider>
  );
}

interface FormActionsProps {
  readonly isNew: boolean;
  readonly readOnly: boolean;
  readonly saving: boolean;
  readonly onLeave: () => void;
}

/** The buttons of the form. */
function FormActions({ isNew, readOnly, saving, onLeave }: FormActionsProps): ReactElement {
  const te = useEditorText();
  return (
    <>
      <Button onClick={onLeave}>{te(readOnly ? 'toRules' : 'cancel')}</Button>
      {!readOnly && (
        <Button variant="primary" type="submit" loading={saving}>
          {te(isNew ? 'create' : 'save')}
        </Button>
      )}
    </>
  );
}

/** Why a draft was not saved. */
function SaveNotice({ outcome }: { readonly outcome: SaveOutcome }): ReactElement | null {
  const te = useEditorText();
  switch (outcome?.kind) {
    case 'fields':
      return (
        <Notice tone="error" title={te('notSaved')}>
          <p className={css.summary}>{te('checkFields', { count: outcome.count })}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={te('notSaved')} takesFocus>
          <p className={css.summary}>{outcome.text}</p>
        </Notice>
      );
    case 'merged':
      return <Notice tone="info" title={te('merged')} takesFocus />;
    default:
      return null;
  }
}
