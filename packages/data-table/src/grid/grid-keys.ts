import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import {
  actionsColumnKey,
  isControlColumn,
  selectColumnKey,
} from '../features/columns/column-layout.ts';
import { RESIZE_STEP } from '../features/columns/resize-step.ts';
import type { ActiveCell, ActiveCellStore } from '../table/active-cell.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { controlsIn } from './cell-elements.ts';
import { inlineKey } from './inline-key.ts';
import type { RowActionsPart } from '../features/row-actions/row-actions-part.ts';
import type { CellPresses } from '../features/cell-editing/cell-editing-part.ts';
import type { GroupingPart } from '../features/grouping/grouping-part.ts';
import type { RowDetailPart } from '../features/row-detail/row-detail-part.ts';
import { type RowOpening, openRow } from './row-opening.ts';
import type { GridNavigation } from './use-grid-navigation.ts';

export interface EventTable<Row> extends RowOpening<Row> {
  /** What the grid shows, line by line. */
  readonly rows: readonly { readonly id: string }[];
  readonly table: DataTableModel<Row>;
  /** As drawn, within the width of the grid. */
  readonly layout: DataTableModel<Row>['layout'];
  readonly rowActions: RowActionsPart<Row> | null;
  readonly rowDetail: RowDetailPart<Row> | null;
  readonly cellEditing: CellPresses | null;
  readonly grouping: GroupingPart<Row> | null;
  readonly selectable: boolean;
}

/** What events act on. */
export interface EventContext<Row> {
  readonly latest: RefObject<EventTable<Row>>;
  readonly cursor: ActiveCellStore;
  readonly navigation: GridNavigation;
  readonly openMenu: (key: string | null) => void;
}

export function openById<Row>(
  { latest }: Pick<EventContext<Row>, 'latest'>,
  id: string,
  event: MouseEvent | KeyboardEvent,
  inNewTab?: boolean,
): void {
  const row = latest.current.table.rows.find((one) => one.id === id);
  if (row !== undefined) {
    openRow(latest.current, latest.current.table.query, row.original, event, inNewTab);
  }
}

/** Sorts by a column, or toggles all rows in the checkbox column. */
export function pressHeader<Row>(table: DataTableModel<Row>, key: string, multi: boolean): void {
  if (key === selectColumnKey) table.selectionActions.toggleAll();
  else if (
    !isControlColumn(key) &&
    table.columns.find((column) => column.key === key)?.sortable !== false
  ) {
    table.queryActions.cycleSort(key, multi);
  }
}

/** Returns whether the key was handled. */
export function handleHeaderKey<Row>(
  { latest, openMenu }: EventContext<Row>,
  key: string,
  event: KeyboardEvent,
): boolean {
  const { table, layout } = latest.current;
  const pressed = inlineKey(event);
  const step = pressed === 'ArrowLeft' ? -1 : pressed === 'ArrowRight' ? 1 : 0;
  if (event.altKey && step !== 0) {
    const width = layout.all.find((placed) => placed.key === key)?.width ?? 0;
    if (event.shiftKey) table.columnActions.move(key, step);
    else table.columnActions.resize(key, width + step * RESIZE_STEP);
    return true;
  }
  if (event.key === 'F2' || (event.altKey && event.key === 'ArrowDown')) {
    if (!isControlColumn(key)) openMenu(key);
    return true;
  }
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  pressHeader(table, key, event.shiftKey);
  return true;
}

const verticalKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];

/** Whether the key leads to another row. */
export const isVertical = (event: KeyboardEvent): boolean =>
  verticalKeys.includes(event.key) ||
  ((event.ctrlKey || event.metaKey) && (event.key === 'Home' || event.key === 'End'));

/** Moves with Shift: the selected range follows (DT-238). */
export function extendSelection<Row>(
  { latest, cursor, navigation }: EventContext<Row>,
  rowId: string,
  event: KeyboardEvent,
): void {
  const { table } = latest.current;
  // A range does not reach into the header.
  if (event.key === 'ArrowUp' && table.rows[0]?.id === rowId) return;
  navigation.handleMove(event);
  const to = cursor.get()?.rowId;
  if (to != null) table.selectionActions.extend(rowId, to);
}

/** Enter also opens the menu of a row without buttons, where it would only move to the button of the menu (DT-448). */
function asksForRowMenu(columnKey: string, event: KeyboardEvent): boolean {
  const { key, shiftKey, target } = event;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return true;
  if (key !== 'Enter' || columnKey !== actionsColumnKey) return false;
  return target instanceof HTMLElement && controlsIn(target).length === 1;
}

/** Returns whether the key was handled. */
export function handleRowKey<Row>(
  context: EventContext<Row>,
  rowId: string,
  columnKey: string,
  event: KeyboardEvent,
): boolean {
  const { latest, navigation } = context;
  const { table, selectable, rowActions, rowDetail, cellEditing, grouping } = latest.current;
  const cell: ActiveCell & { rowId: string } = { rowId, columnKey };
  if (asksForRowMenu(columnKey, event)) {
    const { target } = event;
    return target instanceof HTMLElement && rowActions?.openMenu(rowId, target) === true;
  }
  if (grouping?.handleKey(rowId, event) === true) return true;
  if (rowDetail?.handleKey(cell, event) === true) return true;
  if (cellEditing?.handleKey(cell, event) === true) return true;
  if (event.key === ' ' && selectable) {
    table.selectionActions.toggle(rowId, event.shiftKey);
    return true;
  }
  if (event.key === 'F2') return navigation.enter(cell);
  if (event.key !== 'Enter') return false;
  if (columnKey === selectColumnKey) table.selectionActions.toggle(rowId, event.shiftKey);
  else if (!navigation.enter(cell) && columnKey !== actionsColumnKey)
    openById(context, rowId, event);
  return true;
}
