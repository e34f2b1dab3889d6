import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
} from 'react';
import type { ActiveCellStore } from '../table/active-cell.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import { selectColumnKey } from '../features/columns/column-layout.ts';
import { cellAt, controlsIn, isInsideCell } from './cell-elements.ts';
import { RESIZE_STEP } from '../features/columns/resize-step.ts';
import type { ColumnResize } from './use-column-resize.ts';
import type { GridNavigation } from './use-grid-navigation.ts';

export interface RowOpening<Row> {
  /**
   * Called when a row is clicked, or Enter is pressed on it. Without this and `rowHref`, rows cannot be
   * opened.
   */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** URL of a row, which lets Ctrl, Command and the middle button open it in a new tab. */
  readonly rowHref?: ((row: Row) => string) | undefined;
}

interface EventTable<Row> extends RowOpening<Row> {
  readonly table: DataTableModel<Row>;
  readonly selectable: boolean;
}

interface EventOptions<Row> {
  readonly latest: RefObject<EventTable<Row>>;
  readonly cursor: ActiveCellStore;
  readonly navigation: GridNavigation;
  readonly resize: ColumnResize;
  readonly openMenu: (key: string | null) => void;
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

/** Pointer and keyboard events, handled once for the whole grid. */
export function useGridEvents<Row>(options: EventOptions<Row>): GridEvents {
  const { latest, cursor, navigation, resize, openMenu } = options;
  return useMemo(() => {
    const rowOf = (id: string): Row | undefined =>
      latest.current.table.rows.find((row) => row.id === id)?.original;

    const open = (id: string, event: MouseEvent | KeyboardEvent, isNewTab: boolean): void => {
      const { onRowOpen, rowHref } = latest.current;
      const row = rowOf(id);
      if (row === undefined) return;
      const href = rowHref?.(row);
      const page = event.currentTarget.ownerDocument.defaultView;
      if (isNewTab && href !== undefined) page?.open(href, '_blank', 'noopener');
      else if (onRowOpen !== undefined) onRowOpen(row);
      else if (href !== undefined) page?.location.assign(href);
    };

    const pressHeader = (key: string, isMulti: boolean): void => {
      const { table } = latest.current;
      if (key === selectColumnKey) table.selectionActions.toggleAll();
      else if (table.columns.find((column) => column.key === key)?.sortable !== false) {
        table.queryActions.cycleSort(key, isMulti);
      }
    };

    const onHeaderKey = (key: string, event: KeyboardEvent): boolean => {
      const { table } = latest.current;
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (event.altKey && step !== 0) {
        const width = table.layout.all.find((placed) => placed.key === key)?.width ?? 0;
        if (event.shiftKey) table.columnActions.move(key, step);
        else table.columnActions.resize(key, width + step * RESIZE_STEP);
        return true;
      }
      if (event.key === 'F2' || (event.altKey && event.key === 'ArrowDown')) {
        if (key !== selectColumnKey) openMenu(key);
        return true;
      }
      if (event.key !== 'Enter' && event.key !== ' ') return false;
      pressHeader(key, event.shiftKey);
      return true;
    };

    const onRowKey = (rowId: string, key: string, event: KeyboardEvent): boolean => {
      const { table, selectable } = latest.current;
      if (event.key === ' ' && selectable) {
        table.selectionActions.toggle(rowId, event.shiftKey);
        return true;
      }
      if (event.key === 'F2') return navigation.enter({ rowId, columnKey: key });
      if (event.key !== 'Enter') return false;
      if (key === selectColumnKey) table.selectionActions.toggle(rowId, event.shiftKey);
      else if (!navigation.enter({ rowId, columnKey: key })) {
        open(rowId, event, event.ctrlKey || event.metaKey);
      }
      return true;
    };

    return {
      onClick(event) {
        const cell = cellAt(event.target);
        if (cell === null) return;
        const { rowId, columnKey, element } = cell;
        const isOnEdge = (event.target as HTMLElement).dataset['resize'] !== undefined;
        if (rowId === null) {
          const isOnMenu = (event.target as Element).closest('[data-menu]') !== null;
          if (!isOnEdge && !isOnMenu) pressHeader(columnKey, event.shiftKey);
          return;
        }
        if (columnKey === selectColumnKey) {
          latest.current.table.selectionActions.toggle(rowId, event.shiftKey);
          return;
        }
        if (event.defaultPrevented || isControl(element, event.target)) return;
        // Selecting text must not open the row.
        const page = event.currentTarget.ownerDocument;
        if (page.defaultView?.getSelection()?.type === 'Range') return;
        open(rowId, event, event.ctrlKey || event.metaKey);
      },
      onAuxClick(event) {
        const cell = cellAt(event.target);
        if (event.button !== MIDDLE_BUTTON || cell?.rowId == null) return;
        if (!isControl(cell.element, event.target)) open(cell.rowId, event, true);
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
      onKeyDown(event) {
        const cell = cellAt(event.target);
        if (cell === null || event.defaultPrevented) return;
        const { rowId, columnKey, element } = cell;
        if (isInsideCell(element)) {
          if (event.key !== 'Escape' && event.key !== 'F2') return;
          event.preventDefault();
          event.stopPropagation();
          element.focus({ preventScroll: true });
          return;
        }
        const isSelectAll = (event.ctrlKey || event.metaKey) && event.key === 'a';
        if (isSelectAll && latest.current.selectable) {
          latest.current.table.selectionActions.toggleAll();
          event.preventDefault();
          return;
        }
        const isHandled =
          rowId === null ? onHeaderKey(columnKey, event) : onRowKey(rowId, columnKey, event);
        if (isHandled || (!event.altKey && navigation.handleMove(event))) event.preventDefault();
      },
    };
  }, [latest, cursor, navigation, resize, openMenu]);
}
