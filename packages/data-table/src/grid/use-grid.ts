import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useGrouping } from '../features/grouping/use-grouping.tsx';
import { useGridViewport } from '../features/viewport/use-grid-viewport.ts';
import { useRowHeight } from '../features/viewport/use-row-height.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { useGridAppearance } from './use-grid-appearance.ts';
import { groupsOf } from '../features/columns/groups-of.ts';
import { useCellEditing } from '../features/cell-editing/use-cell-editing.tsx';
import { useRowDetail } from '../features/row-detail/use-row-detail.tsx';
import { useRowActions } from '../features/row-actions/use-row-actions.tsx';
import { cellText } from '../features/columns/cell-text.ts';
import { useRowPlaces } from './use-row-places.ts';
import { useColumnMenu } from './use-column-menu.ts';
import { type GridLayout, useGridLayout } from './use-grid-layout.ts';
import { type LatestGrid, useGridInteraction } from './use-grid-interaction.ts';
import { useGridNavigation } from './use-grid-navigation.ts';
import type { GridProps } from './grid-props.ts';

/** px; of the heading of a group while its rows scroll below it, as in `sticky-groups.module.css`. */
const STUCK_HEIGHT = 36;

/** What lies over the last rows, in px. */
function coverOf<Row>({ scroll, cover }: GridProps<Row>, hasCards: boolean): number {
  if (cover === undefined) return 0;
  // With the page, totals of a table are sticky, too, and lie over the rows.
  return cover.cover + (scroll === 'page' && !hasCards ? cover.totals : 0);
}

/** The groups of columns, and the number of rows above the rows. */
function useHeaderRows<Row>({ settings }: DataTableModel<Row>, grid: GridLayout<Row>) {
  const { layout, card } = grid;
  const groups = useMemo(() => groupsOf(settings), [settings]);
  const tableHeaderRows = layout.all.some(({ key }) => groups.has(key)) ? 2 : 1;
  return { groups, headerRows: card === null ? tableHeaderRows : 0 } as const;
}

/** Layout, viewport, events and menus of a grid. */
export function useGrid<Row>(props: GridProps<Row>) {
  const { table, selectable, scroll, tooltipLength, rowActions: actionsOf, rowHref } = props;
  const { activeCell, query } = table;
  const { lines: rows, ...grouping } = useGrouping(table, selectable);
  const hasActions = actionsOf !== undefined;
  const hasDetail = props.renderDetail !== undefined;
  const gridRef = useRef<HTMLDivElement>(null);
  const [probeRef, tableRowHeight] = useRowHeight();
  const grid = useGridLayout(table, { selectable, hasDetail, hasActions }, gridRef);
  const { layout, styles, startWidth, endWidth, card, lead, keys } = grid;
  const cover = coverOf(props, card !== null);
  const rowHeight = card?.height ?? tableRowHeight;
  const { offsets } = layout;
  const detail = useRowDetail(props.renderDetail, props.detailMode, { cursor: activeCell });
  const places = useRowPlaces(rows, {
    ...{ rowHeight, cards: card !== null, detail, grouping: grouping.part },
  });
  const { viewport, headRef, scrollerRef, layerRef, canvasRef } = useGridViewport({
    rows: places,
    offsets,
    cover,
    stuck: grouping.part === null ? 0 : table.groupBy.length * STUCK_HEIGHT,
    startWidth,
    endWidth,
    scroll,
  });
  const openable = props.onRowOpen !== undefined || props.rowHref !== undefined;
  const actionsIndex = hasActions ? keys.length : 0;
  const { groups, headerRows } = useHeaderRows(table, grid);
  const appearance = useGridAppearance({
    ...{ viewport, styles, startWidth, endWidth, rowHeight, selectable, openable, tooltipLength },
    ...{ actionsIndex, headerRows, lead, columns: keys.length },
  });
  const hrefOf = useMemo(
    () => (rowHref === undefined ? undefined : (row: Row) => rowHref(row, query)),
    [rowHref, query],
  );

  const now = { ...props, rows, layout, keys, hasHeader: card === null };
  const latest = useRef<LatestGrid<Row>>({
    ...now,
    rowActions: null,
    rowDetail: null,
    cellEditing: null,
    grouping: null,
  });
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
  const { menuTable, ...menu } = useColumnMenu(table, layout, {
    openChooser: props.openChooser,
    expandGroups: grouping.part?.expandAll,
  });
  const navigation = useGridNavigation(gridRef, viewport, activeCell, latest as RefObject<never>);
  const { moveFrom } = navigation;
  const editing = useCellEditing(props.onCellEdit, { latest, moveFrom });
  useLayoutEffect(() => {
    const parts = { rowActions: part, rowDetail: detail.part, cellEditing: editing.presses };
    latest.current = { ...now, ...parts, grouping: grouping.part };
  });
  const { events, resize } = useGridInteraction(props, {
    ...{ latest, rows, navigation, viewport, places, keys, cover, gridRef, headRef },
    openMenu: menu.openMenu,
    setOpenMenu: menu.setOpenMenu,
  });
  const context = useMemo(() => ({ ...menuTable, autoSize: resize.autoSize }), [menuTable, resize]);
  return {
    ...{ grid, places, appearance, events, menu, context, hrefOf, actions, host, groups },
    ...{ rows, detail, editing, grouping },
    ...{ gridRef, probeRef, headRef, scrollerRef, layerRef, canvasRef },
  };
}
