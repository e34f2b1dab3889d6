import { useFormat } from '@pantau/core';
import { limitsOf } from '../../engine/company/section-problems.ts';
import type { FieldIssue } from '../../hooks/use-section-form.ts';
import type { CompanySettingsMessageKey } from '../../messages/company-settings-messages.ts';
import { useText } from '../shared/use-text.ts';

/** Fields whose format has a text of its own. */
const formats: Readonly<Record<string, CompanySettingsMessageKey>> = {
  phoneNo: 'malformed_phone',
  faxNo: 'malformed_phone',
  taxNo: 'malformed_taxNo',
  email: 'malformed_email',
  domainName: 'malformed_domainName',
  accentColor: 'malformed_color',
  menuColor: 'malformed_color',
};

/** What is wrong with a field, in the user's language. */
export function useIssueText(): (
  field: string,
  issue: FieldIssue | undefined,
) => string | undefined {
  const t = useText();
  const { number } = useFormat();
  return (field, issue) => {
    if (issue === undefined) return undefined;
    if ('text' in issue) return issue.text === '' ? t('notAccepted') : issue.text;
    const { problem } = issue;
    if (problem === 'malformed') return t(formats[field] ?? 'malformed');
    const { min = 0, max = 0 } = limitsOf(field);
    return t(problem, { min: number(min), max: number(max) });
  };
}
