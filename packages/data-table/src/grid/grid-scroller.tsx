import type { ReactElement, ReactNode, RefObject } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import type { GridAppearance } from './grid-appearance.ts';
import { GridBody } from './grid-body.tsx';
import css from './grid.module.css';
import { PinLines } from './pin-lines.tsx';
import type { GridLayout } from './use-grid-layout.ts';

export interface GridScrollerProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly grid: GridLayout<Row>;
  readonly appearance: GridAppearance;
  readonly placeholder: ReactNode;
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly layerRef: RefObject<HTMLDivElement | null>;
  readonly canvasRef: RefObject<HTMLDivElement | null>;
}

/** The scrolling part of the grid: the rows, or the placeholder instead of them. */
export function GridScroller<Row>(props: GridScrollerProps<Row>): ReactElement {
  const { table, grid, appearance, placeholder, scrollerRef, layerRef, canvasRef } = props;
  const { rows, paged, page, query } = table;
  const hasRows = placeholder === null;
  const width = grid.startWidth + grid.layout.center.width + grid.endWidth;
  const height = (hasRows ? rows.length : 0) * appearance.rowHeight;
  return (
    <div
      ref={scrollerRef}
      data-scroller=""
      className={css.scroller}
      data-empty={hasRows ? undefined : table.status}
      role="presentation"
    >
      <div className={css.spacer} role="presentation" style={{ width, height }}>
        <div ref={layerRef} className={css.layer} role="presentation">
          <div ref={canvasRef} role={hasRows ? 'rowgroup' : 'presentation'} className={css.canvas}>
            {hasRows && (
              <GridBody
                rows={rows}
                layout={grid.layout}
                selection={table.selection}
                activeCell={table.activeCell}
                rowsBefore={paged ? (page - 1) * query.limit : 0}
                appearance={appearance}
              />
            )}
          </div>
          {hasRows && <PinLines grid={grid} height={height} />}
        </div>
      </div>
      {!hasRows && (
        <div role="rowgroup" className={css.placeholder}>
          <div role="row" className={css.placeholder}>
            <div role="gridcell" className={css.placeholder}>
              {placeholder}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
