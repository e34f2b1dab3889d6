/** Separates an id from the number of a row that repeats it; does not occur in ids. */
const REPEAT = '\u001F';

/** The id as the data has it, without the number of a repetition. */
export function sourceId(rowId: string): string {
  const at = rowId.indexOf(REPEAT);
  return at === -1 ? rowId : rowId.slice(0, at);
}

interface Identified {
  readonly id: string;
}

const isBefore = (a: string, b: string): boolean =>
  a.length === b.length ? a < b : a.length < b.length;

/** Whether each id is before the next one, as the ids of data in order usually are. */
function isOrdered(rows: readonly Identified[], descending: boolean): boolean {
  for (let index = 1; index < rows.length; index += 1) {
    const one = (rows[index - 1] as Identified).id;
    const next = (rows[index] as Identified).id;
    if (!(descending ? isBefore(next, one) : isBefore(one, next))) return false;
  }
  return true;
}

/** Whether two rows have the same id. A set of 100,000 ids is only built if they have no order. */
export function hasRepeatedIds(rows: readonly Identified[]): boolean {
  if (isOrdered(rows, false) || isOrdered(rows, true)) return false;
  const ids = new Set<string>();
  for (const { id } of rows) ids.add(id);
  return ids.size < rows.length;
}

/** Tells rows with the same id apart by their position: the second is numbered 2 (DT-200). */
export function numberRepeats<R extends Identified>(
  rows: R[],
  renamed: (row: R, id: string) => R,
): void {
  const counts = new Map<string, number>();
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as R;
    const count = (counts.get(row.id) ?? 0) + 1;
    counts.set(row.id, count);
    if (count > 1) rows[index] = renamed(row, `${row.id}${REPEAT}${count}`);
  }
}
