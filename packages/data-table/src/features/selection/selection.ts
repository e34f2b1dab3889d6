/**
 * The selected rows. `except` means all rows of the query except `ids`, so selecting 100,000 rows costs
 * nothing and includes rows that are not loaded (DT-32).
 */
export interface Selection {
  readonly mode: 'only' | 'except';
  readonly ids: ReadonlySet<string>;
}

export const nothingSelected: Selection = { mode: 'only', ids: new Set() };
export const everythingSelected: Selection = { mode: 'except', ids: new Set() };

export function isSelected({ mode, ids }: Selection, id: string): boolean {
  return ids.has(id) === (mode === 'only');
}

/** @param total number of rows of the query, on all pages */
export function countSelected({ mode, ids }: Selection, total: number): number {
  return mode === 'only' ? ids.size : Math.max(0, total - ids.size);
}

/** Selects or deselects rows. */
export function withRows(
  selection: Selection,
  rows: Iterable<string>,
  selected: boolean,
): Selection {
  const ids = new Set(selection.ids);
  const isListed = selected === (selection.mode === 'only');
  for (const id of rows) {
    if (isListed) ids.add(id);
    else ids.delete(id);
  }
  return { mode: selection.mode, ids };
}

/** The ids between two rows, both included, in either direction. */
export function idsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (end === -1) return [];
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export type HeaderState = 'none' | 'some' | 'all';

/** State of the header checkbox for `ids`, or for all rows by default. */
export function headerState(
  selection: Selection,
  total: number,
  ids?: readonly string[],
): HeaderState {
  if (total === 0 || ids?.length === 0) return 'none';
  const count = countSelected(selection, total);
  if (ids === undefined) return count === 0 ? 'none' : count >= total ? 'all' : 'some';
  const here = ids.filter((id) => isSelected(selection, id)).length;
  if (here === ids.length) return 'all';
  return here > 0 || count > 0 ? 'some' : 'none';
}
