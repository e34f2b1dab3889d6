import type { OperationName } from '@pantau/core/contract';
import { mayHavePart, requireCall } from '../access/operation-access.ts';
import type { VehicleSight } from '../access/visibility.ts';
import type { GraphqlContext } from './context.ts';

/**
 * Whose vehicles the caller sees within one operation.
 *
 * @throws Refusal FORBIDDEN when a scope of the operation is missing.
 */
export function sightOf(
  { caller }: Pick<GraphqlContext, 'caller'>,
  operation: OperationName,
): VehicleSight {
  requireCall(caller, operation);
  const includeShared = mayHavePart(caller, operation, 'shared vehicles');
  return { companyId: caller.companyId, includeShared };
}
