import type { LeaveGuard } from '@pantau/core/ui/unsaved-input';
import type { RuleId } from '../../engine/rules/rule.ts';
import type {
  AlertRuleSource,
  RuleReference,
  RuleTargetSource,
} from '../../engine/rules/rule-source.ts';

export interface AlertRuleEditorProps {
  /** Must keep its identity between renders. */
  readonly source: AlertRuleSource;
  /** What a rule can name. Must keep its identity between renders. */
  readonly targets: RuleTargetSource;
  /** The rule to edit. Without it, the editor creates one. */
  readonly ruleId?: RuleId | undefined;
  /** Level of the editor's heading. Defaults to 2. */
  readonly level?: 1 | 2 | undefined;
  /** Whether the user may save. Defaults to `true`; otherwise the rule is shown, and nothing can be changed. */
  readonly canSave?: boolean | undefined;
  readonly onSaved: (reference: RuleReference) => void;
  /** Called when the user leaves without saving, after a confirmation if there is unsaved input. */
  readonly onCancel: () => void;
  /**
   * Holds back the host's navigation while there is unsaved input. Without it, the user is asked only when
   * canceling, and by the browser when closing the page. Must keep its identity between renders.
   */
  readonly guard?: LeaveGuard | undefined;
}
