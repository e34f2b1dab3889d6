import { activeElementAt } from '@pantau/core/ui/overlay';
import type { SyntheticEvent } from 'react';
import type { ActiveCell } from '../table/active-cell.ts';

// The link of a row is what a press on the row does.
const controls =
  'a[href]:not([data-row-link]),button:not([disabled]),input:not([disabled]),select,textarea,[tabindex]:not([data-row-link])';

type GridEvent = Pick<SyntheticEvent, 'target' | 'currentTarget'>;

/** The cell of an event of the grid. A table in the detail of a row has cells of its own. */
export function cellAt(event: GridEvent): (ActiveCell & { element: HTMLElement }) | null {
  const { target, currentTarget } = event;
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('[data-key]');
  if (element?.closest('[data-scroll]') !== currentTarget) return null;
  const row = element?.closest<HTMLElement>('[role="row"]');
  const columnKey = element?.dataset['key'];
  if (element == null || row == null || columnKey === undefined) return null;
  return { rowId: row.dataset['row'] ?? null, columnKey, element };
}

export function findCell(grid: HTMLElement, wanted: ActiveCell): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll<HTMLElement>('[role="row"]')];
  const row = rows.find(({ dataset }) =>
    wanted.rowId === null ? dataset['head'] !== undefined : dataset['row'] === wanted.rowId,
  );
  return [...(row?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    ({ dataset }) => dataset['key'] === wanted.columnKey,
  );
}

/** The focusable elements of a cell. */
export const controlsIn = (cell: HTMLElement): readonly HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(controls),
];

/** Whether focus is on a control inside the cell. */
export function isInsideCell(cell: HTMLElement): boolean {
  const active = activeElementAt(cell);
  return active !== cell && active !== null && cell.contains(active);
}
