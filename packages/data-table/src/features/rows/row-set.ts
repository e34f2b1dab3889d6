import { hasRepeatedIds, numberRepeats, sourceId } from './unique-ids.ts';

/** A row with its id. It stays the same object for as long as the host passes the same row object. */
export interface TableRow<Row> {
  readonly id: string;
  readonly original: Row;
  /** Position in the data, from 0; breaks ties when sorting. */
  readonly index: number;
}

/** A row whose position follows the data. */
export interface IndexedRow<Row> {
  readonly id: string;
  readonly original: Row;
  index: number;
}

export type GetRowId<Row> = (row: Row, index: number) => string;
export type CreateRow<Row, R> = (id: string, original: Row, index: number) => R;

/** How a set differs from the one before it. */
export interface RowChange<R> {
  /** `version` of the previous set. */
  readonly since: number;
  readonly added: R[];
  /** The rows in whose place those were added; `null` if rows were also removed or moved. */
  readonly replaced: R[] | null;
}

/** The rows of one data array. Sets are immutable except for `index` of rows that moved. */
export interface RowSet<Row, R extends IndexedRow<Row>> {
  readonly version: number;
  readonly data: readonly Row[];
  readonly rows: R[];
  /** The rows of the last version in which a row was added, removed or moved; they have the same ids. */
  readonly placed: readonly R[];
  /** `null` when most rows are new, so that building on the previous set would cost more. */
  readonly change: RowChange<R> | null;
}

/** If a larger share of the rows is new, the set is built, and sorted, from scratch. */
const CHANGED_SHARE_MAX = 0.2;

/** Whether a row of this set, or of an earlier one, is still part of it. */
export const hasRow = <Row, R extends IndexedRow<Row>>(set: RowSet<Row, R>, row: R): boolean =>
  set.rows[row.index] === row;

export interface RowSetOptions<Row, R> {
  readonly getRowId: GetRowId<Row>;
  readonly createRow: CreateRow<Row, R>;
  /** Called when two rows have the same id; they are then distinguished by position (DT-200). */
  readonly onRepeat?: ((rowId: string) => void) | undefined;
}

/** Builds row sets in which unchanged rows keep their identity, so they need not be rendered or sorted again. */
export function createRowSets<Row, R extends IndexedRow<Row>>(options: RowSetOptions<Row, R>) {
  type Rows = RowSet<Row, R>;
  const { getRowId, createRow, onRepeat } = options;

  /** Returns whether ids were repeated. */
  const tellApart = (rows: R[]): boolean => {
    if (!hasRepeatedIds(rows)) return false;
    numberRepeats(rows, (row, id) => {
      onRepeat?.(row.id);
      return createRow(id, row.original, row.index);
    });
    return true;
  };

  const build = (previous: Rows | null, data: readonly Row[]): Rows => {
    const rows: R[] = [];
    for (let index = 0; index < data.length; index += 1) {
      const original = data[index] as Row;
      rows.push(createRow(getRowId(original, index), original, index));
    }
    tellApart(rows);
    return { version: (previous?.version ?? 0) + 1, data, rows, placed: rows, change: null };
  };

  /** Rows were added, removed or moved. */
  const rearrange = (previous: Rows, data: readonly Row[]): Rows => {
    const known = new Map<string, R>();
    for (const row of previous.rows) known.set(row.id, row);
    const rows: R[] = [];
    const added: R[] = [];
    for (let index = 0; index < data.length; index += 1) {
      const original = data[index] as Row;
      const id = getRowId(original, index);
      const before = known.get(id);
      if (before?.original === original) {
        before.index = index;
        rows.push(before);
        known.delete(id);
        continue;
      }
      const row = createRow(id, original, index);
      rows.push(row);
      added.push(row);
    }
    const mostStay = !tellApart(rows) && added.length <= data.length * CHANGED_SHARE_MAX;
    const change = mostStay ? { since: previous.version, added, replaced: null } : null;
    return { version: previous.version + 1, data, rows, placed: rows, change };
  };

  /** The row count is unchanged, so most often some rows just have new values. */
  const exchange = (previous: Rows, data: readonly Row[]): Rows => {
    const old = previous.rows;
    const changed: number[] = [];
    for (let index = 0; index < data.length; index += 1) {
      if (data[index] !== old[index]?.original) changed.push(index);
    }
    if (changed.length > data.length * CHANGED_SHARE_MAX) return rearrange(previous, data);
    const rows = old.slice();
    const added: R[] = [];
    const replaced: R[] = [];
    for (const index of changed) {
      const original = data[index] as Row;
      const id = getRowId(original, index);
      const rowId = old[index]?.id ?? '';
      if (rowId !== id && sourceId(rowId) !== id) return rearrange(previous, data);
      const row = createRow(rowId, original, index);
      rows[index] = row;
      added.push(row);
      replaced.push(old[index] as R);
    }
    const change = { since: previous.version, added, replaced };
    return { version: previous.version + 1, data, rows, placed: previous.placed, change };
  };

  /** The set for `data`, reusing the rows of `previous`. */
  return (previous: Rows | null, data: readonly Row[]): Rows => {
    if (previous === null || previous.rows.length === 0) return build(previous, data);
    if (previous.data === data) return previous;
    return data.length === previous.data.length
      ? exchange(previous, data)
      : rearrange(previous, data);
  };
}
