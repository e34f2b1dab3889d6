import { type ThemeVars, create } from 'storybook/theming';
import tokens from '../packages/core/src/theme/tokens.json' with { type: 'json' };

const mark = (eye: string, route: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="28" viewBox="0 0 112 28"><g fill="none" stroke="${route}" stroke-width="2.5" stroke-linecap="round"><path d="M6 24V12a6.75 6.75 0 1 1 4.6 6.4"/></g><circle cx="12.75" cy="12" r="2.5" fill="${eye}"/><text x="30" y="19" font-family="system-ui, sans-serif" font-size="17" font-weight="650" fill="${route}">Pantau</text></svg>`,
  )}`;

/** Storybook's own interface in Pantau's colours. */
export function pantauTheme(base: 'light' | 'dark'): ThemeVars {
  const color = tokens.color[base];
  const text = color.text.$value.hex;
  return create({
    base,
    brandTitle: 'Pantau',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: mark(color.accent.$value.hex, text),
    fontBase: "'IBM Plex Sans Variable', system-ui, sans-serif",
    colorSecondary: color['accent-text'].$value.hex,
    appBg: color['bg-canvas'].$value.hex,
    appContentBg: color['bg-surface'].$value.hex,
    appPreviewBg: color['bg-surface'].$value.hex,
    appBorderColor: color.line.$value.hex,
    appBorderRadius: 8,
    textColor: text,
    textMutedColor: color['text-3'].$value.hex,
    barBg: color['bg-surface'].$value.hex,
    barTextColor: color['text-2'].$value.hex,
    barSelectedColor: color['accent-text'].$value.hex,
  });
}
