import { useToast } from '@pantau/core';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Notice } from '@pantau/core/ui/notice';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { CompanySection, Section, SectionValues } from '../../engine/company/company.ts';
import { type CheckSection, sectionChecks } from '../../engine/company/section-problems.ts';
import {
  type SaveOutcome,
  type SectionForm,
  useSectionForm,
} from '../../hooks/use-section-form.ts';
import type { CompanySettingsMessageKey } from '../../messages/company-settings-messages.ts';
import { useText } from '../shared/use-text.ts';
import type { ConflictNoticeProps } from './conflict-notice.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useIssueText } from './use-issue-text.ts';

const conflictNotice = createLazy(
  async () => (await import('./conflict-notice.tsx')).ConflictNotice,
);

export interface SettingsSectionProps<S extends CompanySection> {
  readonly section: S;
  readonly source: CompanySource;
  /** As last read. */
  readonly current: Section<SectionValues[S]>;
  readonly level: 2 | 3;
  readonly readOnly: boolean;
  readonly onSaved: (section: S, stored: Section<SectionValues[S]>) => void;
  /** Reports whether the section has unsaved changes. Must keep its identity between renders. */
  readonly onDirtyChange: (section: CompanySection, isDirty: boolean) => void;
  readonly children: (form: SectionForm<SectionValues[S]>) => ReactNode;
}

/** A section of a company, saved against the revision that was read (CS-1). */
export function SettingsSection<S extends CompanySection>(
  props: SettingsSectionProps<S>,
): ReactElement {
  const { section, source, current, level, readOnly, onSaved, onDirtyChange, children } = props;
  const t = useText();
  const issueText = useIssueText();
  const toast = useToast();
  const form = useSectionForm<SectionValues[S]>({
    current,
    check: sectionChecks[section] as CheckSection<SectionValues[S]>,
    save: (changes, revision) => source.saveSection(section, changes, revision),
    readAgain: async () => (await source.company()).sections[section],
    onSaved(stored) {
      onSaved(section, stored);
      toast.show({ kind: 'success', text: t('saved', { section: t(section) }) });
    },
  });
  const { isDirty } = form;
  useEffect(() => {
    onDirtyChange(section, isDirty);
    return () => onDirtyChange(section, false);
  }, [section, isDirty, onDirtyChange]);
  const textKey: CompanySettingsMessageKey = `${section}Text`;
  return (
    <SectionFrame
      {...{ level, readOnly, form, t, issueText }}
      name={section}
      title={t(section)}
      text={t(textKey)}
      conflict={(outcome) => <Conflict form={form} outcome={outcome} />}
    >
      {children(form)}
    </SectionFrame>
  );
}

interface ConflictProps<T extends object> {
  readonly form: SectionForm<T>;
  readonly outcome: SaveOutcome<T>;
}

/** What somebody else has saved meanwhile, or that it is in the form now (CS-4). */
function Conflict<T extends object>({ form, outcome }: ConflictProps<T>): ReactElement | null {
  const t = useText();
  if (outcome?.kind === 'merged') return <Notice tone="info" title={t('merged')} takesFocus />;
  if (outcome?.kind !== 'conflict') return null;
  const { theirs } = outcome;
  const props = {
    ...{ base: form.base, draft: form.draft, theirs: theirs.values },
    onMerge: (kept: ReadonlySet<string>) => form.merge(theirs, kept as ReadonlySet<never>),
  } as unknown as ConflictNoticeProps;
  return <LazyPart key={theirs.revision} part={conflictNotice} props={props} />;
}
