import { type CSSProperties, useContext, useMemo } from 'react';
import { appearanceStyle } from './appearance.ts';
import { type Theme, brandStyle } from './brand.ts';
import {
  AppearanceContext,
  BrandContext,
  type Density,
  DensityContext,
} from './provider-context.ts';
import css from './theme-scope.module.css';
import tokens from './tokens.module.css';

/** Spread on an element, together with the element's own class. */
export interface ThemeScope {
  readonly className: string;
  readonly style: CSSProperties;
  /** For the host's style sheet, as on the root of the widget (EM-76). */
  readonly part: string;
  readonly 'data-pantau-theme': Theme;
  readonly 'data-pantau-density': Density;
}

/**
 * The colours of one theme, including the host's, for an element inside the provider: such as a dark bar above a
 * light page. What it opens in the layer keeps the theme of the provider (CO-195).
 */
export function useThemeScope(theme: Theme): ThemeScope {
  const brand = useContext(BrandContext);
  const appearance = useContext(AppearanceContext);
  const density = useContext(DensityContext);
  return useMemo(
    () => ({
      className: [
        tokens.tokens,
        css.scope,
        appearance?.elements?.theme ?? [],
        appearance?.elements?.[theme] ?? [],
      ]
        .flat()
        .join(' '),
      style: { ...brandStyle(brand, theme), ...appearanceStyle(appearance, theme) },
      part: `theme ${theme}`,
      'data-pantau-theme': theme,
      'data-pantau-density': density,
    }),
    [brand, appearance, density, theme],
  );
}
