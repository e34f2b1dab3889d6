import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import { useText } from '../shared/use-text.ts';
import css from './skeleton-rows.module.css';

export interface SkeletonRowsProps<Row> {
  readonly layout: DataTableModel<Row>['layout'];
  readonly rows: number;
}

const SKELETON_ROWS_MAX = 12;
/** Fractions of the column width, repeated over the cells. */
const shares = [0.8, 0.62, 0.74, 0.5, 0.68];

/** Placeholders for rows that are loading, in their final columns and heights. */
export function SkeletonRows<Row>({ layout, rows }: SkeletonRowsProps<Row>): ReactElement {
  const t = useText();
  return (
    <div className={css.rows}>
      <VisuallyHidden>{t('loadingRows')}</VisuallyHidden>
      {Array.from({ length: Math.min(rows, SKELETON_ROWS_MAX) }, (_, row) => (
        <div key={row} className={css.row}>
          {layout.all.map(({ key, width, column }, index) => (
            <span key={key} className={css.cell} data-align={column.align} style={{ width }}>
              <Skeleton width={`${(shares[(row + index) % shares.length] ?? 1) * 100}%`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
