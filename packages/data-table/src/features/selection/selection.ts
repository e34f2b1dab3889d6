import type { TableQuery } from '../rows/query.ts';

/** The part of a query that decides which rows match. */
export type SelectionScope = Pick<TableQuery, 'search' | 'filters'>;

/**
 * The selected rows. `except` means all rows that match `query` except `ids`, so selecting 100,000 rows costs
 * nothing and includes rows that are not loaded (DT-32). It ends when search or filters change (DT-203).
 */
export type Selection =
  | { readonly mode: 'only'; readonly ids: ReadonlySet<string> }
  | {
      readonly mode: 'except';
      readonly ids: ReadonlySet<string>;
      readonly query: SelectionScope;
    };

export const nothingSelected: Selection = { mode: 'only', ids: new Set() };

/** All rows that match the search and filters of a query. */
export const everythingOf = ({ search, filters }: SelectionScope): Selection => ({
  mode: 'except',
  ids: new Set(),
  query: { search, filters },
});

export function isSelected({ mode, ids }: Selection, id: string): boolean {
  return ids.has(id) === (mode === 'only');
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
  return { ...selection, ids };
}

/** The ids between two rows, both included, in either direction. */
export function idsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (end === -1) return [];
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export type HeaderState = 'none' | 'some' | 'all';

/**
 * State of the header checkbox.
 *
 * @param ids the rows it stands for, without those that cannot be selected
 * @param count number of selected rows, on all pages
 */
export function headerState(
  selection: Selection,
  ids: readonly string[],
  count: number,
): HeaderState {
  const here = ids.filter((id) => isSelected(selection, id)).length;
  if (here === ids.length && here > 0) return 'all';
  return here > 0 || count > 0 ? 'some' : 'none';
}
