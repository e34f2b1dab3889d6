import type { KeyboardEvent } from 'react';
import type { GridNavigation } from '../use-grid-navigation.ts';
import { inlineKey } from '../inline-key.ts';

/** What keys on the rows above and below those of the table act on. */
export interface EdgeContext {
  readonly latest: {
    readonly current: { readonly rows: readonly { readonly id: string }[] };
  };
  readonly navigation: GridNavigation;
}

/** `aria-colindex` of a cell. */
const columnOf = (cell: Element): number => Number(cell.getAttribute('aria-colindex'));

const cellsOf = (row: Element): readonly HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('[aria-colindex]')].sort(
    (a, b) => columnOf(a) - columnOf(b),
  );

/** The cell of a row that is above or below a column: the last one that begins before its end. */
function cellAtColumn(row: Element, column: number): HTMLElement | undefined {
  const cells = cellsOf(row);
  return cells.findLast((cell) => columnOf(cell) <= column) ?? cells[0];
}

interface Edge {
  readonly row: HTMLElement;
  readonly cell: HTMLElement;
  readonly edges: readonly HTMLElement[];
  focus(cell: HTMLElement | undefined): boolean;
}

/** Handles keys in cells of column group headers and totals. */
function handleInside(edge: Edge, key: string, { navigation, latest }: EdgeContext): boolean {
  const { row, cell, edges, focus } = edge;
  const cells = cellsOf(row);
  const at = cells.indexOf(cell);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cells.length - 1 }[key];
  if (next !== undefined) return focus(cells[Math.max(0, Math.min(next, cells.length - 1))]);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  const isBelow = row.dataset['edges'] === 'below';
  const column = columnOf(cell);
  const other = edges[edges.indexOf(row) + (key === 'ArrowUp' ? -1 : 1)];
  if (other !== undefined) return focus(cellAtColumn(other, column));
  // Back to the rows between: to the header from above, to the last row from below.
  if (isBelow === (key === 'ArrowUp')) {
    const last = latest.current.rows.length - 1;
    navigation.moveTo({ row: isBelow ? last : -1, column: column - 1 });
  }
  return true;
}

/**
 * Lets the arrow keys reach the names of groups of columns above the header, and the totals below the rows
 * (DT-399). Returns whether the key was handled.
 */
export function handleEdgeKey(event: KeyboardEvent, context: EdgeContext): boolean {
  const { target, currentTarget: grid, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return false;
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  const row = cell?.closest<HTMLElement>('[role="row"]');
  // A table in the detail of a row has edges of its own; a control in a cell has keys of its own.
  if (cell == null || row == null || cell !== target) return false;
  if (row.closest('[data-scroll]') !== grid) return false;
  const all = [...grid.querySelectorAll<HTMLElement>('[data-edges]')].filter(
    (one) => one.closest('[data-scroll]') === grid,
  );
  const onSide = (side: string | undefined): readonly HTMLElement[] =>
    all.filter(({ dataset }) => dataset['edges'] === side);
  const focus = (next: HTMLElement | undefined): boolean => {
    if (next === undefined) return true;
    const columnKey = context.navigation.keys()[columnOf(next) - 1];
    if (columnKey !== undefined) context.navigation.reveal({ rowId: null, columnKey });
    next.focus({ preventScroll: true });
    return true;
  };
  const key = inlineKey(event);
  const { edges: side, row: rowId, head } = row.dataset;
  if (side !== undefined)
    return handleInside({ row, cell, edges: onSide(side), focus }, key, context);
  const isLast = rowId !== undefined && context.latest.current.rows.at(-1)?.id === rowId;
  const entered =
    key === 'ArrowUp' && head !== undefined
      ? onSide('above').at(-1)
      : key === 'ArrowDown' && isLast
        ? onSide('below')[0]
        : undefined;
  return entered !== undefined && focus(cellAtColumn(entered, columnOf(cell)));
}
