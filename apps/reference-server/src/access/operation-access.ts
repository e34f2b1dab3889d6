import { operations, type OperationAccess, type OperationName } from '@pantau/core/contract';
import { Refusal } from '../lib/api-error.ts';

type Holder = { readonly scopes: ReadonlySet<string> };

const table = new Map<OperationName, OperationAccess>(
  operations.map((row) => [row.operation, row]),
);

/** Whether the contract's table of operations lets the caller be served at all. */
function mayCall(caller: Holder, operation: OperationName): boolean {
  return holdsAll(caller, rowOf(operation).needs);
}

/** @throws Refusal FORBIDDEN when a scope of the operation is missing. */
export function requireCall(caller: Holder, operation: OperationName): void {
  if (!mayCall(caller, operation)) throw new Refusal('FORBIDDEN', 'forbidden');
}

/**
 * Whether the caller may have a part of the operation that is left out without its scope.
 *
 * @throws Refusal FORBIDDEN when the table says that asking for the part is refused.
 */
export function mayHavePart(caller: Holder, operation: OperationName, part: string): boolean {
  const row = rowOf(operation).parts?.find((entry) => entry.part === part);
  if (row === undefined) throw new Error(`The contract knows no part '${part}' of ${operation}.`);
  if (holdsAll(caller, row.needs)) return true;
  if (row.without === 'refused') throw new Refusal('FORBIDDEN', 'forbidden');
  return false;
}

function rowOf(operation: OperationName): OperationAccess {
  const row = table.get(operation);
  if (row === undefined) throw new Error(`The contract knows no operation '${operation}'.`);
  return row;
}

function holdsAll(caller: Holder, needs: readonly string[]): boolean {
  return needs.every((scope) => caller.scopes.has(scope));
}
