import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { ColumnMenuContext } from '../features/columns/column-menu-context.ts';
import { headerState } from '../features/selection/selection.ts';
import { evenRows } from '../features/viewport/row-places.ts';
import { useGridViewport } from '../features/viewport/use-grid-viewport.ts';
import { useRowHeight } from '../features/viewport/use-row-height.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import { CellTooltip } from './cell-tooltip.tsx';
import type { GridAppearance } from './grid-appearance.ts';
import { type DataTableHandle, useTableHandle } from './data-table-handle.ts';
import { GridHeader } from './grid-header.tsx';
import { GridScroller } from './grid-scroller.tsx';
import css from './grid.module.css';
import { PinLines } from './pin-lines.tsx';
import type { RowOpening } from './row-opening.ts';
import { useColumnMenu } from './use-column-menu.ts';
import { useColumnResize } from './use-column-resize.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridLayout } from './use-grid-layout.ts';
import { useGridNavigation } from './use-grid-navigation.ts';
import { useHeaderWheel } from './use-header-wheel.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

export interface GridProps<Row> extends RowOpening<Row> {
  readonly table: DataTableModel<Row>;
  /** Accessible name. */
  readonly label: string;
  readonly selectable: boolean;
  /**
   * `own` fills its container and scrolls itself; `page` is as high as its rows and scrolls with the page.
   */
  readonly scroll: 'own' | 'page';
  /** What the footer covers, and the height of what floats over the last rows, in px. */
  readonly cover: { readonly cover: number; readonly floating: number };
  readonly tooltipLength: number;
  /** Shown instead of rows, for example while they load. */
  readonly placeholder: ReactNode;
  readonly openChooser?: (() => void) | undefined;
  readonly handleRef?: Ref<DataTableHandle> | undefined;
}

/** Layout, viewport, events and menus of a grid. */
function useGrid<Row>(props: GridProps<Row>) {
  const { table, selectable, scroll, tooltipLength } = props;
  const { rows, activeCell } = table;
  const { cover } = props.cover;
  const gridRef = useRef<HTMLDivElement>(null);
  const [probeRef, rowHeight] = useRowHeight();
  const grid = useGridLayout(table, selectable, gridRef);
  const { layout, styles, startWidth, endWidth } = grid;
  const { offsets } = layout;
  const places = useMemo(() => evenRows(rows.length, rowHeight), [rows.length, rowHeight]);
  const { viewport, headRef, scrollerRef, layerRef, canvasRef } = useGridViewport({
    rows: places,
    offsets,
    cover,
    startWidth,
    endWidth,
    scroll,
  });
  const openable = props.onRowOpen !== undefined || props.rowHref !== undefined;
  const appearance = useMemo<GridAppearance>(
    () => ({ viewport, styles, startWidth, rowHeight, selectable, openable, tooltipLength }),
    [viewport, styles, startWidth, rowHeight, selectable, openable, tooltipLength],
  );

  const latest = useRef({ ...props, rows, layout });
  useLayoutEffect(() => {
    latest.current = { ...props, rows, layout };
  });
  const { menuTable, ...menu } = useColumnMenu(table, layout, props.openChooser);
  const navigation = useGridNavigation(gridRef, viewport, activeCell, latest as RefObject<never>);
  const resize = useColumnResize(gridRef, latest as RefObject<never>, table.columnActions);
  const focus = { cursor: activeCell, navigation, gridRef };
  const lostFocus = useLostFocus({ rows, layout, openMenu: menu.openMenu, ...focus });
  const events = useGridEvents({
    latest,
    cursor: activeCell,
    navigation,
    resize,
    openMenu: menu.setOpenMenu,
    lostFocus,
  });
  useScrollAnchor(table, viewport);
  useTableHandle(props.handleRef, navigation, viewport);
  useUncoveredFocus({ cover, ...focus });
  useHeaderWheel(headRef, viewport);
  const context = useMemo(() => ({ ...menuTable, autoSize: resize.autoSize }), [menuTable, resize]);
  return {
    ...{ grid, places, appearance, events, menu, context },
    ...{ gridRef, probeRef, headRef, scrollerRef, layerRef, canvasRef },
  };
}

/** Header and rows as an ARIA grid (DT-40). */
export function Grid<Row>(props: GridProps<Row>): ReactElement {
  const { table, selectable, placeholder } = props;
  const { rows, selection, total, paged } = table;
  const hasRows = placeholder === null && table.status !== 'loading';
  const isLoading = table.refreshing && table.status === 'ready';
  const { grid, places, appearance, events, menu, context, ...elements } = useGrid(props);
  const { gridRef, probeRef, headRef, scrollerRef, layerRef, canvasRef } = elements;
  const { layout } = grid;
  const ids = useMemo(() => (paged ? rows.map(({ id }) => id) : undefined), [paged, rows]);
  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={props.label}
      aria-rowcount={hasRows ? total + 1 : 1}
      aria-colcount={layout.all.length + (selectable ? 1 : 0)}
      aria-multiselectable={selectable || undefined}
      aria-busy={table.refreshing || table.status === 'loading' || undefined}
      data-scroll={props.scroll}
      data-loading={isLoading || undefined}
      className={css.grid}
      style={{ '--pantau-row': `${appearance.rowHeight}px` } as CSSProperties}
      {...events}
    >
      <div ref={headRef} role="rowgroup" className={css.head}>
        <ColumnMenuContext.Provider value={context}>
          <GridHeader
            layout={layout}
            sorts={table.query.sorts}
            activeCell={table.activeCell}
            appearance={appearance}
            selected={headerState(selection, total, ids)}
            paged={paged}
            openMenu={menu.openMenu}
            menu={menu.actions}
          />
        </ColumnMenuContext.Provider>
        <PinLines grid={grid} />
        {isLoading && <div aria-hidden data-progress="" className={css.progress} />}
      </div>
      <GridScroller
        table={table}
        grid={grid}
        appearance={appearance}
        placeholder={placeholder}
        height={places.height}
        room={props.cover.floating}
        scrollerRef={scrollerRef}
        layerRef={layerRef}
        canvasRef={canvasRef}
      />
      <div ref={probeRef} aria-hidden className={css.probe} />
      <CellTooltip gridRef={gridRef} />
    </div>
  );
}
