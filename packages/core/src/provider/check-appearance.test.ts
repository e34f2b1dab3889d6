import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Appearance } from '../theme/appearance.ts';
import { checkAppearance } from './check-appearance.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset();
  warn.mockImplementation(() => undefined);
});
afterEach(() => warn.mockReset());

/** As from a host that is not type-checked. */
const check = (appearance: object): readonly unknown[] => {
  checkAppearance(appearance as Appearance, {} as Node);
  return warn.mock.calls.flat();
};

it('names what means nothing in an appearance, with what was probably meant, once (EM-84)', () => {
  const misspelt = {
    variables: { bgSurface: 'red', 'radius-md': '0', dark: { acent: 'red' }, sparkle: '1' },
    icons: { bel: 'M0 0' },
    elements: { rows: 'a', row: 'b' },
    logos: {},
    styles: '.b {}',
  };
  expect(check(misspelt)).toEqual([
    "Pantau: appearance: 'logos' is not known; is it 'logo'?",
    "Pantau: appearance.variables: 'bgSurface' is not known; is it 'bg-surface'?",
    "Pantau: appearance.variables: 'sparkle' is not known",
    "Pantau: appearance.variables.dark: 'acent' is not known; is it 'accent'?",
    "Pantau: appearance.icons: 'bel' is not known; is it 'bell'?",
    "Pantau: appearance.elements: 'rows' is not known; is it 'row'?",
    'Pantau: appearance.styles has no effect in the page; put its rules into a style sheet of the page',
  ]);
  warn.mockClear();
  expect(check(misspelt)).toEqual([]);
});

it('is silent about what it knows (EM-84)', () => {
  expect(
    check({
      variables: { font: 'Georgia', 'bg-surface': 'red', light: { 'type-base-size': '14px' } },
      icons: { bell: 'M0 0' },
      elements: { theme: 'a', 'row-title': 'b', logo: 'c' },
      logo: { src: '/logo.svg', alt: 'Kirana' },
    }),
  ).toEqual([]);
});
