import {
  type PantauError,
  type PantauErrorKind,
  isAbortError,
  isPantauError,
} from '../errors/pantau-error.ts';
import { isEqual } from './is-equal.ts';

/** A port does not keep a guarantee of its contract. The message names the guarantee. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** @throws ContractViolation when the condition does not hold */
export function check(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new ContractViolation(promise);
}

/** JSON with the contents of each `Set` and `Map`, which are empty objects otherwise. */
const describeValue = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Set || part instanceof Map ? { [part.constructor.name]: [...part] } : part,
  );

/**
 * Compares by value, including what a `Set`, `Map` or `Date` contains.
 *
 * @throws ContractViolation with both values
 */
export function checkSame(found: unknown, expected: unknown, promise: string): void {
  if (isEqual(found, expected)) return;
  const [left, right] = [describeValue(found), describeValue(expected)];
  throw new ContractViolation(`${promise}: found ${left}, expected ${right}`);
}

/** The reason for which a call rejects; `undefined` when it resolves. */
export const reasonOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  );

/**
 * Checks that a call rejects with a `PantauError` of this kind.
 *
 * @returns the error
 * @throws ContractViolation
 */
export async function checkRejects(
  call: Promise<unknown>,
  kind: PantauErrorKind,
  promise: string,
): Promise<PantauError> {
  const error = await reasonOf(call);
  check(error !== undefined, `${promise}: it was accepted`);
  check(isPantauError(error), `${promise}: rejected with ${String(error)}`);
  checkSame(error.kind, kind, promise);
  return error;
}

/**
 * Checks that a call whose signal is aborted rejects with the abort.
 *
 * @throws ContractViolation
 */
export async function checkAborts(call: Promise<unknown>, promise: string): Promise<void> {
  check(isAbortError(await reasonOf(call)), promise);
}
