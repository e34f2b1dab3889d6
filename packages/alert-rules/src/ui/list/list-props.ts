import type { TableAddress, TableQuery } from '@pantau/data-table';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';

export interface AlertRuleListProps {
  /** Must keep its identity between renders. */
  readonly source: AlertRuleSource;
  /**
   * Where page, limit, search, sort and filters are stored, such as the query string of the page. Without it,
   * they last as long as the list is mounted. Must keep its identity between renders.
   */
  readonly address?: TableAddress | undefined;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Called when the user opens a rule. */
  readonly onOpen?: ((rule: AlertRuleSummary) => void) | undefined;
  /** URL of a rule, for new tabs and copying; only of the rule and the query. */
  readonly ruleHref?: ((rule: AlertRuleSummary, query: TableQuery) => string) | undefined;
  /** Adds buttons for a new rule. */
  readonly onCreate?: (() => void) | undefined;
  /** Whether the user may change rules. Defaults to `true`. */
  readonly canUpdate?: boolean | undefined;
  /** Whether the user may delete rules. Defaults to `true`. */
  readonly canDelete?: boolean | undefined;
  /** Loads the rules again when it changes, such as after one was saved elsewhere. */
  readonly revision?: unknown;
}
