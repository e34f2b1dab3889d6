import type { HTMLAttributes, ReactElement, ReactNode, RefObject } from 'react';
import type { RowPlaces } from '../features/viewport/row-places.ts';
import type { ToneOf } from '../features/tone/tone.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { LazyEndRow } from './endless/lazy-end-row.tsx';
import { SkeletonCards } from './cards/skeleton-cards.tsx';
import type { GridAppearance } from './grid-appearance.ts';
import { GridBody } from './grid-body.tsx';
import { SkeletonRows, type SkeletonRowsProps } from './skeleton-rows.tsx';
import css from './grid.module.css';
import type { CellEditingPart } from '../features/cell-editing/cell-editing-part.ts';
import type { EditedCells } from '../features/cell-editing/edited-cells.ts';
import type { GridLine } from '../features/grouping/grid-line.ts';
import type { GroupingPart } from '../features/grouping/grouping-part.ts';
import type { OpenDetails, RowDetailPart } from '../features/row-detail/row-detail-part.ts';
import type { RowActionsSetup } from '../features/row-actions/row-actions-part.ts';
import { PinLines } from './pin-lines.tsx';
import type { GridLayout } from './use-grid-layout.ts';

export interface GridScrollerProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly grid: GridLayout<Row>;
  readonly appearance: GridAppearance;
  readonly placeholder: ReactNode;
  /** Other rows are loading. */
  readonly dimmed: boolean;
  readonly places: RowPlaces;
  readonly rowTone: ToneOf<Row> | undefined;
  /** px after the last row, so that it can be scrolled clear of what floats over it. */
  readonly room: number;
  readonly hrefOf: ((row: Row) => string | null) | undefined;
  readonly actions: RowActionsSetup<Row> | null;
  readonly detail: RowDetailPart<Row> | null;
  readonly openDetails: OpenDetails | null;
  readonly editing: CellEditingPart<Row> | null;
  readonly rows: readonly GridLine<Row>[];
  readonly grouping: GroupingPart<Row> | null;
  readonly edited: EditedCells | null;
  /** Role and state: with cards, this element is the grid. */
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly layerRef: RefObject<HTMLDivElement | null>;
  readonly canvasRef: RefObject<HTMLDivElement | null>;
}

/** The scrolling part of the grid: the rows, or the placeholder instead of them. */
export function GridScroller<Row>(props: GridScrollerProps<Row>): ReactElement {
  const { table, grid, appearance, placeholder, scrollerRef, layerRef, canvasRef } = props;
  const { paged, page, shownQuery, endless } = table;
  const { places, room, attributes } = props;
  const { card, cards } = grid;
  const isLoading = table.status === 'loading' || (cards === 'loading' && placeholder === null);
  const hasRows = placeholder === null && !isLoading;
  const width = grid.startWidth + grid.layout.center.width + grid.endWidth;
  const height = hasRows ? places.height + room : 0;
  return (
    <div
      ref={scrollerRef}
      data-scroller=""
      className={css.scroller}
      data-empty={hasRows ? undefined : isLoading ? 'loading' : table.status}
      {...attributes}
    >
      <div
        className={css.spacer}
        role="presentation"
        style={{ width: card === null ? width : undefined, height }}
      >
        <div ref={layerRef} className={css.layer} role="presentation">
          <div ref={canvasRef} role={hasRows ? 'rowgroup' : 'presentation'} className={css.canvas}>
            {hasRows && (
              <GridBody
                rows={props.rows}
                grouping={props.grouping}
                level={table.groupBy.length > 0 ? table.groupBy.length + 1 : undefined}
                layout={grid.layout}
                selection={table.selection}
                reasonOf={table.reasonOf}
                activeCell={table.activeCell}
                rowsBefore={paged && endless === null ? (page - 1) * shownQuery.limit : 0}
                appearance={appearance}
                hrefOf={props.hrefOf}
                actions={props.actions}
                detail={props.detail}
                openDetails={props.openDetails}
                editing={props.editing}
                edited={props.edited}
                places={places}
                rowTone={props.rowTone}
                card={card}
              />
            )}
            {hasRows && endless !== null && (
              <LazyEndRow
                {...{ table, endless, appearance, top: places.height, cards: card !== null }}
              />
            )}
          </div>
          {hasRows && card === null && <PinLines grid={grid} height={places.height} />}
          {hasRows && props.dimmed && <div aria-hidden data-veil="" className={css.veil} />}
        </div>
      </div>
      {!hasRows && (
        <div role="rowgroup" className={css.placeholder}>
          <div role="row" className={css.placeholder}>
            <div role="gridcell" className={css.placeholder}>
              {isLoading ? (
                <LoadingRows grid={grid} appearance={appearance} rows={shownQuery.limit} />
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

function LoadingRows<Row>(props: SkeletonRowsProps<Row>): ReactElement {
  const { card } = props.grid;
  if (card === null) return <SkeletonRows {...props} />;
  return <SkeletonCards count={props.rows} height={card.height} />;
}
