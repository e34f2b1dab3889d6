import type { ReactElement } from 'react';
import type { GridLayout } from './use-grid-layout.ts';
import css from './grid.module.css';

/** The lines between pinned and scrolling columns. */
export function PinLines<Row>(props: {
  readonly grid: GridLayout<Row>;
  /** Height of all rows, in px. Defaults to that of the container. */
  readonly height?: number;
}): ReactElement {
  const { grid, height } = props;
  const { layout, startWidth, endWidth } = grid;
  return (
    <>
      {layout.start.columns.length > 0 && (
        <div
          className={css.line}
          data-side="start"
          style={{ insetInlineStart: startWidth - 1, height }}
        />
      )}
      {endWidth > 0 && (
        <div
          className={css.line}
          data-side="end"
          style={{ insetInlineEnd: endWidth - 1, height }}
        />
      )}
    </>
  );
}
