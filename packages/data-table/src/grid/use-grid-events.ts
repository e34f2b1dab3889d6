import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
} from 'react';
import { selectColumnKey } from '../features/columns/column-layout.ts';
import type { ActiveCellStore } from '../table/active-cell.ts';
import { cellAt, controlsIn, isInsideCell } from './cell-elements.ts';
import {
  type EventContext,
  handleHeaderKey,
  handleRowKey,
  openById,
  pressHeader,
} from './grid-keys.ts';
import type { ColumnResize } from './use-column-resize.ts';

interface EventOptions<Row> extends EventContext<Row> {
  readonly cursor: ActiveCellStore;
  readonly resize: ColumnResize;
}

interface GridEvents {
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const MIDDLE_BUTTON = 1;

const isControl = (cell: HTMLElement, target: EventTarget): boolean =>
  target instanceof Element &&
  controlsIn(cell).some((control) => control.contains(target)) &&
  target !== cell;

function handleClick<Row>(context: EventContext<Row>, event: MouseEvent): void {
  const cell = cellAt(event.target);
  if (cell === null || !(event.target instanceof Element)) return;
  const { table } = context.latest.current;
  const { rowId, columnKey, element } = cell;
  if (rowId === null) {
    // The edge of a header resizes its column, and the menu button opens its menu.
    const hasOwnAction = event.target.closest('[data-resize],[data-menu]') !== null;
    if (!hasOwnAction) pressHeader(table, columnKey, event.shiftKey);
    return;
  }
  if (columnKey === selectColumnKey) {
    table.selectionActions.toggle(rowId, event.shiftKey);
    return;
  }
  if (event.defaultPrevented || isControl(element, event.target)) return;
  // Selecting text must not open the row.
  const page = event.currentTarget.ownerDocument;
  if (page.defaultView?.getSelection()?.type === 'Range') return;
  openById(context, rowId, event);
}

function handleKey<Row>(context: EventContext<Row>, event: KeyboardEvent): void {
  const cell = cellAt(event.target);
  if (cell === null || event.defaultPrevented) return;
  const { table, selectable } = context.latest.current;
  const { rowId, columnKey, element } = cell;
  if (isInsideCell(element)) {
    if (event.key !== 'Escape' && event.key !== 'F2') return;
    event.preventDefault();
    event.stopPropagation();
    element.focus({ preventScroll: true });
    return;
  }
  if (selectable && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    table.selectionActions.toggleAll();
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
  const { latest, cursor, navigation, resize, openMenu } = options;
  return useMemo(() => {
    const context: EventContext<Row> = { latest, navigation, openMenu };
    return {
      onClick: (event) => handleClick(context, event),
      onAuxClick(event) {
        const cell = cellAt(event.target);
        if (event.button !== MIDDLE_BUTTON || cell?.rowId == null) return;
        if (!isControl(cell.element, event.target)) openById(context, cell.rowId, event, true);
      },
      onDoubleClick(event) {
        const key = (event.target as HTMLElement).dataset['resize'];
        if (key !== undefined) resize.autoSize(key);
      },
      onPointerDown(event) {
        if (event.button === 0) resize.start(event);
      },
      onFocus(event) {
        const cell = cellAt(event.target);
        if (cell !== null) cursor.set({ rowId: cell.rowId, columnKey: cell.columnKey });
      },
      onKeyDown: (event) => handleKey(context, event),
    };
  }, [latest, cursor, navigation, resize, openMenu]);
}
