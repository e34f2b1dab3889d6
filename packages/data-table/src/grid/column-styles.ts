import type { CSSProperties } from 'react';
import type { ColumnLayout } from '../features/columns/column-layout.ts';

/** The position of each column's cells, in the row or in its scrolling part. */
export function columnStyles<C>(
  layout: ColumnLayout<C>,
  /** px; width of the controls at the start, before the pinned columns. */
  reservedStart: number,
  /** px; width of what stays at the end, after the pinned columns. */
  reservedEnd: number,
): ReadonlyMap<string, CSSProperties> {
  return new Map(
    layout.all.map(({ key, width, offset, pinned }): [string, CSSProperties] => [
      key,
      pinned === 'end'
        ? { width, insetInlineEnd: reservedEnd + layout.end.width - offset - width }
        : { width, insetInlineStart: pinned === 'start' ? reservedStart + offset : offset },
    ]),
  );
}
