import { and, eq } from 'drizzle-orm';
import { visibleRules } from '../../access/visibility.ts';
import { parseVehicleIds } from '../../alerts/cursor.ts';
import type { Transaction } from '../../db/database.ts';
import { alertRules } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';

/**
 * Finds the rule to change.
 *
 * @param version the version that the user saw
 * @throws ApiError `NOT_FOUND` without such a rule; `CONFLICT` when it has changed since
 */
export async function findRule(
  tx: Transaction,
  company: { readonly companyId: number },
  alertRuleId: string | number,
  version: number,
): Promise<typeof alertRules.$inferSelect> {
  const [id] = parseVehicleIds([alertRuleId]);
  const [rule] =
    id === undefined
      ? []
      : await tx
          .select()
          .from(alertRules)
          .where(and(visibleRules(company), eq(alertRules.id, id)));
  if (rule === undefined) throw new ApiError('NOT_FOUND', 'alertRuleNotFound');
  if (rule.version !== version) {
    throw new ApiError('CONFLICT', 'alertRuleChanged', { label: rule.label });
  }
  return rule;
}
