import type { CSSProperties } from 'react';
import { brandDefaults } from './brand-defaults.generated.ts';
import { contrastRatio } from './contrast.ts';

export type Theme = 'light' | 'dark';

/** The colours a brand may change. Severity, success and map colours carry meaning and are fixed. */
export const brandTokens = [
  'accent',
  'accent-hover',
  'accent-on',
  'accent-text',
  'accent-soft',
  'nav-bg',
  'nav-text',
  'nav-text-2',
  'nav-active-bg',
  'nav-active-text',
  'nav-line',
  'logo-text',
] as const;

export type BrandToken = (typeof brandTokens)[number];

/** Colours by token, written `#rrggbb`. Missing tokens keep Pantau's colours. */
export type BrandColors = Readonly<Partial<Record<BrandToken, string>>>;

/** One set of colours for both themes, or one per theme. */
export type Brand = BrandColors | Readonly<Partial<Record<Theme, BrandColors>>>;

function brandColors(brand: Brand, theme: Theme): BrandColors {
  return 'light' in brand || 'dark' in brand ? (brand[theme] ?? {}) : (brand as BrandColors);
}

/** The brand's colours as custom properties for `style`, which needs no style sheet under a CSP. */
export function brandStyle(brand: Brand | undefined, theme: Theme): CSSProperties {
  if (brand === undefined) return {};
  const colors = brandColors(brand, theme);
  const properties = brandTokens.flatMap((token) => {
    const value = colors[token];
    return value === undefined ? [] : [[`--pantau-${token}`, value] as const];
  });
  return Object.fromEntries(properties) as CSSProperties;
}

export interface BrandContrast {
  readonly theme: Theme;
  /** Text colour and background colour. */
  readonly pair: string;
  /** WCAG ratio; `undefined` when a colour is not written `#rgb` or `#rrggbb`. */
  readonly ratio: number | undefined;
  readonly sufficient: boolean;
}

export interface BrandContrastReport {
  readonly accepted: boolean;
  readonly checks: readonly BrandContrast[];
}

const MIN_CONTRAST = 4.5;
const pairs = [
  ['accent-on', 'accent'],
  ['accent-text', 'bg-surface'],
  ['accent-text', 'accent-soft'],
] as const;

/**
 * Checks that a brand is legible: text on the accent, accent text on the surface and accent text on
 * the soft accent must reach a contrast of 4.5 in both themes.
 */
export function checkBrandContrast(brand: Brand): BrandContrastReport {
  const checks = (['light', 'dark'] as const).flatMap((theme) => {
    const colors: Record<string, string> = {
      ...brandDefaults[theme],
      ...brandColors(brand, theme),
    };
    return pairs.map(([text, background]): BrandContrast => {
      const ratio = contrastRatio(colors[text] ?? '', colors[background] ?? '');
      const sufficient = ratio !== undefined && ratio >= MIN_CONTRAST;
      return { theme, pair: `${text} / ${background}`, ratio, sufficient };
    });
  });
  return { accepted: checks.every((check) => check.sufficient), checks };
}
