/** A row with its id. The same object for as long as the host's row is the same object. */
export interface TableRow<Row> {
  readonly id: string;
  readonly original: Row;
  /** Its place in the data, from 0; breaks ties of a sort. */
  index: number;
  /** Another object has taken its place, or none. */
  isGone: boolean;
}

/** What distinguishes a set of rows from the one before. */
export interface RowChange<Row> {
  /** `version` of the set before. */
  readonly since: number;
  readonly arrived: readonly TableRow<Row>[];
  readonly goneCount: number;
}

export interface RowSet<Row> {
  readonly version: number;
  readonly data: readonly Row[];
  readonly rows: readonly TableRow<Row>[];
  /** Null where it has little in common with what was there before. */
  readonly change: RowChange<Row> | null;
}

export type IdOf<Row> = (row: Row) => string;

/** A set in which more than this share of the rows is new is built, and sorted, from scratch. */
const MOST_CHANGED = 0.2;

const makeRow = <Row>(id: string, original: Row, index: number): TableRow<Row> => ({
  id,
  original,
  index,
  isGone: false,
});

/**
 * Rows of new data, keeping those of the old data that are still the same: what is drawn of them need not
 * be drawn again, and a sorted list need not be sorted again.
 */
export function keepRows<Row>(
  previous: RowSet<Row> | null,
  data: readonly Row[],
  idOf: IdOf<Row>,
): RowSet<Row> {
  if (previous === null || previous.rows.length === 0) return freshRows(previous, data, idOf);
  if (previous.data === data) return previous;
  return data.length === previous.data.length
    ? exchangeRows(previous, data, idOf)
    : moveRows(previous, data, idOf);
}

function freshRows<Row>(
  previous: RowSet<Row> | null,
  data: readonly Row[],
  idOf: IdOf<Row>,
): RowSet<Row> {
  const rows: TableRow<Row>[] = [];
  for (let index = 0; index < data.length; index += 1) {
    const row = data[index] as Row;
    rows.push(makeRow(idOf(row), row, index));
  }
  return { version: (previous?.version ?? 0) + 1, data, rows, change: null };
}

/** As many rows as before: most often some of them with new values. */
function exchangeRows<Row>(
  previous: RowSet<Row>,
  data: readonly Row[],
  idOf: IdOf<Row>,
): RowSet<Row> {
  const old = previous.rows;
  const changed: number[] = [];
  for (let index = 0; index < data.length; index += 1) {
    if (data[index] !== old[index]?.original) changed.push(index);
  }
  if (changed.length > data.length * MOST_CHANGED) return moveRows(previous, data, idOf);
  const rows = old.slice();
  const arrived: TableRow<Row>[] = [];
  for (const index of changed) {
    const original = data[index] as Row;
    const id = idOf(original);
    const before = old[index];
    if (before?.id !== id) return moveRows(previous, data, idOf);
    const row = makeRow(id, original, index);
    rows[index] = row;
    arrived.push(row);
  }
  for (const { index } of arrived) (old[index] as TableRow<Row>).isGone = true;
  const version = previous.version + 1;
  const change = { since: previous.version, arrived, goneCount: arrived.length };
  return { version, data, rows, change };
}

/** Rows came, went or changed places. */
function moveRows<Row>(previous: RowSet<Row>, data: readonly Row[], idOf: IdOf<Row>): RowSet<Row> {
  const known = new Map<string, TableRow<Row>>();
  for (const row of previous.rows) known.set(row.id, row);
  const rows: TableRow<Row>[] = [];
  const arrived: TableRow<Row>[] = [];
  let kept = 0;
  for (let index = 0; index < data.length; index += 1) {
    const original = data[index] as Row;
    const id = idOf(original);
    const before = known.get(id);
    if (before?.original === original && !before.isGone) {
      before.index = index;
      rows.push(before);
      kept += 1;
      known.delete(id);
      continue;
    }
    const row = makeRow(id, original, index);
    rows.push(row);
    arrived.push(row);
  }
  for (const row of known.values()) row.isGone = true;
  const version = previous.version + 1;
  const isLike = kept >= data.length * (1 - MOST_CHANGED);
  const change = { since: previous.version, arrived, goneCount: known.size };
  return { version, data, rows, change: isLike ? change : null };
}
