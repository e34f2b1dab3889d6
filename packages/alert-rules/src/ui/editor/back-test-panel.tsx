import { isAbortError, useFormat, useReportError, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type RuleDraft, inputOf } from '../../engine/form/rule-draft.ts';
import type { BackTest } from '../../engine/rules/back-test.ts';
import { backTestDays } from '../../engine/rules/rule-limits.ts';
import type { RuleId, RuleInput } from '../../engine/rules/rule.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import css from './back-test.module.css';
import { useLateChanges } from './late-changes.ts';
import { useEditorText } from './use-editor-text.ts';
import { useProblemText } from './use-problem-text.ts';

const backTestResult = createLazy(
  async () => (await import('./back-test-result.tsx')).BackTestResult,
);

export interface BackTestPanelProps {
  readonly source: AlertRuleSource;
  /** The stored rule; `null` for a new one. */
  readonly ruleId: RuleId | null;
  readonly canSendTest: boolean;
}

type Outcome =
  | { readonly kind: 'found'; readonly found: BackTest; readonly of: string }
  | { readonly kind: 'failed'; readonly text: string };

/** Tries the rule as it is in the form on past alerts, and sends the user a test notification (AR-46, AR-47). */
export function BackTestPanel(props: BackTestPanelProps): ReactElement {
  const { source, ruleId, canSendTest } = props;
  const te = useEditorText();
  const toast = useToast();
  const report = useReportError();
  const problemText = useProblemText();
  const { number } = useFormat();
  const { trigger, getValues, watch } = useFormContext<RuleDraft>();
  const late = useLateChanges();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState<'test' | 'send' | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const now = outcome?.kind === 'found' ? JSON.stringify(inputOf(watch() as RuleDraft)) : '';

  const run = async (
    what: 'test' | 'send',
    call: (input: RuleInput, signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    late.flush();
    if (!(await trigger())) {
      setOutcome({ kind: 'failed', text: te('backTestInvalid') });
      return;
    }
    const current = new AbortController();
    controller.current?.abort();
    controller.current = current;
    setBusy(what);
    try {
      await call(inputOf(getValues()), current.signal);
    } catch (error) {
      if (isAbortError(error)) return;
      report(error);
      setOutcome({ kind: 'failed', text: problemText(error) });
    }
    setBusy(null);
  };
  const test = () =>
    run('test', async (input, signal) => {
      const options = { ruleId: ruleId ?? undefined, days: backTestDays };
      const found = await source.backTest(input, options, signal);
      setOutcome({ kind: 'found', found, of: JSON.stringify(input) });
    });
  const send = () =>
    run('send', async (input, signal) => {
      await source.sendTest?.(input, signal);
      toast.show({ kind: 'success', text: te('testSent') });
    });
  const isStale = outcome?.kind === 'found' && outcome.of !== now;
  return (
    <>
      <p className={css.text}>{te('backTestText', { days: number(backTestDays) })}</p>
      <div role="status" className={css.result}>
        {outcome?.kind === 'failed' && <p className={css.failed}>{outcome.text}</p>}
        {outcome?.kind === 'found' && (
          <LazyPart part={backTestResult} props={{ found: outcome.found, stale: isStale }} />
        )}
      </div>
      <div className={css.actions}>
        <Button icon="retry" loading={busy === 'test'} onClick={() => void test()}>
          {te(outcome?.kind === 'found' ? 'runBackTestAgain' : 'runBackTest')}
        </Button>
        {canSendTest && (
          <Button variant="quiet" loading={busy === 'send'} onClick={() => void send()}>
            {te('sendTest')}
          </Button>
        )}
      </div>
    </>
  );
}
