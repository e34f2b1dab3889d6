import { isAbortError, isPantauError } from '@pantau/core';
import type { PantauErrorKind } from '@pantau/core';
import { isEqual } from '@pantau/core/testing';

/** The part of a test framework that a suite needs: `describe` and `it` of Vitest, Jest or node:test. */
export interface StoreTestFramework {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void>) => unknown;
}

export interface StoreContractOptions<Store> extends StoreTestFramework {
  /** Name in the test report. */
  readonly name: string;
  /** Creates an empty store for each clause. */
  readonly create: () => Promise<Store> | Store;
}

/** One requirement of a port. */
export interface StoreClause<Store> {
  /** Stable id. */
  readonly id: string;
  readonly title: string;
  /** Rejects if the requirement is not met. */
  run(store: Store): Promise<void>;
}

export function check(condition: boolean, promise: string): void {
  if (!condition) throw new Error(`Not kept: ${promise}`);
}

export function checkSame(found: unknown, expected: unknown, promise: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  check(isEqual(found, expected), `${promise}: found ${left}, expected ${right}`);
}

/** Returns the error that a call rejects with. */
async function rejectionOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  return undefined;
}

export async function checkRefused(
  call: Promise<unknown>,
  kind: PantauErrorKind,
  promise: string,
): Promise<void> {
  const error = await rejectionOf(call);
  const found = isPantauError(error) ? error.kind : String(error);
  check(found === kind, `${promise}: rejected with ${found}, not ${kind}`);
}

export async function checkAborts(call: Promise<unknown>, promise: string): Promise<void> {
  check(isAbortError(await rejectionOf(call)), promise);
}

/** Runs clauses against an implementation, one test per clause. */
export function runClauses<Store>(
  port: string,
  clauses: readonly StoreClause<Store>[],
  { name, create, describe, it }: StoreContractOptions<Store>,
): void {
  describe(`${name} fulfils the contract of ${port}`, () => {
    for (const clause of clauses) {
      it(`${clause.title} [${clause.id}]`, async () => clause.run(await create()));
    }
  });
}
