import type { ReactElement } from 'react';
import { TextInput } from '../form/fields.tsx';
import form from '../form/settings-section.module.css';
import { useText } from '../shared/use-text.ts';

/** How the company is named and reached. */
export function IdentityFields(): ReactElement {
  const t = useText();
  return (
    <div className={form.grid}>
      <TextInput name="name" label={t('name')} required autoComplete="organization" />
      <TextInput name="category" label={t('category')} />
      <TextInput name="phoneNo" label={t('phoneNo')} type="tel" autoComplete="tel" />
      <TextInput name="faxNo" label={t('faxNo')} type="tel" />
      <TextInput name="email" label={t('email')} type="email" autoComplete="email" />
      <TextInput name="domainName" label={t('domainName')} />
      <TextInput name="taxNo" label={t('taxNo')} />
      <TextInput name="companyTag" label={t('companyTag')} />
    </div>
  );
}
