import { describe, expect, it } from 'vitest';
import { appearanceStyle } from './appearance.ts';
import { legiblePairs, lowContrasts } from './appearance-contrast.ts';
import tokens from './tokens.json' with { type: 'json' };

const hexOf =
  (theme: 'light' | 'dark', own: Readonly<Record<string, string>> = {}) =>
  (name: string): string | undefined => {
    const colors: Record<string, unknown> = tokens.color[theme];
    const { $value } = colors[name === 'focus' ? 'accent-text' : name] as {
      $value: { hex: string };
    };
    return own[name] ?? $value.hex;
  };

describe('an appearance', () => {
  it('sets variables of both themes, and those of one theme in their place (EM-75)', () => {
    const variables = {
      'radius-md': '0',
      accent: '#5b2a86',
      font: 'Georgia',
      dark: { accent: '#8b55c0' },
    };
    expect(appearanceStyle({ variables }, 'light')).toEqual({
      '--pantau-radius-md': '0',
      '--pantau-accent': '#5b2a86',
      '--pantau-font': 'Georgia',
    });
    expect(appearanceStyle({ variables }, 'dark')).toMatchObject({ '--pantau-accent': '#8b55c0' });
    expect(appearanceStyle({}, 'dark')).toEqual({});
    expect(appearanceStyle(undefined, 'dark')).toEqual({});
  });
});

describe('contrast', () => {
  it.each(['light', 'dark'] as const)("of Pantau's own %s theme is sufficient (EM-77)", (theme) => {
    expect(lowContrasts(hexOf(theme))).toEqual([]);
  });

  it('that is too low is named with its ratio, rounded down (EM-77)', () => {
    expect(
      lowContrasts(hexOf('light', { 'text-2': '#777777', 'line-control': '#eeeeee' })),
    ).toEqual(['text-2 on bg-surface has 4.47 of 4.5', 'line-control on bg-surface has 1.16 of 3']);
  });

  it('that cannot be computed is not reported (EM-77)', () => {
    expect(lowContrasts(() => undefined)).toEqual([]);
    expect(legiblePairs.length).toBeGreaterThan(10);
  });
});
