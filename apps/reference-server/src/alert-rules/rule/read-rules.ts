import { and, eq, type SQL } from 'drizzle-orm';
import { visibleRules } from '../../access/visibility.ts';
import { parseVehicleIds } from '../../alerts/cursor.ts';
import type { Queries } from '../../db/database.ts';
import { alertRules, users } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { RuleReader } from './rule-reader.ts';
import { RuleTargets } from './rule-targets.ts';

export type RuleRow = typeof alertRules.$inferSelect;

/** A rule as sent to its reader; the targets are read when requested. */
export interface RuleRecord {
  readonly rule: RuleRow;
  readonly updatedBy: { readonly id: number; readonly fullname: string } | null;
  readonly reader: RuleReader;
  readonly targets: RuleTargets;
}

interface RuleSelection {
  readonly where: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
}

/** The selected rules that the reader can see, without their targets. */
export function selectRules(
  db: Queries,
  reader: RuleReader,
  { where, orderBy = [], limit, offset = 0 }: RuleSelection,
): Promise<Pick<RuleRecord, 'rule' | 'updatedBy'>[]> {
  const query = db
    .select({ rule: alertRules, updatedBy: { id: users.id, fullname: users.fullname } })
    .from(alertRules)
    .leftJoin(users, eq(users.id, alertRules.updatedBy))
    .where(and(visibleRules(reader), where))
    .orderBy(...orderBy, alertRules.id)
    .offset(offset)
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
}

/** @throws ApiError `NOT_FOUND` when the reader can see no such rule. */
export async function readRule(
  db: Queries,
  reader: RuleReader,
  alertRuleId: string | number,
): Promise<RuleRecord> {
  const [id] = parseVehicleIds([alertRuleId]);
  const [found] =
    id === undefined ? [] : await selectRules(db, reader, { where: eq(alertRules.id, id) });
  if (found === undefined) throw new ApiError('NOT_FOUND', 'alertRuleNotFound');
  return { ...found, reader, targets: new RuleTargets(db, reader, [found.rule.id]) };
}
