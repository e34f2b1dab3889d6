import type { TableRow } from '../rows/row-set.ts';
import type { TablePage } from '../rows/table-source.ts';
import type { SelectionScope } from './selection.ts';
import type { SelectionRows } from './selection-rows.ts';

/** Why a row cannot be selected; `null` if it can. */
export type ReasonOf<Row> = (row: Row) => string | null;

type Ids = ReadonlySet<string>;

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const isNarrowed = ({ search, filters }: SelectionScope): boolean =>
  search !== '' || filters.length > 0;

/**
 * Ids of rows that can be selected; the set is built when a selection needs it.
 *
 * @param reasonOf `null` if every row can be selected
 */
export const selectableIds = <Row>(
  rows: readonly TableRow<Row>[],
  reasonOf: ReasonOf<Row> | null,
): (() => Ids) =>
  lazily(() => {
    const ids = new Set<string>();
    for (const { id, original } of rows) {
      if (reasonOf === null || reasonOf(original) === null) ids.add(id);
    }
    return ids;
  });

/** What is known about the rows of an array. */
export function rowsInMemory<Row>(
  query: SelectionScope,
  existing: () => Ids,
  matched: readonly TableRow<Row>[],
  reasonOf: ReasonOf<Row> | null,
): SelectionRows {
  const matching = isNarrowed(query) ? selectableIds(matched, reasonOf) : existing;
  const total = (): number => (reasonOf === null ? matched.length : matching().size);
  return { query, total, matching, existing };
}

/** What is known about the rows of a source, which may have returned all ids. */
export function rowsOfSource<Row>(
  query: SelectionScope,
  response: TablePage<Row> | null,
  everySelectable: boolean,
): SelectionRows {
  const ids = response?.ids;
  const known = ids === undefined ? null : lazily(() => new Set(ids));
  const matching = (): Ids | null => known?.() ?? null;
  return {
    query,
    total: () => known?.().size ?? (everySelectable ? (response?.total ?? 0) : null),
    matching,
    existing: () => (isNarrowed(query) ? null : matching()),
  };
}
