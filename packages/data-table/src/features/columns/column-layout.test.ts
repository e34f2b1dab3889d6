import { describe, expect, it } from 'vitest';
import type { Pin } from './columns.ts';
import { fitPins } from './fit-pinned-columns.ts';
import { type ColumnLayout, clampWidth, widthOf } from './column-layout.ts';

type Named = readonly [key: string, width: number];

/** A layout of columns by section. */
function layoutOf(start: readonly Named[], center: readonly Named[], end: readonly Named[]) {
  let place = 0;
  const section = (named: readonly Named[], pinned: Pin | null) => {
    let offset = 0;
    const columns = named.map(([key, width]) => {
      place += 1;
      const laid = { column: key, key, pinned, width, offset, place, isOwnWidth: false };
      offset += width;
      return laid;
    });
    return { columns, width: offset };
  };
  const sections = {
    start: section(start, 'start'),
    center: section(center, null),
    end: section(end, 'end'),
  };
  const all = [...sections.start.columns, ...sections.center.columns, ...sections.end.columns];
  return { ...sections, offsets: [], all } satisfies ColumnLayout<string>;
}

const shape = ({ start, center, end }: ColumnLayout<string>): string =>
  [start, center, end].map(({ columns }) => columns.map(({ key }) => key).join('')).join('|');

describe('pinned columns', () => {
  const layout = layoutOf(
    [
      ['a', 180],
      ['b', 128],
    ],
    [
      ['c', 100],
      ['d', 100],
    ],
    [['e', 120]],
  );

  it('stay where there is room', () => {
    expect(fitPins(layout, 44, 1_440)).toBe(layout);
    expect(fitPins(layout, 44, 0)).toBe(layout);
  });

  it('are let go on a narrow screen, the innermost first, in the same order', () => {
    expect(shape(fitPins(layout, 44, 700))).toBe('ab|cde|');
    expect(shape(fitPins(layout, 44, 400))).toBe('a|bcde|');
    expect(shape(fitPins(layout, 44, 200))).toBe('a|bcde|');
  });

  it('let go stand where they stood', () => {
    const { center, all, offsets } = fitPins(layout, 44, 400);
    expect(center.columns.map(({ offset }) => offset)).toEqual([0, 128, 228, 328]);
    expect(offsets).toEqual([0, 128, 228, 328, 448]);
    expect(all.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the width of a column', () => {
  const column = { key: 'a', width: 120, minWidth: 80 };

  it("is the user's, then the column's own, within what it may be", () => {
    expect(widthOf(column, { width: 200 })).toBe(200);
    expect(widthOf(column, { width: null })).toBe(120);
    expect(widthOf({ key: 'b' }, undefined)).toBe(160);
    expect([clampWidth(column, 10), clampWidth(column, 9_999)]).toEqual([80, 1_200]);
    expect(clampWidth(column, 100.4)).toBe(100);
  });
});
