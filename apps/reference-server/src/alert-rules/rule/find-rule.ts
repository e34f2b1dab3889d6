import { and, eq } from 'drizzle-orm';
import { visibleRules } from '../../access/visibility.ts';
import { parseVehicleIds } from '../../alerts/cursor.ts';
import type { Transaction } from '../../db/database.ts';
import { alertRules } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { RuleReader } from './rule-reader.ts';

/**
 * The stored id of a rule that the user can see.
 *
 * @throws ApiError `NOT_FOUND` without such a rule
 */
export async function findRule(
  tx: Transaction,
  reader: RuleReader,
  alertRuleId: string | number,
): Promise<number> {
  const [id] = parseVehicleIds([alertRuleId]);
  const [row] =
    id === undefined
      ? []
      : await tx
          .select({ id: alertRules.id })
          .from(alertRules)
          .where(and(visibleRules(reader), eq(alertRules.id, id)));
  if (row === undefined) throw new ApiError('NOT_FOUND', 'alertRuleNotFound');
  return row.id;
}
