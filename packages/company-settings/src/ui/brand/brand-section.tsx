import type { ReactElement } from 'react';
import type { CompanyBrand } from '../../engine/company/company.ts';
import type { SectionForm } from '../../hooks/use-section-form.ts';
import { TextInput } from '../form/fields.tsx';
import { useText } from '../shared/use-text.ts';
import { BrandPreview } from './brand-preview.tsx';
import css from './brand.module.css';
import { ColorInput } from './color-input.tsx';

export interface BrandFieldsProps {
  readonly section: SectionForm<CompanyBrand>;
  readonly logoUrl: string | null;
}

/** Name and colours of the application, with a preview in both themes (CS-35, CS-36). */
export function BrandFields({ section, logoUrl }: BrandFieldsProps): ReactElement {
  const t = useText();
  return (
    <>
      <div className={css.fields}>
        <TextInput name="brandName" label={t('brandName')} hint={t('brandNameHint')} />
        <ColorInput
          name="accentColor"
          color="accent"
          label={t('accentColor')}
          hint={t('accentColorHint')}
        />
        <ColorInput
          name="menuColor"
          color="menu"
          label={t('menuColor')}
          hint={t('menuColorHint')}
        />
      </div>
      <BrandPreview brand={section.draft} logoUrl={logoUrl} />
    </>
  );
}
