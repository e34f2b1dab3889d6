import { describe, expect, it } from 'vitest';
import { type BrandColors, brandStyle, checkBrandContrast } from './brand.ts';
import { contrastRatio } from './contrast.ts';
import tokens from './tokens.json' with { type: 'json' };

const colorsOf = (group: object): BrandColors =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, token]) =>
      name.startsWith('$') ? [] : [[name, (token as { $value: { hex: string } }).$value.hex]],
    ),
  );

const kirana = {
  light: colorsOf(tokens.brand.kirana.light),
  dark: colorsOf(tokens.brand.kirana.dark),
};

describe('contrast ratio', () => {
  it('is 21 for black on white and 1 for equal colours, in either order', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
  });

  it('is undefined for colours in another notation', () => {
    expect(contrastRatio('rebeccapurple', '#fff')).toBeUndefined();
  });
});

describe('a brand', () => {
  it('is accepted when text on accent, accent text on surface and on soft accent reach 4.5 (CO-30)', () => {
    const report = checkBrandContrast(kirana);
    expect(report.accepted).toBe(true);
    const lowest = Math.min(...report.checks.map(({ ratio }) => ratio ?? 0));
    expect(lowest).toBeGreaterThanOrEqual(4.5);
    expect(report.checks).toHaveLength(6);
  });

  it('is rejected for a pair in one theme, and the report names it (CO-30)', () => {
    const pale = { ...kirana, dark: { ...kirana.dark, 'accent-text': '#6b2a53' } };
    const refused = checkBrandContrast(pale).checks.filter(({ sufficient }) => !sufficient);
    expect(refused.map(({ theme, pair }) => `${theme}: ${pair}`)).toEqual([
      'dark: accent-text / bg-surface',
      'dark: accent-text / accent-soft',
    ]);
  });

  it('is checked with the default colours where it sets none', () => {
    expect(checkBrandContrast({}).accepted).toBe(true);
    expect(checkBrandContrast({ accent: '#ffee00' }).accepted).toBe(false);
  });

  it('is rejected when a colour is in another notation', () => {
    expect(checkBrandContrast({ accent: 'var(--mine)' }).accepted).toBe(false);
  });

  it('sets only brand tokens, and only those of the theme', () => {
    const brand = { light: { accent: '#8a2b6a' }, dark: { accent: '#a8407f' } };
    expect(brandStyle(brand, 'dark')).toEqual({ '--pantau-accent': '#a8407f' });
    const foreign = { accent: '#8a2b6a', urgent: '#00ff00' } as BrandColors;
    expect(brandStyle(foreign, 'light')).toEqual({ '--pantau-accent': '#8a2b6a' });
    expect(brandStyle(undefined, 'light')).toEqual({});
  });
});
