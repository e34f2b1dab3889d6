import {
  operations,
  type OperationAccess,
  type OperationName,
} from '@pantau/core/contract/operations';
import { ApiError } from '../lib/api-error.ts';

type OperationPart = NonNullable<OperationAccess['parts']>[number];
type ScopeHolder = { readonly scopes: ReadonlySet<string> };

const table = new Map<OperationName, OperationAccess>(
  operations.map((row) => [row.operation, row]),
);

/** Whether the user holds every scope that the contract requires for the operation. */
function canCall(currentUser: ScopeHolder, operation: OperationName): boolean {
  return holdsAll(currentUser, accessOf(operation).needs);
}

/** @throws ApiError `FORBIDDEN` when the user lacks a scope that the operation requires. */
export function requireAccess(currentUser: ScopeHolder, operation: OperationName): void {
  if (!canCall(currentUser, operation)) throw new ApiError('FORBIDDEN', 'forbidden');
}

/**
 * Whether the user may read a part of the operation that is omitted without its scope.
 *
 * @throws ApiError `FORBIDDEN` when the contract rejects requests for the part instead.
 */
export function canReadPart(
  currentUser: ScopeHolder,
  operation: OperationName,
  part: string,
): boolean {
  if (holdsPart(currentUser, operation, part)) return true;
  if (partOf(operation, part).without === 'refused') throw new ApiError('FORBIDDEN', 'forbidden');
  return false;
}

/** Whether the user holds every scope that the contract requires for a part of the operation. */
export function holdsPart(
  currentUser: ScopeHolder,
  operation: OperationName,
  part: string,
): boolean {
  return holdsAll(currentUser, partOf(operation, part).needs);
}

function partOf(operation: OperationName, part: string): OperationPart {
  const row = accessOf(operation).parts?.find((entry) => entry.part === part);
  if (row === undefined) throw new Error(`The contract defines no part '${part}' of ${operation}.`);
  return row;
}

function accessOf(operation: OperationName): OperationAccess {
  const row = table.get(operation);
  if (row === undefined) throw new Error(`The contract defines no operation '${operation}'.`);
  return row;
}

function holdsAll(currentUser: ScopeHolder, needs: readonly string[]): boolean {
  return needs.every((scope) => currentUser.scopes.has(scope));
}
