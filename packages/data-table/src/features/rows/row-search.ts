import type { Slices } from '../../shared/slices.ts';
import type { TableQuery } from './query.ts';
import { foldText } from '../sorting/compare-values.ts';
import type { RowTexts } from './row-texts.ts';

/** So many cells are read without anybody noticing, also where each has a text of its own. */
const IMMEDIATE_CELLS = 20_000;

/** Length of a slice, ms. */
const SLICE_MS = 8;

/** Rows between two looks at the clock. */
const ROWS_AT_ONCE = 64;

/** Rows of a slice at most, for clocks that stand still or are set back. */
const ROWS_OF_SLICE = 8_192;

/** Rows in memory and the query for them. */
export interface RowsInMemory<Row> {
  readonly data: readonly Row[];
  readonly query: TableQuery;
  readonly texts: RowTexts<Row>;
}

/** Searches rows in memory in slices, so that no search, however many rows there are, keeps the page busy. */
export interface RowSearch<Row> {
  /**
   * What can be shown: `wanted` where its texts are known or quickly read, or else what was shown last, while
   * `wanted` is searched. `null` if nothing was shown yet.
   */
  show(wanted: RowsInMemory<Row>): RowsInMemory<Row> | null;
  /** Searches what is wanted and not shown yet. To be called after each `show` whose result is used. */
  follow(wanted: RowsInMemory<Row>): void;
  /** Reads the texts of the rows while the page is idle, for a search that is about to be typed. */
  prepare(wanted: RowsInMemory<Row>): void;
  stop(): void;
}

interface Pass<Row> extends Pick<RowsInMemory<Row>, 'data' | 'texts'> {
  /** `null` if the rows are only read. */
  readonly needle: string | null;
}

const needleOf = ({ search }: TableQuery): string => foldText(search.trim());

const isSmall = <Row>(rows: number, texts: RowTexts<Row>): boolean =>
  rows * texts.columns <= IMMEDIATE_CELLS;

/** Whether only so few rows are new that they can be read at once. */
function isNear<Row>(rows: RowsInMemory<Row>, before: readonly Row[]): boolean {
  const { data, texts } = rows;
  if (data === before) return true;
  const known = Math.min(data.length, before.length);
  let others = data.length - known;
  for (let index = 0; index < known; index += 1) {
    if (data[index] !== before[index]) others += 1;
  }
  return isSmall(others, texts);
}

/** Visits all rows, slice by slice. Returns a function that stops it. */
function visitRows<Row>(
  rows: readonly Row[],
  visit: (row: Row) => void,
  slices: { now(): number; next(run: () => void): () => void; done(): void },
): () => void {
  let index = 0;
  const slice = (): void => {
    const end = slices.now() + SLICE_MS;
    const last = Math.min(rows.length, index + ROWS_OF_SLICE);
    while (index < last) {
      const stop = Math.min(last, index + ROWS_AT_ONCE);
      for (; index < stop; index += 1) visit(rows[index] as Row);
      if (slices.now() >= end) break;
    }
    if (index < rows.length) cancel = slices.next(slice);
    else slices.done();
  };
  let cancel = slices.next(slice);
  return () => cancel();
}

/** @param onFound called when `show` would return something newer */
export function createRowSearch<Row>(slices: Slices, onFound: () => void): RowSearch<Row> {
  let shown: RowsInMemory<Row> | null = null;
  /** Searched completely, and not shown yet. */
  let found: Pass<Row> | null = null;
  let running: { readonly pass: Pass<Row>; readonly stop: () => void } | null = null;

  const isSame = (one: Pass<Row>, other: Pass<Row>): boolean =>
    one.texts === other.texts && one.needle === other.needle;
  const passFor = ({ data, texts, query }: RowsInMemory<Row>): Pass<Row> => ({
    ...{ data, texts },
    needle: needleOf(query),
  });

  const stop = (): void => {
    running?.stop();
    running = null;
  };
  const start = (pass: Pass<Row>): void => {
    stop();
    const { data, texts, needle } = pass;
    const stopVisit = visitRows(data, (row) => texts.contains(row, needle ?? ''), {
      now: slices.now,
      next: needle === null ? slices.idle : slices.soon,
      done() {
        running = null;
        if (needle === null) return;
        found = pass;
        onFound();
      },
    });
    running = { pass, stop: stopVisit };
  };

  const isReady = (wanted: RowsInMemory<Row>): boolean => {
    const { data, texts } = wanted;
    const pass = passFor(wanted);
    if (pass.needle === '' || isSmall(data.length, texts)) return true;
    if (found !== null && found.data === data && isSame(found, pass)) return true;
    return shown !== null && isSame(passFor(shown), pass) && isNear(wanted, shown.data);
  };

  return {
    show(wanted) {
      if (isReady(wanted)) shown = wanted;
      // Rows that changed while they were searched follow with the next pass, so that a feed cannot delay a search.
      else if (found !== null && isSame(found, passFor(wanted))) {
        shown = { ...wanted, data: found.data };
      } else if (shown !== null && isSame(passFor(shown), passFor(wanted))) {
        shown = { ...wanted, data: shown.data };
      }
      if (shown !== null && found !== null && shown.data === found.data) found = null;
      return shown;
    },
    follow(wanted) {
      const pass = passFor(wanted);
      const isSearching = running !== null && running.pass.needle !== null;
      if (shown?.data === wanted.data && isSame(passFor(shown), pass)) {
        if (isSearching) stop();
        return;
      }
      if (running === null || !isSame(running.pass, pass)) start(pass);
    },
    prepare({ data, texts }) {
      if (running === null && !isSmall(data.length, texts)) start({ data, texts, needle: null });
    },
    stop,
  };
}
