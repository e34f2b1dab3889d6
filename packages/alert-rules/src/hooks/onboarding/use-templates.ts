import { useReportError } from '@pantau/core';
import { useEffect, useState } from 'react';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import type { RuleTemplate } from '../../engine/onboarding/rule-template.ts';

export type LoadedTemplates = readonly RuleTemplate[] | 'loading' | 'failed';

/** Loads the templates; a failure is reported, and `retry` loads again. */
export function useTemplates(source: OnboardingSource): {
  readonly templates: LoadedTemplates;
  retry(): void;
} {
  const report = useReportError();
  const [templates, setTemplates] = useState<LoadedTemplates>('loading');
  useEffect(() => {
    if (templates !== 'loading') return undefined;
    const leaving = new AbortController();
    source.templates(leaving.signal).then(
      (found) => {
        if (!leaving.signal.aborted) setTemplates(found);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        report(error);
        setTemplates('failed');
      },
    );
    return () => leaving.abort();
  }, [source, templates, report]);
  return { templates, retry: () => setTemplates('loading') };
}
