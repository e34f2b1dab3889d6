import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Layout,
  changeLayout,
  colorsOf,
  defaultLayout,
  layoutSchema,
  layoutWidths,
  orientations,
  sidebarTypes,
  topbarTypes,
} from './layout.ts';

const anyLayout: fc.Arbitrary<Layout> = fc.record({
  orientation: fc.constantFrom(...orientations),
  width: fc.constantFrom(...layoutWidths),
  sidebar: fc.constantFrom(...sidebarTypes),
  topbar: fc.constantFrom(...topbarTypes),
  preloader: fc.boolean(),
});
const anyChange = fc.oneof(
  fc.constantFrom(...layoutWidths).map((width) => ({ width })),
  fc.constantFrom(...sidebarTypes).map((sidebar) => ({ sidebar })),
  fc.constantFrom(...topbarTypes).map((topbar) => ({ topbar })),
  fc.constantFrom(...orientations).map((orientation) => ({ orientation })),
  anyLayout,
);
const after = (changes: readonly Partial<Layout>[]): Layout =>
  changes.reduce(changeLayout, defaultLayout);

describe('a layout', () => {
  it.each([
    ['boxed', 'icon'],
    ['scrollable', 'dark'],
  ] as const)('that becomes %s gets the %s sidebar (SH-80)', (width, sidebar) => {
    expect(changeLayout(defaultLayout, { width })).toEqual({ ...defaultLayout, width, sidebar });
  });

  it('that becomes fluid gets the dark sidebar, and then any that is chosen (SH-80)', () => {
    const fluid = changeLayout({ ...defaultLayout, width: 'scrollable' }, { width: 'fluid' });
    expect(fluid.sidebar).toBe('dark');
    for (const sidebar of sidebarTypes)
      expect(changeLayout(fluid, { sidebar }).sidebar).toBe(sidebar);
  });

  it('that is boxed has the icon sidebar, whatever was changed before (SH-80)', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const layout = after(changes);
        expect(layout.width === 'boxed' && layout.sidebar !== 'icon').toBe(false);
      }),
    );
  });

  it('always gets the sidebar of another width, and nothing else (SH-80)', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 6 }), anyLayout, (changes, { width }) => {
        const before = after(changes);
        const next = changeLayout(before, { width });
        const forced = width === 'boxed' ? 'icon' : 'dark';
        const sidebar = width === before.width ? before.sidebar : forced;
        expect(next).toEqual({ ...before, width, sidebar });
        expect(changeLayout(next, { width })).toEqual(next);
      }),
    );
  });

  it('can become any layout that the rules allow (SH-80)', () => {
    fc.assert(
      fc.property(anyLayout, anyLayout, (from, to) => {
        const { width, sidebar, ...rest } = to;
        const reached = [{ width }, { sidebar }, rest].reduce<Layout>(changeLayout, from);
        expect(reached).toEqual({ ...to, sidebar: width === 'boxed' ? 'icon' : sidebar });
      }),
    );
  });

  it('is read from the store as it was written, and corrected if it breaks the rules (SH-81)', () => {
    fc.assert(
      fc.property(anyLayout, (stored) => {
        const read = parse(layoutSchema, JSON.parse(JSON.stringify(stored)));
        expect(read).toEqual(stored.width === 'boxed' ? { ...stored, sidebar: 'icon' } : stored);
      }),
    );
    expect(safeParse(layoutSchema, { ...defaultLayout, width: 'wide' }).success).toBe(false);
  });

  it('has the colours of the theme unless it is dark or coloured', () => {
    expect(sidebarTypes.map(colorsOf)).toEqual(['theme', 'dark', 'colored', 'theme', 'theme']);
  });
});
