import { type PantauErrorKind, isAbortError, isPantauError } from '@pantau/core';
import { type ContractClause, isEqual } from '@pantau/core/testing';
import type { OrderFleetTask, OrderId } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';

/** Two fresh companies for one clause, without orders. */
export interface OrderSourceHarness {
  /** A user who may do everything with the orders of the first company. */
  readonly source: OrderSource;
  /** The same for the second company. */
  readonly foreign: OrderSource;
  /** Adds a trip to an order. Without it, its clause is skipped. */
  addFleetTask?(
    id: OrderId,
    task: Pick<OrderFleetTask, 'number' | 'licensePlate' | 'driverName'>,
  ): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type OrderClause = ContractClause<OrderSourceHarness>;

export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

export function check(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new ContractViolation(promise);
}

/** Compares by value. */
export function checkSame(found: unknown, expected: unknown, promise: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  check(isEqual(found, expected), `${promise}: found ${left}, expected ${right}`);
}

/** Checks that a call rejects with this kind of error, and returns the server's message. */
export async function checkRejects(
  call: Promise<unknown>,
  kind: PantauErrorKind,
  promise: string,
): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (!isPantauError(error)) throw new ContractViolation(`${promise}: rejected with ${error}`);
    checkSame(error.kind, kind, promise);
    return error.serverMessage ?? '';
  }
  throw new ContractViolation(`${promise}: it was accepted`);
}

export async function checkAborts(call: Promise<unknown>, promise: string): Promise<void> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  check(isAbortError(error), promise);
}
