import { contrastRatio } from '../../packages/core/src/theme/contrast.ts';
import tokens from '../../packages/core/src/theme/tokens.json' with { type: 'json' };

type Theme = 'light' | 'dark';

/** Text and the surface below it. */
export interface ContrastPair {
  readonly text: string;
  readonly ground: string;
  readonly ratios: Readonly<Record<Theme, number>>;
}

/** What WCAG 2.2 AA asks of text. */
export const ENOUGH = 4.5;

/** The opaque colours of a theme: `#rrggbb` by name. */
export const colors = (theme: Theme, from = tokens): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(from.color[theme]).flatMap(([name, token]) =>
      typeof token === 'string' || typeof token.$value === 'string' || token.$value.alpha < 1
        ? []
        : [[name, token.$value.hex]],
    ),
  );

/** What each text token is read on: the surfaces for text, and its own fill or tint for the others. */
function groundsOf(text: string, names: readonly string[]): readonly string[] {
  if (/^text(-\d)?$/.test(text)) return names.filter((name) => /^bg-/.test(name));
  if (text === 'nav-active-text') return ['nav-active-bg'];
  if (/^nav-text/.test(text)) return ['nav-bg'];
  if (text.endsWith('-on')) return [text.slice(0, -'-on'.length)];
  if (text.endsWith('-text')) return ['bg-surface', `${text.slice(0, -'-text'.length)}-soft`];
  return text === 'map-ink' ? ['map-land', 'map-sea'] : [];
}

/** Every pair of text and surface that the tokens are made for, with its contrast in both themes. */
export function contrastPairs(from = tokens): readonly ContrastPair[] {
  const [light, dark] = [colors('light', from), colors('dark', from)];
  const names = Object.keys(light);
  return names.flatMap((text) =>
    groundsOf(text, names).map((ground) => ({
      text,
      ground,
      ratios: {
        light: contrastRatio(light[text] ?? '', light[ground] ?? '') ?? 0,
        dark: contrastRatio(dark[text] ?? '', dark[ground] ?? '') ?? 0,
      },
    })),
  );
}
