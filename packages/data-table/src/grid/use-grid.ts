import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { evenRows } from '../features/viewport/row-places.ts';
import { useGridViewport } from '../features/viewport/use-grid-viewport.ts';
import { useRowHeight } from '../features/viewport/use-row-height.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import { useTableHandle } from './data-table-handle.ts';
import { useGridAppearance } from './use-grid-appearance.ts';
import { useElementHeight } from '../shared/use-element-height.ts';
import { groupsOf } from '../features/columns/group-spans.ts';
import type { RowActionsPart } from '../features/row-actions/row-actions-part.ts';
import { useRowActions } from '../features/row-actions/use-row-actions.tsx';
import { cellText } from '../features/columns/cell-text.ts';
import { useColumnMenu } from './use-column-menu.ts';
import { useColumnResize } from './use-column-resize.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridLayout } from './use-grid-layout.ts';
import { useGridNavigation } from './use-grid-navigation.ts';
import { useHeaderWheel } from './use-header-wheel.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';
import type { GridProps } from './grid-props.ts';

/** The state that events act on. */
type LatestGrid<Row> = Omit<GridProps<Row>, 'rowActions'> & {
  readonly rows: DataTableModel<Row>['rows'];
  readonly layout: DataTableModel<Row>['layout'];
  readonly keys: readonly string[];
  readonly hasHeader: boolean;
  readonly rowActions: RowActionsPart<Row> | null;
};

/** Layout, viewport, events and menus of a grid. */
export function useGrid<Row>(props: GridProps<Row>) {
  const { table, selectable, scroll, tooltipLength, rowActions: actionsOf, rowHref } = props;
  const { rows, activeCell, query } = table;
  const totalsRef = useRef<HTMLDivElement>(null);
  const hasTotals = props.totals !== undefined && props.totals.length > 0;
  // With the page, they are sticky, too, and lie over the rows.
  const totalsHeight = useElementHeight(totalsRef, hasTotals && scroll === 'page');
  const cover = (props.cover?.cover ?? 0) + totalsHeight;
  const hasActions = actionsOf !== undefined;
  const gridRef = useRef<HTMLDivElement>(null);
  const [probeRef, tableRowHeight] = useRowHeight();
  const grid = useGridLayout(table, { selectable, hasActions }, gridRef);
  const { layout, styles, startWidth, endWidth, card, keys } = grid;
  const rowHeight = card?.height ?? tableRowHeight;
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
  const actionsIndex = hasActions ? keys.length : 0;
  const { settings } = table;
  const groups = useMemo(() => groupsOf(settings), [settings]);
  const tableHeaderRows = layout.all.some(({ key }) => groups.has(key)) ? 2 : 1;
  const headerRows = card === null ? tableHeaderRows : 0;
  const appearance = useGridAppearance({
    ...{ viewport, styles, startWidth, endWidth, rowHeight, selectable, openable, tooltipLength },
    ...{ actionsIndex, headerRows },
  });
  const hrefOf = useMemo(
    () => (rowHref === undefined ? undefined : (row: Row) => rowHref(row, query)),
    [rowHref, query],
  );

  const now = { ...props, rows, layout, keys, hasHeader: card === null };
  const latest = useRef<LatestGrid<Row>>({ ...now, rowActions: null });
  const { part, host } = useRowActions(actionsOf, {
    gridRef,
    latest,
    nameOf: (row) => {
      const first = layout.all[0];
      return first === undefined ? '' : cellText(first.column, row);
    },
  });
  const actions = useMemo(
    () => (part === null || actionsOf === undefined ? null : { part, actionsOf }),
    [part, actionsOf],
  );
  useLayoutEffect(() => {
    latest.current = { ...now, rowActions: part };
  });
  const { menuTable, ...menu } = useColumnMenu(table, layout, props.openChooser);
  const navigation = useGridNavigation(gridRef, viewport, activeCell, latest as RefObject<never>);
  const resize = useColumnResize(gridRef, latest as RefObject<never>, table.columnActions);
  const focus = { cursor: activeCell, navigation, gridRef };
  const lostFocus = useLostFocus({ rows, keys, openMenu: menu.openMenu, ...focus });
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
    ...{ grid, places, appearance, events, menu, context, hrefOf, actions, host, groups },
    ...{ gridRef, probeRef, headRef, scrollerRef, layerRef, canvasRef, totalsRef },
  };
}
