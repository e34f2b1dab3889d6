import { isPantauError, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Notice } from '@pantau/core/ui/notice';
import { type LeaveGuard, useUnsavedInput } from '@pantau/core/ui/unsaved-input';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useCallback, useState } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { CompanySection } from '../../engine/company/company.ts';
import type { PartnerSource } from '../../engine/partners/partner-source.ts';
import { useCompany } from '../../hooks/use-company.ts';
import { SectionSkeleton } from '../shared/section-skeleton.tsx';
import { useProblemText } from '../shared/use-problem-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './company-settings.module.css';
import { SectionList } from './section-list.tsx';
import { Sections } from './sections.tsx';

export interface CompanySettingsProps {
  readonly source: CompanySource;
  /** What partners of the company sign in with; without it, or without the permission, there is no such section. */
  readonly partners?: PartnerSource | undefined;
  /** Whether the user may change settings. Defaults to the scope `company:update` of the session. */
  readonly canUpdate?: boolean | undefined;
  /** Level of the sections' headings. Defaults to 2. */
  readonly level?: 2 | 3 | undefined;
  /** Binds the host's router, so that unsaved changes are not lost. Must keep its identity between renders. */
  readonly guard?: LeaveGuard | undefined;
}

/**
 * The settings of a company in sections that save on their own. Without the permission to change them, values are
 * shown as text (CS-7).
 */
export function CompanySettings(props: CompanySettingsProps): ReactElement {
  const { source, level = 2, guard } = props;
  const t = useText();
  const { permissions } = useSession();
  const canUpdate = props.canUpdate ?? permissions.can(scopes.companyUpdate);
  const used = useCompany(source, canUpdate);
  const [dirty, setDirty] = useState<ReadonlySet<CompanySection>>(() => new Set());
  const onDirtyChange = useCallback((section: CompanySection, isDirty: boolean) => {
    setDirty((known) => {
      if (known.has(section) === isDirty) return known;
      const next = new Set(known);
      if (isDirty) next.add(section);
      else next.delete(section);
      return next;
    });
  }, []);
  const unsaved = useUnsavedInput({
    ...{ isUnsaved: dirty.size > 0, guard },
    texts: { title: t('leaveTitle'), text: t('leaveText'), stay: t('stay'), leave: t('leave') },
  });
  // What a reader was sent cannot be edited: account numbers are cut.
  const readOnly = !canUpdate || !used.isComplete;
  const partners = readOnly ? undefined : props.partners;
  const { company } = used;
  return (
    <div className={css.frame}>
      <div className={css.page}>
        {company === undefined ? (
          <Placeholder {...used} level={level} />
        ) : (
          <>
            <SectionList dirty={dirty} hidden={partners === undefined ? ['partners'] : []} />
            <div className={css.sections}>
              {readOnly && <Notice tone="info" title={t('readOnly')} />}
              <Sections {...{ source, partners, company, level, readOnly, used, onDirtyChange }} />
            </div>
          </>
        )}
      </div>
      {unsaved.prompt}
    </div>
  );
}

/** As many as the sections have. */
const IDENTITY_FIELDS = 9;
const OPERATION_FIELDS = 6;

interface PlaceholderProps {
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
  readonly level: 2 | 3;
}

/** That the settings are being loaded, or could not be (CS-8). */
function Placeholder({ error, loading, reload, level }: PlaceholderProps): ReactElement {
  const t = useText();
  const problemText = useProblemText();
  if (error !== null) {
    const isOffline =
      isPantauError(error) && (error.kind === 'offline' || error.kind === 'timeout');
    return (
      <ErrorState
        level={level}
        art={isOffline ? 'offline' : 'broken'}
        title={t('failedTitle')}
        text={problemText(error)}
        onRetry={reload}
        retrying={loading}
      />
    );
  }
  return (
    <div className={css.sections} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <SectionSkeleton
        {...{ level, title: t('identity'), text: t('identityText') }}
        fields={IDENTITY_FIELDS}
      />
      <SectionSkeleton
        {...{ level, title: t('operation'), text: t('operationText') }}
        fields={OPERATION_FIELDS}
      />
    </div>
  );
}
