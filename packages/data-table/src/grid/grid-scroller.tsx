import type { ReactElement, ReactNode, RefObject } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import type { GridAppearance } from './grid-appearance.ts';
import { GridBody } from './grid-body.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import css from './grid.module.css';
import type { RowActionsSetup } from './grid-row.tsx';
import { PinLines } from './pin-lines.tsx';
import type { GridLayout } from './use-grid-layout.ts';

export interface GridScrollerProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly grid: GridLayout<Row>;
  readonly appearance: GridAppearance;
  readonly placeholder: ReactNode;
  /** px; of all rows. */
  readonly height: number;
  /** px after the last row, so that it can be scrolled clear of what floats over it. */
  readonly room: number;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly actions: RowActionsSetup<Row> | null;
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly layerRef: RefObject<HTMLDivElement | null>;
  readonly canvasRef: RefObject<HTMLDivElement | null>;
}

/** The scrolling part of the grid: the rows, or the placeholder instead of them. */
export function GridScroller<Row>(props: GridScrollerProps<Row>): ReactElement {
  const { table, grid, appearance, placeholder, scrollerRef, layerRef, canvasRef } = props;
  const { rows, paged, page, shownQuery } = table;
  const { height, room } = props;
  const isLoading = table.status === 'loading';
  const hasRows = placeholder === null && !isLoading;
  const width = grid.startWidth + grid.layout.center.width + grid.endWidth;
  return (
    <div
      ref={scrollerRef}
      data-scroller=""
      className={css.scroller}
      data-empty={hasRows ? undefined : table.status}
      role="presentation"
    >
      <div
        className={css.spacer}
        role="presentation"
        style={{ width, height: hasRows ? height + room : 0 }}
      >
        <div ref={layerRef} className={css.layer} role="presentation">
          <div ref={canvasRef} role={hasRows ? 'rowgroup' : 'presentation'} className={css.canvas}>
            {hasRows && (
              <GridBody
                rows={rows}
                layout={grid.layout}
                selection={table.selection}
                activeCell={table.activeCell}
                rowsBefore={paged ? (page - 1) * shownQuery.limit : 0}
                appearance={appearance}
                hrefOf={props.hrefOf}
                actions={props.actions}
              />
            )}
          </div>
          {hasRows && <PinLines grid={grid} height={height} />}
          {hasRows && table.refreshing && <div aria-hidden data-veil="" className={css.veil} />}
        </div>
      </div>
      {!hasRows && (
        <div role="rowgroup" className={css.placeholder}>
          <div role="row" className={css.placeholder}>
            <div role="gridcell" className={css.placeholder}>
              {isLoading ? (
                <SkeletonRows grid={grid} appearance={appearance} rows={shownQuery.limit} />
              ) : (
                placeholder
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
