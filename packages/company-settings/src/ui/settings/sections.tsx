import type { ReactElement } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { Company, CompanySection } from '../../engine/company/company.ts';
import type { UsedCompany } from '../../hooks/use-company.ts';
import { SettingsSection } from '../form/settings-section.tsx';
import { DriverScoreFields } from '../sections/driver-score-section.tsx';
import { IdentityFields } from '../sections/identity-section.tsx';
import { OperationFields } from '../sections/operation-section.tsx';

export interface SectionsProps {
  readonly source: CompanySource;
  readonly company: Company;
  readonly level: 2 | 3;
  readonly readOnly: boolean;
  readonly onSaved: UsedCompany['setSection'];
  readonly onDirtyChange: (section: CompanySection, isDirty: boolean) => void;
}

/** All sections, in the order of the list of sections. */
export function Sections(props: SectionsProps): ReactElement {
  const { company, ...common } = props;
  const { identity, operation, driverScore } = company.sections;
  return (
    <>
      <SettingsSection {...common} section="identity" current={identity}>
        {() => <IdentityFields />}
      </SettingsSection>
      <SettingsSection {...common} section="operation" current={operation}>
        {() => <OperationFields isActive={company.isActive} />}
      </SettingsSection>
      <SettingsSection {...common} section="driverScore" current={driverScore}>
        {(form) => <DriverScoreFields section={form} stored={driverScore.values} />}
      </SettingsSection>
    </>
  );
}
