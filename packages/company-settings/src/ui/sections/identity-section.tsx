import type { ReactElement } from 'react';
import type { CompanyCategory } from '../../engine/company/category.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { SelectInput, TextInput } from '../form/fields.tsx';
import form from '../form/settings-section.module.css';
import { LogoField } from '../logo/logo-field.tsx';
import { useText } from '../shared/use-text.ts';

export interface IdentityFieldsProps {
  readonly source: CompanySource;
  readonly logoUrl: string | null;
  readonly readOnly: boolean;
  /** In the form. */
  readonly category: string | null;
  readonly categories: readonly CompanyCategory[];
  readonly onChanged: () => void;
}

/** How the company is named and reached. */
export function IdentityFields(props: IdentityFieldsProps): ReactElement {
  const { source, logoUrl, readOnly, category, categories, onChanged } = props;
  const t = useText();
  const texts = categories.map(({ text }) => text);
  // A category that is not on the list stays.
  const known = category === null || texts.includes(category) ? texts : [category, ...texts];
  return (
    <>
      <LogoField {...{ source, logoUrl, readOnly, onChanged }} />
      <div className={form.grid}>
        <TextInput name="name" label={t('name')} required autoComplete="organization" />
        <SelectInput
          name="category"
          label={t('category')}
          options={[
            { value: '', label: t('noCategory') },
            ...known.map((text) => ({ value: text, label: text })),
          ]}
        />
        <TextInput name="phoneNo" label={t('phoneNo')} type="tel" autoComplete="tel" />
        <TextInput name="faxNo" label={t('faxNo')} type="tel" />
        <TextInput name="email" label={t('email')} type="email" autoComplete="email" />
        <TextInput name="domainName" label={t('domainName')} />
        <TextInput name="taxNo" label={t('taxNo')} />
        <TextInput name="companyTag" label={t('companyTag')} />
      </div>
    </>
  );
}
