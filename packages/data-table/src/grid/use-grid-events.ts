import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
} from 'react';
import {
  actionsColumnKey,
  detailColumnKey,
  selectColumnKey,
} from '../features/columns/column-layout.ts';
import { handleControlKey } from './cell-controls.ts';
import { cellAt, controlsIn, isInsideCell } from './cell-elements.ts';
import {
  type EventContext,
  extendSelection,
  handleHeaderKey,
  handleRowKey,
  isVertical,
  openById,
  pressHeader,
} from './grid-keys.ts';
import { edgeKeys } from './edges/use-edge-keys.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { startHeaderDrag } from './start-header-drag.ts';
import type { ColumnResize } from './use-column-resize.ts';
import type { useLostFocus } from './use-lost-focus.ts';

interface EventOptions<Row> extends EventContext<Row> {
  readonly resize: ColumnResize;
  readonly lostFocus: ReturnType<typeof useLostFocus>;
}

interface GridEvents {
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const MIDDLE_BUTTON = 1;

const isRowLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-row-link]') !== null;

const isControl = (cell: HTMLElement, target: EventTarget): boolean =>
  target instanceof Element &&
  controlsIn(cell).some((control) => control.contains(target)) &&
  target !== cell;

function handleClick<Row>(context: EventContext<Row>, event: MouseEvent): void {
  const cell = cellAt(event);
  if (cell === null || !(event.target instanceof Element)) return;
  const { table, rowDetail, cellEditing, grouping } = context.latest.current;
  const { rowId, columnKey, element } = cell;
  if (rowId === null) {
    // The edge of a header resizes its column, and the menu button opens its menu.
    const own = event.target.closest('[data-resize],[data-menu]');
    if (own === null || !element.contains(own)) pressHeader(table, columnKey, event.shiftKey);
    return;
  }
  if (grouping?.handleClick({ rowId, columnKey }) === true) return;
  if (columnKey === selectColumnKey) {
    table.selectionActions.toggle(rowId, event.shiftKey);
    return;
  }
  if (columnKey === detailColumnKey) {
    rowDetail?.toggle(rowId);
    return;
  }
  if (event.defaultPrevented || isControl(element, event.target)) return;
  if (columnKey === actionsColumnKey) return;
  if (cellEditing?.handleClick({ rowId, columnKey }, event) === true) return;
  if (isRowLink(event.target)) {
    const isOwn = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // The browser follows the link, unless the host opens rows itself.
    if (isOwn || context.latest.current.onRowOpen === undefined) return;
    event.preventDefault();
  }
  // Selecting text must not open the row.
  const page = event.currentTarget.ownerDocument;
  if (page.defaultView?.getSelection()?.type === 'Range') return;
  openById(context, rowId, event);
}

function handleKey<Row>(context: EventContext<Row>, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (edgeKeys.get()?.(event, context) === true) {
    event.preventDefault();
    return;
  }
  const cell = cellAt(event);
  if (cell === null) return;
  const { table, selectable } = context.latest.current;
  const { rowId, columnKey, element } = cell;
  if (isInsideCell(element)) {
    if (handleControlKey(element, event)) event.preventDefault();
    return;
  }
  if (selectable && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    table.selectionActions.toggleAll();
    event.preventDefault();
    return;
  }
  if (event.shiftKey && selectable && rowId !== null && isVertical(event)) {
    extendSelection(context, rowId, event);
    event.preventDefault();
    return;
  }
  const isHandled =
    rowId === null
      ? handleHeaderKey(context, columnKey, event)
      : handleRowKey(context, rowId, columnKey, event);
  if (isHandled || (!event.altKey && context.navigation.handleMove(event))) event.preventDefault();
}

/** Pointer and keyboard events, handled once for the whole grid. */
export function useGridEvents<Row>(options: EventOptions<Row>): GridEvents {
  const { latest, cursor, navigation, resize, openMenu, lostFocus } = options;
  return useMemo(() => {
    const context: EventContext<Row> = { latest, cursor, navigation, openMenu };
    return {
      onClick: (event) => handleClick(context, event),
      onAuxClick(event) {
        const cell = cellAt(event);
        if (event.button !== MIDDLE_BUTTON || cell?.rowId == null) return;
        if (isRowLink(event.target) || cell.columnKey === actionsColumnKey) return;
        if (!isControl(cell.element, event.target)) openById(context, cell.rowId, event, true);
      },
      onDoubleClick(event) {
        const key = (event.target as HTMLElement).dataset['resize'];
        if (key !== undefined) resize.autoSize(key);
        const cell = cellAt(event);
        if (cell?.rowId == null || isInsideCell(cell.element)) return;
        latest.current.cellEditing?.start({ rowId: cell.rowId, columnKey: cell.columnKey });
      },
      onPointerDown(event) {
        if (event.button !== 0 || resize.start(event)) return;
        startHeaderDrag(event, () => latest.current.table as DataTableModel<unknown>);
      },
      onBlur: lostFocus.left,
      onFocus(event) {
        lostFocus.entered();
        const cell = cellAt(event);
        if (cell === null) return;
        const { rowId, columnKey } = cell;
        cursor.set({ rowId, columnKey });
        // The browser does not know what covers the cell.
        if (event.target.matches(':focus-visible')) navigation.reveal({ rowId, columnKey });
      },
      onKeyDown: (event) => handleKey(context, event),
    };
  }, [latest, cursor, navigation, resize, openMenu, lostFocus]);
}
