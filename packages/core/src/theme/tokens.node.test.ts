import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outputs } from '../../scripts/build-tokens.mjs';
import { contrastRatio } from './contrast.ts';
import tokens from './tokens.json' with { type: 'json' };

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('tokens', () => {
  it.each(outputs)('%s is up to date with tokens.json (EM-76)', (file, make) => {
    expect(read(`./${file}`)).toBe(make(tokens));
  });

  it('give both themes the same colours and shadows', () => {
    expect(Object.keys(tokens.color.dark)).toEqual(Object.keys(tokens.color.light));
    expect(Object.keys(tokens.shadow.dark)).toEqual(Object.keys(tokens.shadow.light));
  });

  it('of the system are those of its theme before a script runs (EM-54)', () => {
    const css = read('./tokens.module.css');
    const colors = (start: string): readonly string[] => {
      const from = css.indexOf(start) + start.length;
      return css.slice(from, css.indexOf('}', from)).match(/--pantau-[^;]+/g) ?? [];
    };
    const dark = colors("\n  .tokens:where([data-pantau-theme='inherit']) {");
    expect(dark.length).toBeGreaterThan(40);
    const asked =
      "@media (prefers-color-scheme: dark) {\n  .tokens:where([data-pantau-theme='auto']) {";
    expect(colors(asked)).toEqual(dark);
    expect(css).toContain(
      ".tokens:where([data-pantau-theme='light']),\n.tokens:where([data-pantau-theme='auto']),\n",
    );
  });

  it('have no text under 11 px', () => {
    const sizes = Object.values(tokens.typography).flatMap((style) =>
      typeof style === 'string' ? [] : [style.$value.fontSize.value],
    );
    expect(Math.min(...sizes)).toBe(11);
  });

  it('are in px, which a host cannot scale', () => {
    expect(read('./tokens.module.css')).not.toMatch(/[\d.](?:rem|em|vw|vh|%)\b/);
  });

  it('agree in hex and components', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const [name, token] of Object.entries(tokens.color[theme])) {
        if (typeof token === 'string' || typeof token.$value === 'string') continue;
        const { components, hex } = token.$value;
        const made = components.map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        );
        expect(`${name} #${made.join('')}`).toBe(`${name} ${hex}`);
      }
    }
  });
});

/** The pairs of the looks' contrast table, with what they were measured at. */
const pairs = [
  ['text', 'bg-surface', 17.65, 15.3],
  ['text-3', 'bg-surface', 5.72, 6.05],
  ['text-3', 'bg-press', 4.74, 4.75],
  ['text-3', 'accent-soft', 5.05, 5.23],
  ['accent-on', 'accent', 7.16, 4.95],
  ['accent-text', 'accent-soft', 7.02, 7.69],
  ['urgent-on', 'urgent', 5.24, 4.66],
  ['urgent-text', 'urgent-soft', 5.92, 7.56],
  ['important-on', 'important', 8.57, 8.3],
  ['important-text', 'important-soft', 6.06, 8.77],
  ['success-text', 'bg-surface', 6.54, 9.68],
  ['text-3', 'map-sea', 4.87, 6.32],
] as const;

describe('contrast', () => {
  const hexOf = (theme: 'light' | 'dark', name: keyof typeof tokens.color.light): string => {
    const token = tokens.color[theme][name];
    return typeof token === 'string' || typeof token.$value === 'string' ? '' : token.$value.hex;
  };

  it.each(pairs)('%s on %s is readable in both themes', (text, ground, light, dark) => {
    const measured = [
      contrastRatio(hexOf('light', text), hexOf('light', ground)) ?? 0,
      contrastRatio(hexOf('dark', text), hexOf('dark', ground)) ?? 0,
    ];
    expect(Math.min(...measured)).toBeGreaterThanOrEqual(4.5);
    expect(measured[0]).toBeCloseTo(light, 1);
    expect(measured[1]).toBeCloseTo(dark, 1);
  });

  it.each(['light', 'dark'] as const)('edges of controls are visible in the %s theme', (theme) => {
    const ratio = contrastRatio(hexOf(theme, 'line-control'), hexOf(theme, 'bg-surface'));
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});
