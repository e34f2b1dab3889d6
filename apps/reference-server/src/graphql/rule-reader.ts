import type { OperationName } from '@pantau/core/contract/operations';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import type { RuleReader } from '../alert-rules/rule/rule-reader.ts';
import type { GraphqlContext } from './context.ts';

/**
 * The current user as a reader of rules within one operation.
 *
 * @param parts parts of the operation in the contract
 * @throws ApiError `FORBIDDEN` when the user lacks a scope that the operation requires.
 */
export function ruleReader(
  { currentUser }: Pick<GraphqlContext, 'currentUser'>,
  operation: OperationName,
  parts: readonly ('shared vehicles' | 'vehicle groups')[] = ['shared vehicles', 'vehicle groups'],
): RuleReader {
  requireAccess(currentUser, operation);
  const reads = (part: (typeof parts)[number]): boolean =>
    parts.includes(part) && canReadPart(currentUser, operation, part);
  const { companyId, userId } = currentUser;
  return {
    companyId,
    userId,
    includeShared: reads('shared vehicles'),
    includeGroups: reads('vehicle groups'),
  };
}
