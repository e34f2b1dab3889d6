/** Alert rules: the list, the ports, their types and limits. */
export type { BackTest, BackTestOptions } from './engine/rules/back-test.ts';
export type {
  FalseBreakdown,
  FalseCounts,
  FalseReason,
  FalseShare,
  FalseShares,
  RuleCamera,
} from './engine/rules/false-alerts.ts';
export type { RuleCategory, RuleCode } from './engine/rules/rule-code.ts';
export {
  backTestDays,
  ruleContactsMax,
  ruleCountMax,
  ruleCountMin,
  ruleDurationMax,
  ruleGeofencesMax,
  ruleGroupsMax,
  ruleLabelMax,
  ruleUsersMax,
  ruleVehiclesMax,
  ruleWindowMax,
  ruleWindowMin,
} from './engine/rules/rule-limits.ts';
export {
  type RuleChange,
  type RuleFilter,
  type RuleQuery,
  type RuleSortKey,
  type RuleTarget,
  ruleSortKeys,
} from './engine/rules/rule-query.ts';
export type {
  AlertRuleSource,
  ChoicePage,
  ChoiceQuery,
  FindChoices,
  RulePage,
  RuleReference,
  RuleTargetSource,
} from './engine/rules/rule-source.ts';
export {
  type AlertRule,
  type AlertRuleSummary,
  type ContactInput,
  type HiddenKind,
  type RuleConditions,
  type RuleContact,
  type RuleCount,
  type RuleGeofence,
  type RuleGeofenceShape,
  type RuleGroup,
  type RuleId,
  type RuleInput,
  type RulePlace,
  type RulePoint,
  type RuleSchedule,
  type RuleUrgency,
  type RuleUser,
  type RuleVehicle,
  ruleUrgencies,
} from './engine/rules/rule.ts';
export {
  type AlertRuleMessageKey,
  type AlertRuleTranslate,
  alertRuleMessages,
} from './messages/alert-rule-messages.ts';
export { AlertRuleList } from './ui/list/alert-rule-list.tsx';
export type { AlertRuleListProps } from './ui/list/list-props.ts';
