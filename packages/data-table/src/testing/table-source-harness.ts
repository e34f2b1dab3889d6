import type { TableSource } from '../features/rows/table-source.ts';

/** One row as the clauses make and read it; the source under test has its own type of row. */
export interface ContractRow {
  readonly id: string;
  /** Searched, sorted and filtered by under the key `name`. */
  readonly name: string;
  /** Sorted and filtered by under the key `amount`. */
  readonly amount: number;
}

/** A fresh source for one clause. */
export interface TableSourceHarness<Row = unknown> {
  readonly source: TableSource<Row>;
  read(row: Row): ContractRow;
  /** Lets time pass where the source needs it; called until a call is answered. */
  pass?(): Promise<void>;
  /** Ends everything that was opened. */
  close(): Promise<void> | void;
}

/** A promise of the port that the table relies on. */
export interface Clause {
  /** Stable name, for those who leave one out. */
  readonly id: string;
  readonly title: string;
  /** Rejects with what was promised and not kept. */
  run(harness: TableSourceHarness): Promise<void>;
}

export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

export function check(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new ContractViolation(promise);
}

export function checkSame(found: unknown, wanted: unknown, promise: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  check(left === right, `${promise}: found ${left}, wanted ${right}`);
}

const PATIENCE = 1_000;

/** The answer of a call, time passing meanwhile. */
export async function answer<T>(harness: TableSourceHarness, call: Promise<T>): Promise<T> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  call.then(over, over);
  for (let step = 0; !isOver; step += 1) {
    check(step < PATIENCE, 'a call is answered, or ends when it is aborted');
    await (harness.pass?.() ?? Promise.resolve());
  }
  return call;
}

/** What a call rejects with. */
export async function refusal(
  harness: TableSourceHarness,
  call: Promise<unknown>,
  promise: string,
): Promise<unknown> {
  let value: unknown;
  try {
    value = await answer(harness, call);
  } catch (error) {
    if (error instanceof ContractViolation) throw error;
    return error;
  }
  throw new ContractViolation(`${promise}: it answered ${JSON.stringify(value)}`);
}
