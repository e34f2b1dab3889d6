import { matchKey } from '../rows/query-key.ts';
import { sourceId } from '../rows/unique-ids.ts';
import { type Selection, type SelectionScope, nothingSelected } from './selection.ts';

/** What is known about the rows that a selection can hold. Rows that cannot be selected are left out. */
export interface SelectionRows {
  /** Search and filters of the rows shown. */
  readonly query: SelectionScope;
  /** Number of matching rows on all pages; `null` if only the source knows which of them can be selected. */
  total(): number | null;
  /** Ids of the matching rows on all pages, in order; `null` if not known. */
  matching(): ReadonlySet<string> | null;
  /** Ids of all rows, also of those that do not match; `null` if not known. */
  existing(): ReadonlySet<string> | null;
}

const has = (ids: ReadonlySet<string>, id: string): boolean => ids.has(id) || ids.has(sourceId(id));

/**
 * What is left of a selection: "all" ends with the search and filters it was chosen under (DT-203), and rows
 * that do not exist any more leave it (DT-204). Returns the same object if nothing changed.
 */
export function currentSelection(selection: Selection, rows: SelectionRows): Selection {
  if (selection.mode === 'except') {
    const isSame = matchKey(selection.query) === matchKey(rows.query);
    return isSame && rows.total() !== null ? selection : nothingSelected;
  }
  if (selection.ids.size === 0) return selection;
  const existing = rows.existing();
  if (existing === null) return selection;
  const left = [...selection.ids].filter((id) => has(existing, id));
  if (left.length === selection.ids.size) return selection;
  return left.length === 0 ? nothingSelected : { mode: 'only', ids: new Set(left) };
}

/** @param selection from `currentSelection` */
export function countSelected(selection: Selection, rows: SelectionRows): number {
  const { mode, ids } = selection;
  if (mode === 'only') return ids.size;
  const matching = ids.size === 0 ? null : rows.matching();
  const excluded = matching === null ? ids.size : [...ids].filter((id) => matching.has(id)).length;
  return Math.max(0, (rows.total() ?? 0) - excluded);
}

/** Number of selected rows that search and filters do not match; 0 if not known. */
export function countOutside(selection: Selection, rows: SelectionRows): number {
  const isNarrowed = rows.query.search !== '' || rows.query.filters.length > 0;
  if (selection.mode === 'except' || selection.ids.size === 0 || !isNarrowed) return 0;
  const matching = rows.matching();
  return matching === null ? 0 : [...selection.ids].filter((id) => !has(matching, id)).length;
}
