import { operations, type OperationAccess, type OperationName } from '@pantau/core/contract';
import { ApiError } from '../lib/api-error.ts';

type ScopeHolder = { readonly scopes: ReadonlySet<string> };

const table = new Map<OperationName, OperationAccess>(
  operations.map((row) => [row.operation, row]),
);

/** Whether the contract's table of operations lets the currentUser be served at all. */
function canCall(currentUser: ScopeHolder, operation: OperationName): boolean {
  return holdsAll(currentUser, rowOf(operation).needs);
}

/** @throws ApiError FORBIDDEN when a scope of the operation is missing. */
export function requireAccess(currentUser: ScopeHolder, operation: OperationName): void {
  if (!canCall(currentUser, operation)) throw new ApiError('FORBIDDEN', 'forbidden');
}

/**
 * Whether the currentUser may have a part of the operation that is left out without its scope.
 *
 * @throws ApiError FORBIDDEN when the table says that asking for the part is refused.
 */
export function canReadPart(
  currentUser: ScopeHolder,
  operation: OperationName,
  part: string,
): boolean {
  const row = rowOf(operation).parts?.find((entry) => entry.part === part);
  if (row === undefined) throw new Error(`The contract knows no part '${part}' of ${operation}.`);
  if (holdsAll(currentUser, row.needs)) return true;
  if (row.without === 'refused') throw new ApiError('FORBIDDEN', 'forbidden');
  return false;
}

function rowOf(operation: OperationName): OperationAccess {
  const row = table.get(operation);
  if (row === undefined) throw new Error(`The contract knows no operation '${operation}'.`);
  return row;
}

function holdsAll(currentUser: ScopeHolder, needs: readonly string[]): boolean {
  return needs.every((scope) => currentUser.scopes.has(scope));
}
