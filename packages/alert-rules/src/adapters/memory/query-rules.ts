import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { RuleFilter, RuleQuery, RuleSortKey } from '../../engine/rules/rule-query.ts';
import type { AlertRule, AlertRuleSummary } from '../../engine/rules/rule.ts';
import type { RulePage } from '../../engine/rules/rule-source.ts';
import { checkPage } from './find-choices.ts';

/** Whether a list is empty or has the value. */
const allows = <T>(list: readonly T[] | undefined, value: T): boolean =>
  list === undefined || list.length === 0 || list.includes(value);

export function ruleMatcher(
  { search = '', categoryIds, urgencies, isActive }: RuleFilter,
  codes: readonly RuleCode[],
): (rule: AlertRule) => boolean {
  const needle = search.trim().toLowerCase();
  const categoriesOf = new Map(
    codes.map((code) => [code.alertCode, code.categories.map(({ id }) => id)]),
  );
  return (rule) =>
    rule.label.toLowerCase().includes(needle) &&
    allows(urgencies, rule.urgency) &&
    (isActive === undefined || rule.isActive === isActive) &&
    (categoryIds === undefined ||
      categoryIds.length === 0 ||
      (categoriesOf.get(rule.alertCode) ?? []).some((id) => categoryIds.includes(id)));
}

const comparisons: Readonly<
  Record<Exclude<RuleSortKey, 'createdOn'>, (one: AlertRule, other: AlertRule) => number>
> = {
  label: (one, other) => one.label.localeCompare(other.label, 'en'),
  alertCode: (one, other) => one.alertCode - other.alertCode,
  urgency: (one, other) => Number(other.urgency === 'urgent') - Number(one.urgency === 'urgent'),
  isActive: (one, other) => Number(other.isActive) - Number(one.isActive),
  totalVehicles: (one, other) => one.totalVehicles - other.totalVehicles,
};

function summaryOf(rule: AlertRule): AlertRuleSummary {
  const { vehicles: _, groups: __, users: ___, ...summary } = rule;
  return summary;
}

/** @param rules oldest first */
export function queryRules(
  rules: readonly AlertRule[],
  query: RuleQuery,
  codes: readonly RuleCode[],
): RulePage {
  checkPage(query);
  const { page, show, sort } = query;
  const found = rules.filter(ruleMatcher(query, codes)).toReversed();
  if (sort?.key === 'createdOn') {
    if (sort.direction === 'asc') found.reverse();
  } else if (sort !== undefined) {
    const compare = comparisons[sort.key];
    const sign = sort.direction === 'asc' ? 1 : -1;
    found.sort((one, other) => sign * compare(one, other));
  }
  const shown = found.slice((page - 1) * show, page * show);
  return { rules: shown.map(summaryOf), page, total: found.length };
}
