import { isAbortError, isPantauError, useReportError } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, startTransition, useEffect, useState } from 'react';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { AlertRule } from '../../engine/rules/rule.ts';
import type { AlertRuleEditorProps } from './editor-props.ts';
import css from './rule-loader.module.css';
import { RuleForm } from './rule-form.tsx';
import { useEditorText } from './use-editor-text.ts';
import { useProblemText } from './use-problem-text.ts';

export interface RuleLoaderProps extends Omit<AlertRuleEditorProps, 'level' | 'canSave'> {
  readonly canSave: boolean;
  /** Level of the headings in the form. */
  readonly level: 2 | 3;
  /** The form fills a dialog. */
  readonly inDialog?: boolean | undefined;
}

interface Loaded {
  readonly codes: readonly RuleCode[];
  readonly rule: AlertRule | null;
}

/** Loads the rule and the codes, and shows the form. */
export function RuleLoader(props: RuleLoaderProps): ReactElement {
  const { source, targets, ruleId, level, canSave, inDialog, guard, onSaved, onCancel } = props;
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
        // The frame is shown at once, and stays usable while the form is rendered.
        startTransition(() => {
          setLoaded({ codes, rule });
          setError(null);
        });
      } catch (reason) {
        if (isAbortError(reason)) return;
        report(reason);
        setError(reason);
      }
    };
    void load();
    return () => controller.abort();
  }, [source, ruleId, round, report]);

  return loaded === null ? (
    <Placeholder
      error={error}
      level={level}
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
      {...{ source, targets, guard, level, inDialog, onSaved, onCancel }}
      readOnly={!canSave}
    />
  );
}

interface PlaceholderProps {
  readonly error: unknown;
  readonly level: 2 | 3;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** That the rule is being loaded, does not exist, or could not be loaded. */
function Placeholder({ error, level, onRetry, onBack }: PlaceholderProps): ReactElement {
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
      <EmptyState
        level={level}
        title={te('ruleMissing')}
        text={te('ruleMissingText')}
        actions={back}
      />
    );
  }
  const isOffline = isPantauError(error) && error.kind === 'offline';
  return (
    <ErrorState
      level={level}
      art={isOffline ? 'offline' : 'broken'}
      title={te('ruleFailed')}
      text={problemText(error)}
      onRetry={onRetry}
      actions={back}
    />
  );
}
