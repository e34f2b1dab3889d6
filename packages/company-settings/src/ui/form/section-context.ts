import { createContext, useContext } from 'react';
import type { FieldIssue, SectionForm } from '../../hooks/use-section-form.ts';
import type { FormTranslate } from '../../messages/form-texts.ts';

export interface UsedSection {
  /** The fields know the type of their own value only. */
  readonly form: SectionForm<Readonly<Record<string, unknown>>>;
  readonly readOnly: boolean;
  readonly t: FormTranslate;
  /** What is wrong with a field, in the user's language. */
  readonly issueText: (field: string, issue: FieldIssue | undefined) => string | undefined;
}

export const SectionContext = createContext<UsedSection | null>(null);

/** The form of the section around a field. */
export function useSection(): UsedSection {
  const section = useContext(SectionContext);
  if (section === null) throw new Error('A field must be inside a section');
  return section;
}
