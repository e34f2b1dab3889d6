import { isAbortError, isPantauError, useReportError } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Skeleton } from '@pantau/core/ui/skeleton';
import type { LeaveGuard } from '@pantau/core/ui/unsaved-input';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useEffect, useState } from 'react';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { AlertRule, RuleId } from '../../engine/rules/rule.ts';
import type {
  AlertRuleSource,
  RuleReference,
  RuleTargetSource,
} from '../../engine/rules/rule-source.ts';
import css from './alert-rule-editor.module.css';
import { RuleForm } from './rule-form.tsx';
import { useEditorText } from './use-editor-text.ts';
import { useProblemText } from './use-problem-text.ts';

export interface AlertRuleEditorProps {
  /** Must keep its identity between renders. */
  readonly source: AlertRuleSource;
  /** What a rule can name. Must keep its identity between renders. */
  readonly targets: RuleTargetSource;
  /** The rule to edit. Without it, the editor creates one. */
  readonly ruleId?: RuleId | undefined;
  /** Level of the editor's heading. Defaults to 2. */
  readonly level?: 1 | 2 | undefined;
  /** Whether the user may save. Defaults to `true`; otherwise the rule is shown, and nothing can be changed. */
  readonly canSave?: boolean | undefined;
  readonly onSaved: (reference: RuleReference) => void;
  /** Called when the user leaves without saving, after a confirmation if there is unsaved input. */
  readonly onCancel: () => void;
  /**
   * Holds back the host's navigation while there is unsaved input. Without it, the user is asked only when
   * canceling, and by the browser when closing the page. Must keep its identity between renders.
   */
  readonly guard?: LeaveGuard | undefined;
}

interface Loaded {
  readonly codes: readonly RuleCode[];
  readonly rule: AlertRule | null;
}

/** Creates or edits an alert rule. Needs `PantauProvider`. */
export function AlertRuleEditor(props: AlertRuleEditorProps): ReactElement {
  const { source, targets, ruleId, level = 2, canSave = true } = props;
  const { guard, onSaved, onCancel } = props;
  const te = useEditorText();
  const report = useReportError();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      try {
        const [codes, rule] = await Promise.all([
          source.codes(signal),
          ruleId === undefined ? null : source.get(ruleId, signal),
        ]);
        setLoaded({ codes, rule });
        setError(null);
      } catch (reason) {
        if (isAbortError(reason)) return;
        report(reason);
        setError(reason);
      }
    };
    void load();
    return () => controller.abort();
  }, [source, ruleId, round, report]);

  const Heading = `h${level}` as const;
  const title = ruleId === undefined ? 'newRule' : canSave ? 'editRule' : 'viewRule';
  return (
    <div className={css.page}>
      <Heading className={css.title}>{te(title)}</Heading>
      {loaded === null ? (
        <Placeholder
          error={error}
          onRetry={() => {
            setError(null);
            setRound((count) => count + 1);
          }}
          onBack={onCancel}
        />
      ) : (
        <RuleForm
          key={loaded.rule?.id}
          {...loaded}
          {...{ source, targets, guard, onSaved, onCancel }}
          level={level === 1 ? 2 : 3}
          readOnly={!canSave}
        />
      )}
    </div>
  );
}

interface PlaceholderProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** That the rule is being loaded, does not exist, or could not be loaded. */
function Placeholder({ error, onRetry, onBack }: PlaceholderProps): ReactElement {
  const te = useEditorText();
  const problemText = useProblemText();
  if (error === null) {
    return (
      <div className={css.skeleton} aria-busy="true">
        <VisuallyHidden>{te('loadingRule')}</VisuallyHidden>
        <Skeleton shape="block" height={240} />
        <Skeleton shape="block" height={160} />
      </div>
    );
  }
  const back = <Button onClick={onBack}>{te('toRules')}</Button>;
  if (isPantauError(error) && error.kind === 'notFound') {
    return (
      <EmptyState level={2} title={te('ruleMissing')} text={te('ruleMissingText')} actions={back} />
    );
  }
  const isOffline = isPantauError(error) && error.kind === 'offline';
  return (
    <ErrorState
      level={2}
      art={isOffline ? 'offline' : 'broken'}
      title={te('ruleFailed')}
      text={problemText(error)}
      onRetry={onRetry}
      actions={back}
    />
  );
}
