import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandColors, checkBrandContrast } from './brand.ts';
import { contrastRatio } from './contrast.ts';
import { deriveBrand } from './derive-brand.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const themes = ['light', 'dark'] as const;
const colorsOf = (brand: object, theme: (typeof themes)[number]): BrandColors =>
  (brand as Record<typeof theme, BrandColors>)[theme];

const surfaces = { light: '#ffffff', dark: '#12161c' };
const hovered = { light: '#e7eaee', dark: '#242b36' };
const palest = { light: '#5e6774', dark: '#8b96a5' };

describe('the brand of a company', () => {
  it('is legible for any accent and any menu colour, in both themes (CO-196)', () => {
    fc.assert(
      fc.property(hex, hex, (accent, menu) => {
        const { brand } = deriveBrand({ accent, menu });
        expect(checkBrandContrast(brand).accepted).toBe(true);
        for (const theme of themes) {
          const colors = colorsOf(brand, theme);
          const ratio = (text: keyof BrandColors, ground: string | undefined): number =>
            contrastRatio(colors[text] ?? '', ground ?? '') ?? 0;
          expect(ratio('accent-on', colors['accent-hover'])).toBeGreaterThanOrEqual(4.5);
          expect(ratio('accent-text', hovered[theme])).toBeGreaterThanOrEqual(4.5);
          expect(ratio('accent', surfaces[theme])).toBeGreaterThanOrEqual(3);
          expect(ratio('accent-soft', palest[theme])).toBeGreaterThanOrEqual(4.5);
          expect(ratio('nav-text', colors['nav-bg'])).toBeGreaterThanOrEqual(4.5);
          expect(ratio('nav-text-2', colors['nav-bg'])).toBeGreaterThanOrEqual(4.5);
          expect(ratio('nav-active-text', colors['nav-active-bg'])).toBeGreaterThanOrEqual(4.5);
          expect(ratio('nav-active-text', colors['nav-bg'])).toBeGreaterThanOrEqual(4.5);
          expect(ratio('logo-text', colors['nav-bg'])).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps a colour that is legible, and reports one that is not (CO-196)', () => {
    const { brand, findings } = deriveBrand({ accent: '#8a2b6a', menu: '#2a1526' });
    expect(colorsOf(brand, 'light')).toMatchObject({ accent: '#8a2b6a', 'nav-bg': '#2a1526' });
    expect(findings).toEqual([]);
    const yellow = deriveBrand({ accent: '#ffe600' });
    expect(yellow.findings).toMatchObject([
      { color: 'accent', theme: 'light', outcome: 'adjusted', given: '#ffe600' },
    ]);
    expect(colorsOf(yellow.brand, 'dark').accent).toBe('#ffe600');
  });

  it('has the accent on the current entry of a menu without a colour of its own (CS-90)', () => {
    const { brand } = deriveBrand({ accent: '#8a2b6a' });
    for (const theme of themes) {
      const colors = colorsOf(brand, theme);
      expect(colors['nav-active-text']).toBe(colors['accent-text']);
      expect(colors['nav-active-bg']).toBe(colors['accent-soft']);
      expect(colors['nav-bg']).toBeUndefined();
    }
    const own = colorsOf(deriveBrand({ accent: '#8a2b6a', menu: '#2a1526' }).brand, 'light');
    expect(own['nav-active-text']).toBe('#ffffff');
  });

  it('refuses colours in another notation, and has none without colours (CO-196)', () => {
    const { brand, findings } = deriveBrand({ accent: 'red', menu: 'url(//evil)' });
    expect(brand).toEqual({ light: {}, dark: {} });
    expect(findings).toHaveLength(4);
    expect(findings.every(({ outcome }) => outcome === 'refused')).toBe(true);
    expect(deriveBrand({ accent: null })).toEqual({
      brand: { light: {}, dark: {} },
      findings: [],
    });
  });
});
