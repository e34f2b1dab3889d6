import { useReportError } from '@pantau/core';
import { useEffect, useState } from 'react';
import type { FalseBreakdown } from '../../engine/rules/false-alerts.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';

export type LoadedBreakdown = FalseBreakdown | 'loading' | 'failed';

/** Loads why a rule's alerts are false; a failure is reported, and `retry` loads again. */
export function useBreakdown(
  source: AlertRuleSource,
  ruleId: string,
): { readonly breakdown: LoadedBreakdown; retry(): void } {
  const report = useReportError();
  const [breakdown, setBreakdown] = useState<LoadedBreakdown>('loading');
  useEffect(() => {
    if (breakdown !== 'loading') return undefined;
    const leaving = new AbortController();
    source.falseBreakdown?.(ruleId, leaving.signal).then(
      (found) => {
        if (!leaving.signal.aborted) setBreakdown(found);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        report(error);
        setBreakdown('failed');
      },
    );
    return () => leaving.abort();
  }, [source, ruleId, breakdown, report]);
  return { breakdown, retry: () => setBreakdown('loading') };
}
