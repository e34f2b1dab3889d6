import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { CSSProperties, ReactElement } from 'react';
import { useFirstText } from '../shared/use-first-text.ts';
import type { GridAppearance } from './grid-appearance.ts';
import css from './skeleton-rows.module.css';
import type { GridLayout } from './use-grid-layout.ts';

export interface SkeletonRowsProps<Row> {
  readonly grid: GridLayout<Row>;
  readonly appearance: GridAppearance;
  readonly rows: number;
}

const SKELETON_ROWS_MAX = 12;
/** Fractions of the column width, repeated over the cells. */
const shares = [0.8, 0.62, 0.74, 0.5, 0.68];

/** Placeholders for rows that are loading, exactly where their cells will be (DT-233). */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>): ReactElement {
  const { grid, appearance, rows } = props;
  const t = useFirstText();
  const { start, center, end } = grid.layout;
  const cell = (row: number, key: string, align: string | undefined, place: number) => (
    <span
      key={key}
      data-skeleton={key}
      data-align={align}
      className={css.cell}
      style={appearance.styles.get(key)}
    >
      <Skeleton width={`${(shares[(row + place) % shares.length] ?? 1) * 100}%`} />
    </span>
  );
  const section = (row: number, columns: typeof center.columns) =>
    columns.map(({ key, column, place }) => cell(row, key, column.align, place));
  const trackStyle: CSSProperties = { insetInlineStart: appearance.startWidth };
  return (
    <div className={css.rows}>
      <VisuallyHidden>{t('loadingRows')}</VisuallyHidden>
      {Array.from({ length: Math.min(rows, SKELETON_ROWS_MAX) }, (_, row) => (
        <div key={row} className={css.row}>
          {appearance.selectable && (
            <span className={css.box}>
              <Skeleton width={16} height={16} />
            </span>
          )}
          {section(row, start.columns)}
          <div className={css.track} style={trackStyle}>
            {section(row, center.columns)}
          </div>
          {section(row, end.columns)}
        </div>
      ))}
    </div>
  );
}
