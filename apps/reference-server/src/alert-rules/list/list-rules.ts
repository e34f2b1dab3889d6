import { sql, type SQL } from 'drizzle-orm';
import { codesByName } from '../../alerts/codes-by-name.ts';
import type { Database } from '../../db/database.ts';
import { alertRules, alertRuleVehicles } from '../../db/schema.ts';
import type { Language } from '../../lib/language.ts';
import { pageOf } from '../../lib/page-of.ts';
import { selectRules, type RuleRecord } from '../rule/read-rules.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import { RuleTargets } from '../rule/rule-targets.ts';
import { matchingRules, type RuleFilter } from './rule-filter.ts';

/** `AlertRuleSortInput` of schema.graphql. */
interface RuleSort {
  readonly field: 'label' | 'alertCode' | 'urgency' | 'isActive' | 'createdOn' | 'totalVehicles';
  readonly direction: 'asc' | 'desc';
}

/** `AlertRulesFilterInput` of schema.graphql. */
export interface RuleQuery extends RuleFilter {
  readonly pagination?:
    | { readonly page?: number | null | undefined; readonly show?: number | null | undefined }
    | null
    | undefined;
  readonly sort?: RuleSort | null | undefined;
}

export interface PageInfo {
  readonly page: number;
  readonly show: number;
  readonly total: number;
}

/** Number of vehicles, groups and users that a list returns per rule. */
const TARGETS_IN_LIST = 20;

/** @throws ApiError `INVALID_INPUT` for values outside the contract's limits */
export function listRules(
  db: Database,
  reader: RuleReader,
  query: RuleQuery,
  language: Language,
): Promise<{ readonly records: readonly RuleRecord[]; readonly pagination: PageInfo }> {
  const { page, show, offset } = pageOf(query.pagination ?? {}, { standard: 20, max: 100 });
  const where = matchingRules(reader, query);
  const orderBy = orderOf(query.sort ?? { field: 'createdOn', direction: 'desc' }, language);
  return db.transaction(
    async (tx) => {
      const found = await selectRules(tx, reader, { where, orderBy, limit: show, offset });
      const total = await tx.$count(alertRules, where);
      const ids = found.map(({ rule }) => rule.id);
      const targets = new RuleTargets(db, reader, ids, TARGETS_IN_LIST);
      const records = found.map((one) => ({ ...one, reader, targets }));
      return { records, pagination: { page, show, total } };
    },
    // Page and total must be of the same moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function orderOf({ field, direction }: RuleSort, language: Language): SQL[] {
  const term = sql`${termOf(field, language)} ${sql.raw(direction === 'asc' ? 'asc' : 'desc')}`;
  return [term, sql`${alertRules.createdOn} desc`, sql`${alertRules.id} desc`];
}

function termOf(field: RuleSort['field'], language: Language): SQL {
  switch (field) {
    case 'label':
      return sql`lower(${alertRules.label})`;
    case 'alertCode':
      return sql`array_position(${codesByName(language)}::integer[], ${alertRules.alertCode})`;
    case 'urgency':
      return sql`${alertRules.alertUrgencyType}`;
    case 'isActive':
      return sql`not ${alertRules.isActive}`;
    case 'createdOn':
      return sql`${alertRules.createdOn}`;
    case 'totalVehicles':
      return sql`(select count(*) from ${alertRuleVehicles}
        where ${alertRuleVehicles.alertRuleId} = ${alertRules.id})`;
  }
}
