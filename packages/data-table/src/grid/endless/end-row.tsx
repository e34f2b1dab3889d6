import { Button } from '@pantau/core/ui/button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { EndlessRows } from '../../features/rows/endless-rows.ts';
import { useVisibleRange } from '../../features/viewport/use-visible-range.ts';
import { errorText } from '../../shared/error-text.ts';
import { useText } from '../../shared/use-text.ts';
import type { DataTableModel } from '../../table/table-model.ts';
import type { GridAppearance } from '../grid-appearance.ts';
import css from './end-row.module.css';

export interface EndRowProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly endless: EndlessRows;
  readonly appearance: GridAppearance;
  /** px; from the top of the first row. */
  readonly top: number;
  /** Rows are cards. */
  readonly cards: boolean;
}

/** Loads the next rows once less than a screen of rows is left below. */
function useLoadNearEnd<Row>({ table, endless, appearance }: EndRowProps<Row>): void {
  const { viewport } = appearance;
  const { rows } = useVisibleRange(viewport);
  const count = table.rows.length;
  const waits = table.refreshing || endless.complete || endless.error !== null;
  useEffect(() => {
    if (!waits && rows.end + viewport.pageSize() >= count) endless.loadMore();
  }, [waits, rows, count, viewport, endless]);
}

/** When a retry succeeds, its button is gone: focus then goes to the first of the new rows. */
function useRetry<Row>({ table, endless }: EndRowProps<Row>) {
  const ref = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number | null>(null);
  const { rows, activeCell, layout } = table;
  useLayoutEffect(() => {
    const first = countBefore.current === null ? undefined : rows[countBefore.current];
    if (first === undefined) return;
    countBefore.current = null;
    const columnKey = activeCell.get()?.columnKey ?? layout.all[0]?.key ?? '';
    // In a microtask: React cannot render synchronously inside an effect.
    queueMicrotask(() => {
      flushSync(() => activeCell.set({ rowId: first.id, columnKey }));
      const cells = ref.current?.parentElement?.querySelectorAll<HTMLElement>('[tabindex="0"]');
      const cell = [...(cells ?? [])].find((one) => one.dataset['key'] === columnKey);
      cell?.focus({ preventScroll: true });
    });
  }, [rows, activeCell, layout]);
  const retry = (): void => {
    countBefore.current = rows.length;
    endless.loadMore();
  };
  return { ref, retry };
}

/** After the last row loaded: that more rows are loading, why they could not be loaded, or that there are none. */
export function EndRow<Row>(props: EndRowProps<Row>): ReactElement {
  const { table, endless, appearance, top, cards } = props;
  const { complete, loading, error } = endless;
  const t = useText();
  useLoadNearEnd(props);
  const { ref, retry } = useRetry(props);
  // While rows are missing, it stands in the place of the next one.
  const index = complete ? undefined : appearance.headerRows + table.rows.length + 1;
  const style = { transform: `translateY(${top}px)` };
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={index}
      data-end=""
      data-cards={cards || undefined}
      className={css.row}
      style={style}
    >
      <div role="gridcell" aria-colspan={appearance.columns} className={css.cell}>
        {complete ? (
          t('endOfRows')
        ) : error === null ? (
          <>
            <Skeleton width={16} height={16} />
            {t('loadingRows')}
          </>
        ) : (
          <>
            <span role="alert">{t('moreFailed', { reason: errorText(error, t) })}</span>
            <Button icon="retry" size={cards ? 'large' : 'dense'} loading={loading} onClick={retry}>
              {t('tryAgain')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
