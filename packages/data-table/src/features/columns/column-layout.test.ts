import { describe, expect, it } from 'vitest';
import type { Pin } from './columns.ts';
import { fitPinnedColumns } from './fit-pinned-columns.ts';
import type { ColumnLayout } from './column-layout.ts';

type Named = readonly [key: string, width: number];

/** A layout of columns by section. */
function layoutOf(start: readonly Named[], center: readonly Named[], end: readonly Named[]) {
  let place = 0;
  const section = (named: readonly Named[], pinned: Pin | null) => {
    let offset = 0;
    const columns = named.map(([key, width]) => {
      place += 1;
      const laid = { column: key, key, pinned, width, offset, place, resized: false };
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

  it('stay pinned if there is room', () => {
    expect(fitPinnedColumns(layout, 44, 1_440)).toBe(layout);
    expect(fitPinnedColumns(layout, 44, 0)).toBe(layout);
  });

  it('are unpinned on a narrow screen, the innermost first, in the same order (DT-8)', () => {
    expect(shape(fitPinnedColumns(layout, 44, 700))).toBe('ab|cde|');
    expect(shape(fitPinnedColumns(layout, 44, 400))).toBe('a|bcde|');
    expect(shape(fitPinnedColumns(layout, 44, 200))).toBe('a|bcde|');
  });

  it('keep their position when they are unpinned', () => {
    const { center, all, offsets } = fitPinnedColumns(layout, 44, 400);
    expect(center.columns.map(({ offset }) => offset)).toEqual([0, 128, 228, 328]);
    expect(offsets).toEqual([0, 128, 228, 328, 448]);
    expect(all.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });
});
