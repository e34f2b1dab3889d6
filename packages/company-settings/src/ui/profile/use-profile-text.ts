import { useFormat, useMessages } from '@pantau/core';
import { personalLimits } from '../../engine/profile/personal-problems.ts';
import type { FieldIssue } from '../../hooks/use-section-form.ts';
import { type ProfileTranslate, profileMessages } from '../../messages/profile-messages.ts';

export const useProfileText = (): ProfileTranslate => useMessages(profileMessages);

/** What is wrong with one of the user's details, in the user's language. */
export function useDetailIssue(): (
  field: string,
  issue: FieldIssue | undefined,
) => string | undefined {
  const t = useProfileText();
  const { number } = useFormat();
  return (field, issue) => {
    if (issue === undefined) return undefined;
    if ('text' in issue) return issue.text === '' ? t('notAccepted') : issue.text;
    if (issue.problem === 'required') return t('required');
    if (issue.problem === 'tooLong') {
      return t('tooLong', { max: number(personalLimits[field as keyof typeof personalLimits]) });
    }
    return t(field === 'email' ? 'malformed_email' : 'malformed_phone');
  };
}
