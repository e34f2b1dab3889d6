import type { FalseShare } from '../../engine/rules/false-alerts.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';

/** A rule of the list with its code; `undefined` for a code that the source no longer lists. */
export interface RuleRow extends AlertRuleSummary {
  readonly code: RuleCode | undefined;
  /** Set if its alerts are false too often. */
  readonly falseShare: (FalseShare & { readonly days: number }) | undefined;
}
