import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import { selectColumnWidth } from '../features/columns/column-layout.ts';
import { fitPinnedColumns } from '../features/columns/fit-pinned-columns.ts';
import { headerState } from '../features/selection/selection.ts';
import {
  ColumnMenuContext,
  type ColumnMenuTable,
} from '../features/columns/column-menu-context.ts';
import { CellTooltip } from './cell-tooltip.tsx';
import { columnStyles } from './column-styles.ts';
import { GridBody } from './grid-body.tsx';
import { GridHeader } from './grid-header.tsx';
import type { GridAppearance } from './grid-appearance.ts';
import { createGridViewport } from '../features/viewport/grid-viewport.ts';
import css from './grid.module.css';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useColumnResize } from './use-column-resize.ts';
import { type RowOpening, useGridEvents } from './use-grid-events.ts';
import { useGridNavigation } from './use-grid-navigation.ts';
import { useRowHeight } from '../features/viewport/use-row-height.ts';
import { useTableWidth } from '../features/viewport/use-table-width.ts';

export interface GridProps<Row> extends RowOpening<Row> {
  readonly table: DataTableModel<Row>;
  /** Accessible name. */
  readonly label: string;
  readonly selectable: boolean;
  /**
   * `own` fills its container and scrolls itself; `page` is as high as its rows and scrolls with the page.
   */
  readonly scroll: 'own' | 'page';
  readonly tooltipLength: number;
  /** Shown instead of rows, for example while they load. */
  readonly placeholder: ReactNode;
  readonly openChooser?: (() => void) | undefined;
}

/** Header and rows as an ARIA grid (DT-40). */
export function Grid<Row>(props: GridProps<Row>): ReactElement {
  const { table, label, selectable, scroll, tooltipLength, placeholder, openChooser } = props;
  const { rows, query, selection, total, paged, page, columns } = table;
  const [viewport] = useState(createGridViewport);
  const gridRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const [probeRef, rowHeight] = useRowHeight();
  const [openMenu, setOpenMenu] = useState<string | null>(null);

  const available = useTableWidth(gridRef);
  const taken = selectable ? selectColumnWidth : 0;
  const layout = useMemo(
    () => fitPinnedColumns(table.layout, taken, available),
    [table.layout, taken, available],
  );
  const startWidth = layout.start.width + taken;
  const endWidth = layout.end.width;
  const openable = props.onRowOpen !== undefined || props.rowHref !== undefined;
  const styles = useMemo(() => columnStyles(layout, selectable), [layout, selectable]);
  const appearance = useMemo<GridAppearance>(
    () => ({ viewport, styles, startWidth, rowHeight, selectable, openable, tooltipLength }),
    [viewport, styles, startWidth, rowHeight, selectable, openable, tooltipLength],
  );

  useLayoutEffect(() => {
    const [scroller, layer] = [scrollerRef.current, layerRef.current];
    const [canvas, head] = [canvasRef.current, headRef.current];
    if (scroller === null || layer === null || canvas === null || head === null) return undefined;
    return viewport.attach({ scroller, layer, canvas, head });
  }, [viewport]);
  const { offsets } = layout;
  useLayoutEffect(
    () =>
      viewport.setGeometry({
        rowCount: rows.length,
        rowHeight,
        offsets,
        startWidth,
        endWidth,
        scroll,
      }),
    [viewport, rows.length, rowHeight, offsets, startWidth, endWidth, scroll],
  );

  const latest = useRef({ ...props, rows, layout });
  useLayoutEffect(() => {
    latest.current = { ...props, rows, layout };
  });
  const cursor = table.activeCell;
  const navigation = useGridNavigation(gridRef, viewport, cursor, latest as RefObject<never>);
  const resize = useColumnResize(gridRef, latest as RefObject<never>, table.columnActions);
  const events = useGridEvents({ latest, cursor, navigation, resize, openMenu: setOpenMenu });
  useScrollAnchor({ table, viewport, cursor, navigation, gridRef });

  const closeMenu = useCallback(
    (key: string, isOpen: boolean) => setOpenMenu(isOpen ? key : null),
    [],
  );
  const menu = useMemo(() => ({ onOpenChange: closeMenu }), [closeMenu]);
  const { settings, columnActions, queryActions } = table;
  const { sorts } = query;
  const menuTable = useMemo<ColumnMenuTable>(
    () => ({
      settings,
      sorts,
      columnActions,
      sort: queryActions.sort,
      sortable: (key) => columns.find((one) => one.key === key)?.sortable !== false,
      widthOf: (key) => layout.all.find((one) => one.key === key)?.width ?? 0,
      autoSize: resize.autoSize,
      openChooser,
    }),
    [settings, sorts, columnActions, queryActions, columns, layout, resize, openChooser],
  );
  const ids = useMemo(() => (paged ? rows.map(({ id }) => id) : undefined), [paged, rows]);
  const width = startWidth + layout.center.width + endWidth;
  const shown = placeholder === null ? rows.length : 0;

  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={label}
      aria-rowcount={placeholder === null ? total + 1 : 1}
      aria-colcount={layout.all.length + (selectable ? 1 : 0)}
      aria-multiselectable={selectable || undefined}
      aria-busy={table.refreshing || table.status === 'loading' || undefined}
      data-scroll={scroll}
      className={css.grid}
      style={{ '--pantau-row': `${rowHeight}px` } as CSSProperties}
      {...events}
    >
      <div ref={headRef} role="rowgroup" className={css.head}>
        <ColumnMenuContext.Provider value={menuTable}>
          <GridHeader
            layout={layout}
            sorts={sorts}
            activeCell={table.activeCell}
            appearance={appearance}
            selected={headerState(selection, total, ids)}
            paged={paged}
            openMenu={openMenu}
            menu={menu}
          />
        </ColumnMenuContext.Provider>
        <PinLines start={startWidth} end={endWidth} layout={layout} />
      </div>
      <div
        ref={scrollerRef}
        data-scroller=""
        className={css.scroller}
        data-empty={placeholder === null ? undefined : table.status}
        role="presentation"
      >
        <div
          className={css.spacer}
          role="presentation"
          style={{ width, height: shown * rowHeight }}
        >
          <div ref={layerRef} className={css.layer} role="presentation">
            <div
              ref={canvasRef}
              role={placeholder === null ? 'rowgroup' : 'presentation'}
              className={css.canvas}
            >
              {placeholder === null && (
                <GridBody
                  rows={rows}
                  layout={layout}
                  selection={selection}
                  activeCell={table.activeCell}
                  rowsBefore={paged ? (page - 1) * query.limit : 0}
                  appearance={appearance}
                />
              )}
            </div>
            {placeholder === null && (
              <PinLines
                start={startWidth}
                end={endWidth}
                layout={layout}
                height={shown * rowHeight}
              />
            )}
          </div>
        </div>
        {placeholder !== null && (
          <div role="rowgroup" className={css.placeholder}>
            <div role="row" className={css.placeholder}>
              <div role="gridcell" className={css.placeholder}>
                {placeholder}
              </div>
            </div>
          </div>
        )}
      </div>
      <div ref={probeRef} aria-hidden className={css.probe} />
      <CellTooltip gridRef={gridRef} />
    </div>
  );
}

/** The lines between pinned and scrolling columns. */
function PinLines<Row>(props: {
  readonly start: number;
  readonly end: number;
  readonly layout: DataTableModel<Row>['layout'];
  /** Height of all rows, in px. */
  readonly height?: number;
}): ReactElement {
  const { start, end, layout, height } = props;
  return (
    <>
      {layout.start.columns.length > 0 && (
        <div className={css.line} data-side="start" style={{ left: start - 1, height }} />
      )}
      {layout.end.columns.length > 0 && (
        <div className={css.line} data-side="end" style={{ right: end - 1, height }} />
      )}
    </>
  );
}
