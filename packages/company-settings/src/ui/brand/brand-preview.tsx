import { type Theme, brandTokens, useThemeScope } from '@pantau/core';
import { checkCompanyColors, deriveBrand } from '@pantau/core/company';
import { Icon } from '@pantau/core/ui/icon';
import type { CSSProperties, ReactElement } from 'react';
import type { CompanyBrand } from '../../engine/company/company.ts';
import { useText } from '../shared/use-text.ts';
import css from './brand.module.css';

export interface BrandPreviewProps {
  readonly brand: { readonly [F in keyof CompanyBrand]: CompanyBrand[F] };
  readonly logoUrl: string | null;
}

/** The colours of the draft as custom properties; refused colours are left out. */
function styleOf({ accentColor, menuColor }: CompanyBrand, theme: Theme): CSSProperties {
  const given = { accent: accentColor?.trim() || null, menu: menuColor?.trim() || null };
  const refused = checkCompanyColors(given).map(({ color }) => color);
  const { brand } = deriveBrand({
    accent: refused.includes('accent') ? null : given.accent,
    menu: refused.includes('menu') ? null : given.menu,
  });
  const colors = (brand as Partial<Record<Theme, Readonly<Record<string, string>>>>)[theme] ?? {};
  const properties = brandTokens.flatMap((token) => {
    const value = colors[token];
    return value === undefined ? [] : [[`--pantau-${token}`, value] as const];
  });
  return Object.fromEntries(properties) as CSSProperties;
}

/** Menu, bell, row and button in the colours of the form, light and dark (CS-35). */
export function BrandPreview(props: BrandPreviewProps): ReactElement {
  const t = useText();
  return (
    <div className={css.previews} role="group" aria-label={t('brandPreview')}>
      <Preview {...props} theme="light" />
      <Preview {...props} theme="dark" />
    </div>
  );
}

function Preview({
  brand,
  logoUrl,
  theme,
}: BrandPreviewProps & { readonly theme: Theme }): ReactElement {
  const t = useText();
  const { style: _, className, ...scope } = useThemeScope(theme);
  const name = (brand.brandName ?? '').trim() || 'Pantau';
  return (
    <figure className={css.figure}>
      <div className={`${className} ${css.preview}`} style={styleOf(brand, theme)} {...scope}>
        <div className={css.menu}>
          <span className={css.brand}>
            {logoUrl === null ? (
              <span className={css.initial} aria-hidden>
                {name.slice(0, 1)}
              </span>
            ) : (
              <img className={css.logo} src={logoUrl} alt="" width={20} height={20} />
            )}
            <span className={css.brandName}>{name}</span>
          </span>
          <span className={css.entry} data-current="">
            {t('previewCurrent')}
          </span>
          <span className={css.entry}>{t('previewEntry')}</span>
        </div>
        <div className={css.content}>
          <span className={css.bell}>
            <Icon name="bell" />
            <span className={css.count}>3</span>
          </span>
          <span className={css.previewRow}>
            <span className={css.rowTitle}>{t('previewRow')}</span>
            <span className={css.rowLink}>{t('previewLink')}</span>
          </span>
          <span className={css.button}>{t('previewButton')}</span>
        </div>
      </div>
      <figcaption className={css.caption}>{t(theme)}</figcaption>
    </figure>
  );
}
