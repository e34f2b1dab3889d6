import type { CSSProperties } from 'react';
import { brandDefaults } from './brand-defaults.generated.ts';
import { contrastRatio } from './contrast.ts';

export type Theme = 'light' | 'dark';

/** What a brand may change. Severity, success and map colours stay ours: they carry meaning. */
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

/** Colours by token, `#rrggbb`. What is left out stays Pantau's. */
export type BrandColors = Readonly<Partial<Record<BrandToken, string>>>;

/** One set of colours for both themes, or one for each. */
export type Brand = BrandColors | Readonly<Partial<Record<Theme, BrandColors>>>;

function brandColors(brand: Brand, theme: Theme): BrandColors {
  return 'light' in brand || 'dark' in brand ? (brand[theme] ?? {}) : (brand as BrandColors);
}

/** The brand's colours as custom properties for a `style`: no style sheet is made, CSP allows it. */
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
  /** The two colours that stand on each other: text first. */
  readonly pair: string;
  /** WCAG ratio; `undefined` when a colour is not written `#rgb` or `#rrggbb`. */
  readonly ratio: number | undefined;
  readonly isEnough: boolean;
}

export interface BrandContrastReport {
  readonly isAccepted: boolean;
  readonly checks: readonly BrandContrast[];
}

const leastContrast = 4.5;
const pairs = [
  ['accent-on', 'accent'],
  ['accent-text', 'bg-surface'],
  ['accent-text', 'accent-soft'],
] as const;

/**
 * Whether a brand can be read: text on the accent, accent text on the surface and on the soft
 * accent must reach 4.5 in both themes.
 */
export function checkBrandContrast(brand: Brand): BrandContrastReport {
  const checks = (['light', 'dark'] as const).flatMap((theme) => {
    const colors: Record<string, string> = {
      ...brandDefaults[theme],
      ...brandColors(brand, theme),
    };
    return pairs.map(([text, ground]): BrandContrast => {
      const ratio = contrastRatio(colors[text] ?? '', colors[ground] ?? '');
      const isEnough = ratio !== undefined && ratio >= leastContrast;
      return { theme, pair: `${text} / ${ground}`, ratio, isEnough };
    });
  });
  return { isAccepted: checks.every((check) => check.isEnough), checks };
}
