import type { AlertRuleSummary } from './rule.ts';

/** Values as a text that does not depend on the order in which a source lists fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

const contentOf = (rule: AlertRuleSummary): string => {
  const { id, label, alertCode, urgency, autoPopup, minThreshold, maxThreshold, minDuration } =
    rule;
  const { count, schedule, place, contacts, totalVehicles, totalGroups, totalUsers } = rule;
  return textOf([
    ...[id, label, alertCode, urgency, autoPopup, minThreshold, maxThreshold, minDuration],
    ...[count, schedule, place, contacts, totalVehicles, totalGroups, totalUsers],
  ]);
};

/** Whether two versions of a rule differ at most in their state and the user's own subscription. */
export const isSameRule = (one: AlertRuleSummary, other: AlertRuleSummary): boolean =>
  contentOf(one) === contentOf(other);
