import { useRequest } from '@pantau/core/request';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useCallback } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { Company, CompanySection } from '../../engine/company/company.ts';
import type { UsedCompany } from '../../hooks/use-company.ts';
import type { PartnerSource } from '../../engine/partners/partner-source.ts';
import { AccountsSection } from '../accounts/accounts-section.tsx';
import { BrandFields } from '../brand/brand-section.tsx';
import { CategoriesSection } from '../categories/categories-section.tsx';
import { SettingsSection } from '../form/settings-section.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { DriverScoreFields } from '../sections/driver-score-section.tsx';
import { IdentityFields } from '../sections/identity-section.tsx';
import { OperationFields } from '../sections/operation-section.tsx';

export interface SectionsProps {
  readonly source: CompanySource;
  readonly partners: PartnerSource | undefined;
  readonly company: Company;
  readonly level: 2 | 3;
  readonly readOnly: boolean;
  readonly used: UsedCompany;
  readonly onDirtyChange: (section: CompanySection, isDirty: boolean) => void;
}

const partnersSection = createLazy(
  async () => (await import('../partners/partners-section.tsx')).PartnersSection,
);

/** All sections, in the order of the list of sections. */
export function Sections(props: SectionsProps): ReactElement {
  const { source, partners, company, level, readOnly, used, onDirtyChange } = props;
  const { identity, operation, driverScore, branding } = company.sections;
  const { version, reload, setSection } = used;
  const readCategories = useCallback((signal: AbortSignal) => source.categories(signal), [source]);
  const categories = useRequest(readCategories, { version });
  const onSaved: UsedCompany['setSection'] = (section, stored) => {
    setSection(section, stored);
    // The history has a new entry, and a category may be in use.
    reload();
  };
  const form = { source, level, readOnly, onSaved, onDirtyChange };
  return (
    <>
      <SettingsSection {...form} section="identity" current={identity}>
        {(section) => (
          <IdentityFields
            {...{ source, readOnly }}
            logoUrl={company.logoUrl}
            category={section.draft.category}
            categories={categories.data ?? []}
            onChanged={reload}
          />
        )}
      </SettingsSection>
      <SettingsSection {...form} section="operation" current={operation}>
        {() => <OperationFields isActive={company.isActive} />}
      </SettingsSection>
      <SettingsSection {...form} section="driverScore" current={driverScore}>
        {(section) => <DriverScoreFields section={section} stored={driverScore.values} />}
      </SettingsSection>
      <AccountsSection
        {...{ source, level, readOnly }}
        accounts={company.bankAccounts}
        onChanged={reload}
      />
      <CategoriesSection {...{ source, level, readOnly, categories }} onChanged={reload} />
      <SettingsSection {...form} section="branding" current={branding}>
        {(section) => <BrandFields section={section} logoUrl={company.logoUrl} />}
      </SettingsSection>
      {partners !== undefined && (
        <LazyPart part={partnersSection} props={{ partners, level, version }} />
      )}
      <HistorySection source={source} level={level} version={version} />
    </>
  );
}
