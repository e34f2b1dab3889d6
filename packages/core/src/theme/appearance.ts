import type { CSSProperties } from 'react';
import type { IconName } from '../ui/icons/icon-paths.ts';
import type { PartName } from './part-names.ts';
import type { Theme } from './brand.ts';
import type { ThemeToken } from './theme-tokens.generated.ts';

/** A custom property of the theme without its prefix `--pantau-`; `font` is a font family. */
export type ThemeVariable = ThemeToken | 'font';

/** Values as in a style sheet. Missing variables keep Pantau's values. */
export type ThemeVariables = Readonly<Partial<Record<ThemeVariable, string>>>;

/** Values for both themes, and those that only one theme has. */
export interface AppearanceVariables extends ThemeVariables {
  readonly light?: ThemeVariables | undefined;
  readonly dark?: ThemeVariables | undefined;
}

/** The host's logo, shown in place of the panel's title. */
export interface AppearanceLogo {
  /** An address with `http` or `https`, a path on the page's own server, or `data:image/…`. */
  readonly src: string;
  /** In the dark theme, if the other one is not legible there. */
  readonly srcDark?: string | undefined;
  /** What it says, such as the name of the product; not empty. */
  readonly alt: string;
}

/** The host's own look. With it, the contrast of the texts is checked, and reported where it is too low (EM-77). */
export interface Appearance {
  readonly variables?: AppearanceVariables | undefined;
  /** Replacements for built-in icons: SVG path data on a 24 × 24 grid, drawn as strokes. */
  readonly icons?: Readonly<Partial<Record<IconName, string>>> | undefined;
  readonly logo?: AppearanceLogo | undefined;
  /** Classes that are added to our own, by part: one or several names. */
  readonly elements?: Readonly<Partial<Record<PartName, string>>> | undefined;
  /**
   * A style sheet for these classes where style sheets of the page do not apply: in the shadow root of the custom element
   * or of an isolated provider, after ours. Elsewhere it has no effect.
   */
  readonly styles?: string | undefined;
}

/** The variables as custom properties for `style`, which needs no style sheet under a CSP. */
export function appearanceStyle(appearance: Appearance | undefined, theme: Theme): CSSProperties {
  const { variables } = appearance ?? {};
  if (variables === undefined) return {};
  const { light, dark, ...shared } = variables;
  const values = { ...shared, ...(theme === 'light' ? light : dark) };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--pantau-${name}`, value]),
  ) as CSSProperties;
}
