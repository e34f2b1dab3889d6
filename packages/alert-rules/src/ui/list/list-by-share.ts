import type { FalseShares } from '../../engine/rules/false-alerts.ts';
import type { RuleQuery } from '../../engine/rules/rule-query.ts';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';
import type { AlertRuleSource, RulePage } from '../../engine/rules/rule-source.ts';

/** Key of the column of false alerts, and of sorting by it. */
export const FALSE_ALERTS = 'falseAlerts';

/** The most rules that a source returns at once. */
const SHOW = 100;

async function readAll(
  source: AlertRuleSource,
  query: RuleQuery,
  signal?: AbortSignal,
): Promise<readonly AlertRuleSummary[]> {
  const read = (page: number) => source.list({ ...query, page, show: SHOW }, signal);
  const first = await read(1);
  const count = Math.max(0, Math.ceil(first.total / SHOW) - 1);
  const others = await Promise.all(Array.from({ length: count }, (_, index) => read(index + 2)));
  const rules = [first, ...others].flatMap((page) => page.rules);
  // A rule that is created or deleted meanwhile moves others to the next or previous page.
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}

/**
 * A page of the matching rules by their share of false alerts; those without one last (AR-116). Sources cannot sort by
 * it, and only few rules have one: all matching rules are read.
 *
 * @param query without a sort
 */
export async function listByShare(
  source: AlertRuleSource,
  query: RuleQuery,
  direction: 'asc' | 'desc',
  shares: Promise<FalseShares | undefined> | undefined,
  signal?: AbortSignal,
): Promise<RulePage> {
  const [all, known] = await Promise.all([readAll(source, query, signal), shares]);
  const byRule = new Map(
    known?.rules.map(({ ruleId, falseAlerts, total }) => [ruleId, falseAlerts / total]),
  );
  const sign = direction === 'asc' ? 1 : -1;
  const rankOf = ({ id }: AlertRuleSummary): number => {
    const share = byRule.get(id);
    return share === undefined ? Infinity : sign * share;
  };
  const sorted = all.toSorted((one, other) => {
    const [rank, otherRank] = [rankOf(one), rankOf(other)];
    return rank === otherRank ? 0 : rank - otherRank;
  });
  const { page, show } = query;
  return { rules: sorted.slice((page - 1) * show, page * show), page, total: all.length };
}
