import { check, ContractViolation } from '@pantau/core/testing';
import type { TableSource } from '../features/rows/table-source.ts';

/** A row as the clauses see it; the tested source may have rows of another type. */
export interface ContractRow {
  readonly id: string;
  /** Searched, sorted and filtered under the key `name`. */
  readonly name: string;
  /** Sorted and filtered under the key `amount`. */
  readonly amount: number;
}

/** A source for one clause. */
export interface TableSourceHarness<Row = unknown> {
  readonly source: TableSource<Row>;
  read(row: Row): ContractRow;
  /** Advances time; called until the source responds. */
  pass?(): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

/** One requirement of the port. */
export interface Clause {
  /** Stable id, for skipping a clause. */
  readonly id: string;
  readonly title: string;
  /** Rejects if the requirement is not met. */
  run(harness: TableSourceHarness): Promise<void>;
}

const PATIENCE = 1_000;

/** Waits for a call while advancing time. */
export async function settle<T>(harness: TableSourceHarness, call: Promise<T>): Promise<T> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  call.then(over, over);
  for (let step = 0; !isOver; step += 1) {
    check(step < PATIENCE, 'a call is answered, or ends when it is aborted');
    await (harness.pass?.() ?? Promise.resolve());
  }
  return call;
}

/** Returns the error that a call rejects with. */
export async function rejection(
  harness: TableSourceHarness,
  call: Promise<unknown>,
  promise: string,
): Promise<unknown> {
  let value: unknown;
  try {
    value = await settle(harness, call);
  } catch (error) {
    if (error instanceof ContractViolation) throw error;
    return error;
  }
  throw new ContractViolation(`${promise}: it answered ${JSON.stringify(value)}`);
}
