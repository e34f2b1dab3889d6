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
  it('is 21 for black on white, 1 for the same, whichever is first', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
  });

  it('says nothing of colours that it cannot read', () => {
    expect(contrastRatio('rebeccapurple', '#fff')).toBeUndefined();
  });
});

describe('a brand', () => {
  it('is accepted when text on accent, accent text on surface and on soft reach 4.5 (CO-30)', () => {
    const report = checkBrandContrast(kirana);
    expect(report.isAccepted).toBe(true);
    const lowest = Math.min(...report.checks.map(({ ratio }) => ratio ?? 0));
    expect(lowest).toBeGreaterThanOrEqual(4.5);
    expect(report.checks).toHaveLength(6);
  });

  it('is refused for one pair in one theme, and the report names it (CO-30)', () => {
    const pale = { ...kirana, dark: { ...kirana.dark, 'accent-text': '#6b2a53' } };
    const refused = checkBrandContrast(pale).checks.filter(({ isEnough }) => !isEnough);
    expect(refused.map(({ theme, pair }) => `${theme}: ${pair}`)).toEqual([
      'dark: accent-text / bg-surface',
      'dark: accent-text / accent-soft',
    ]);
  });

  it('is measured with our own colours where it leaves some out', () => {
    expect(checkBrandContrast({}).isAccepted).toBe(true);
    expect(checkBrandContrast({ accent: '#ffee00' }).isAccepted).toBe(false);
  });

  it('is refused when a colour cannot be read', () => {
    expect(checkBrandContrast({ accent: 'var(--mine)' }).isAccepted).toBe(false);
  });

  it('sets its own tokens only, those of the theme', () => {
    const meant = { light: { accent: '#8a2b6a' }, dark: { accent: '#a8407f' } };
    expect(brandStyle(meant, 'dark')).toEqual({ '--pantau-accent': '#a8407f' });
    const foreign = { accent: '#8a2b6a', urgent: '#00ff00' } as BrandColors;
    expect(brandStyle(foreign, 'light')).toEqual({ '--pantau-accent': '#8a2b6a' });
    expect(brandStyle(undefined, 'light')).toEqual({});
  });
});
