import type { RuleId } from '../../engine/rules/rule.ts';

/** The message that names what the user does with a rule. */
export const titleKeyOf = (
  ruleId: RuleId | undefined,
  canSave: boolean,
): 'newRule' | 'editRule' | 'viewRule' =>
  ruleId === undefined ? 'newRule' : canSave ? 'editRule' : 'viewRule';
