import type { OperationName } from '@pantau/core/contract/operations';
import { requireAccess } from '../access/operation-access.ts';
import type { CompanyEditor } from '../companies/company-editor.ts';
import type { GraphqlContext } from './context.ts';

/** @throws ApiError `FORBIDDEN` without the scopes of the operation */
export function companyEditor(
  { currentUser, clock }: GraphqlContext,
  operation: OperationName,
): CompanyEditor {
  requireAccess(currentUser, operation);
  const { companyId, userId } = currentUser;
  return { companyId, userId, now: new Date(clock.now()) };
}
