import type { OperationName } from '@pantau/core/contract/operations';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import type { VehicleVisibility } from '../access/visibility.ts';
import type { GraphqlContext } from './context.ts';

/**
 * Which vehicles the current user can see within one operation.
 *
 * @throws ApiError `FORBIDDEN` when the user lacks a scope that the operation requires.
 */
export function vehicleVisibility(
  { currentUser }: Pick<GraphqlContext, 'currentUser'>,
  operation: OperationName,
): VehicleVisibility {
  requireAccess(currentUser, operation);
  const includeShared = canReadPart(currentUser, operation, 'shared vehicles');
  return { companyId: currentUser.companyId, includeShared };
}
