import { PantauError } from '@pantau/core';
import type { FilterExpression, TableQuery, TableSource } from '@pantau/data-table';
import {
  type RuleFilter,
  type RuleQuery,
  type RuleSortKey,
  ruleSortKeys,
} from '../../engine/rules/rule-query.ts';
import type { RuleUrgency } from '../../engine/rules/rule.ts';
import type { FalseShares } from '../../engine/rules/false-alerts.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import type { KnownCodes } from '../../engine/rules/known-codes.ts';
import { FALSE_ALERTS, listByShare } from './list-by-share.ts';
import type { RuleRow } from './rule-row.ts';

const valuesOf = (filters: readonly FilterExpression[], key: string): readonly string[] =>
  filters
    .filter((filter) => filter.key === key)
    .flatMap(({ value }) => (typeof value === 'object' ? value : [String(value)]));

/** What search and filters of the table mean to the source (AR-32). */
export function ruleFilterOf({
  search,
  filters,
}: Pick<TableQuery, 'search' | 'filters'>): RuleFilter {
  const [active] = valuesOf(filters, 'isActive');
  return {
    search,
    categoryIds: valuesOf(filters, 'category'),
    urgencies: valuesOf(filters, 'urgency') as readonly RuleUrgency[],
    isActive: active === undefined ? undefined : active === 'true',
  };
}

const isSortKey = (key: string): key is RuleSortKey =>
  (ruleSortKeys as readonly string[]).includes(key);

function ruleQueryOf(query: TableQuery): RuleQuery {
  const [sort] = query.sorts;
  const { page, limit: show } = query;
  return {
    ...ruleFilterOf(query),
    ...{ page, show },
    sort:
      sort !== undefined && isSortKey(sort.key)
        ? { key: sort.key, direction: sort.direction }
        : undefined,
  };
}

export interface RuleRowsOptions {
  readonly codes: KnownCodes;
  /** Called with the shares of false alerts before their rules are listed. */
  readonly onShares: (shares: FalseShares) => void;
  /** Called when they could not be loaded; the rules are listed without them. */
  readonly onShareError: (error: unknown) => void;
}

/** The rows of the list. Rules are deleted by the list itself, which states their versions. */
export const ruleRows = (
  source: AlertRuleSource,
  { codes, onShares, onShareError }: RuleRowsOptions,
): TableSource<RuleRow> => ({
  async list(query, signal) {
    const counted = source.falseShares?.(signal).catch((error: unknown): undefined => {
      if (signal?.aborted !== true) onShareError(error);
    });
    const ruleQuery = ruleQueryOf(query);
    const byShare = query.sorts.find(({ key }, index) => index === 0 && key === FALSE_ALERTS);
    const [known, { rules, page, total }, shares] = await Promise.all([
      codes.read(),
      byShare === undefined
        ? source.list(ruleQuery, signal)
        : listByShare(source, ruleQuery, byShare.direction, counted, signal),
      counted,
    ]);
    if (shares !== undefined) onShares(shares);
    const byRule = new Map(shares?.rules.map((share) => [share.ruleId, share]));
    const byCode = new Map(known.map((code) => [code.alertCode, code]));
    return {
      rows: rules.map((rule) => {
        const share = byRule.get(rule.id);
        return {
          ...rule,
          code: byCode.get(rule.alertCode),
          falseShare: share && { ...share, days: shares?.days ?? 0 },
        };
      }),
      page,
      total,
    };
  },
  remove: () => Promise.reject(new PantauError('invalid')),
});
