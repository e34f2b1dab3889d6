import { useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Notice } from '@pantau/core/ui/notice';
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { CompanySection, Section, SectionValues } from '../../engine/company/company.ts';
import { type CheckSection, sectionChecks } from '../../engine/company/section-problems.ts';
import {
  type SaveOutcome,
  type SectionForm,
  useSectionForm,
} from '../../hooks/use-section-form.ts';
import type { CompanySettingsMessageKey } from '../../messages/company-settings-messages.ts';
import { Card } from '../shared/card.tsx';
import { useProblemText } from '../shared/use-problem-text.ts';
import { useText } from '../shared/use-text.ts';
import type { ConflictNoticeProps } from './conflict-notice.tsx';
import css from './settings-section.module.css';
import { SectionContext, type UsedSection } from './section-context.ts';

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

/** A section with its fields and its own buttons (CS-1). */
export function SettingsSection<S extends CompanySection>(
  props: SettingsSectionProps<S>,
): ReactElement {
  const { section, source, current, level, readOnly, onSaved, onDirtyChange, children } = props;
  const t = useText();
  const toast = useToast();
  const formRef = useRef<HTMLFormElement>(null);
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
  const { isDirty, isSaving, outcome } = form;
  useEffect(() => {
    onDirtyChange(section, isDirty);
    return () => onDirtyChange(section, false);
  }, [section, isDirty, onDirtyChange]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving || !isDirty) return;
    const wrong = await form.submit();
    if (wrong !== undefined) {
      formRef.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus();
    }
  };
  const textKey: CompanySettingsMessageKey = `${section}Text`;
  const text = t(textKey);
  const context = { form, readOnly } as unknown as UsedSection;
  return (
    <Card name={section} level={level} title={t(section)} text={text}>
      <SectionContext.Provider value={context}>
        {readOnly ? (
          <div className={css.form}>{children(form)}</div>
        ) : (
          <form
            ref={formRef}
            className={css.form}
            aria-label={t(section)}
            onSubmit={(event) => void submit(event)}
            noValidate
          >
            <SaveNotice form={form} outcome={outcome} />
            {children(form)}
            <div className={css.bar} data-dirty={isDirty || undefined}>
              <span className={css.state}>{isDirty && t('unsaved')}</span>
              <Button disabled={!isDirty || isSaving} onClick={form.discard}>
                {t('discard')}
              </Button>
              <Button
                variant={isDirty ? 'primary' : 'outline'}
                type="submit"
                loading={isSaving}
                aria-disabled={!isDirty}
              >
                {t('save')}
              </Button>
            </div>
          </form>
        )}
      </SectionContext.Provider>
    </Card>
  );
}

interface SaveNoticeProps<T extends object> {
  readonly form: SectionForm<T>;
  readonly outcome: SaveOutcome<T>;
}

/** Why a section was not saved. */
function SaveNotice<T extends object>({ form, outcome }: SaveNoticeProps<T>): ReactElement | null {
  const t = useText();
  const problemText = useProblemText();
  switch (outcome?.kind) {
    case 'fields':
      return (
        <Notice tone="error" title={t('notSaved')}>
          <p className={css.notice}>{t('checkFields', { count: outcome.count })}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={t('notSaved')} takesFocus>
          <p className={css.notice}>{problemText(outcome.error)}</p>
        </Notice>
      );
    case 'conflict': {
      const { theirs } = outcome;
      const props = {
        ...{ base: form.base, draft: form.draft, theirs: theirs.values },
        onMerge: (kept: ReadonlySet<string>) => form.merge(theirs, kept as ReadonlySet<never>),
      } as unknown as ConflictNoticeProps;
      return <LazyPart key={theirs.revision} part={conflictNotice} props={props} />;
    }
    case 'merged':
      return <Notice tone="info" title={t('merged')} takesFocus />;
    default:
      return null;
  }
}
