import { describe, expect, it } from 'vitest';
import { layOutColumns } from './column-layout.ts';
import { flexColumns } from './flex-columns.ts';

interface TestColumn {
  readonly key: string;
  readonly width?: number;
  readonly minWidth?: number;
  readonly maxWidth?: number;
  readonly flex?: number;
}

const widthsIn = (
  columns: readonly TestColumn[],
  available: number,
  { sizing = {}, reserved = 0 }: { sizing?: Record<string, number>; reserved?: number } = {},
): readonly number[] => {
  const shown = columns.map(({ key, width = 160 }) => ({
    id: key,
    getSize: () => sizing[key] ?? width,
  }));
  const layout = layOutColumns({ start: [], center: shown, end: [] }, columns, sizing);
  const flexed = flexColumns(layout, reserved, available);
  expect(flexed.offsets.at(-1)).toBe(flexed.center.width);
  return flexed.all.map(({ width }) => width);
};

describe('flexible columns (DT-306)', () => {
  it('fill the table in proportion', () => {
    const columns = [
      { key: 'a', width: 100 },
      { key: 'b', width: 100, flex: 1 },
      { key: 'c', width: 100, flex: 3 },
    ];
    expect(widthsIn(columns, 900)).toEqual([100, 200, 600]);
    expect(widthsIn(columns, 944, { reserved: 44 })).toEqual([100, 200, 600]);
  });

  it('never exceed their limits, and the others take the rest', () => {
    const columns = [
      { key: 'a', width: 100, flex: 1, maxWidth: 150 },
      { key: 'b', width: 300, flex: 1 },
      { key: 'c', width: 100, minWidth: 60, flex: 1 },
    ];
    expect(widthsIn(columns, 900)).toEqual([150, 375, 375]);
    expect(widthsIn(columns, 460)).toEqual([100, 300, 60]);
    expect(widthsIn(columns, 200)).toEqual([100, 300, 60]);
  });

  it('add up to the width of the table, without a pixel more', () => {
    const columns = ['a', 'b', 'c'].map((key) => ({ key, width: 50, flex: 1 }));
    const widths = widthsIn(columns, 500);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(500);
  });

  it('keep the width that the user gave them', () => {
    const columns = [
      { key: 'a', width: 100, flex: 1 },
      { key: 'b', width: 100, flex: 1 },
    ];
    expect(widthsIn(columns, 800, { sizing: { a: 240 } })).toEqual([240, 560]);
  });

  it('have their own width before that of the table is known', () => {
    expect(widthsIn([{ key: 'a', width: 100, flex: 1 }], 0)).toEqual([100]);
  });
});
