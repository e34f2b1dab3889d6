import type { BackTest, BackTestOptions } from './back-test.ts';
import type { FalseBreakdown, FalseShares } from './false-alerts.ts';
import type { RuleCode } from './rule-code.ts';
import type { RuleChange, RuleQuery, RuleTarget } from './rule-query.ts';
import type {
  AlertRule,
  AlertRuleSummary,
  RuleContact,
  RuleGeofence,
  RuleGroup,
  RuleId,
  RuleInput,
  RuleUser,
  RuleVehicle,
} from './rule.ts';

export interface RulePage {
  /** In query order; at most `show`. */
  readonly rules: readonly AlertRuleSummary[];
  /** From 1. Past the end, the requested page without rules. */
  readonly page: number;
  /** Matching rules on all pages. */
  readonly total: number;
}

/** A stored rule and its version. */
export interface RuleReference {
  readonly id: RuleId;
  readonly version: number;
}

/**
 * The source of alert rules. A host implements it for its own backend, or uses the HTTP or the memory adapter.
 * Every promise rejects with `PantauError` and honours its signal (`AbortError`): `notFound` for a rule that the
 * company does not have, `invalid` for rejected input (its `fieldErrors` name fields of a `RuleDraft`),
 * `conflict` for a rule that has changed since the given version, `forbidden` without the permission. The contract
 * suite `alertRuleSourceContract` (`@pantau/alert-rules/testing`) states what the widget relies on beyond the types.
 */
export interface AlertRuleSource {
  /** One page. Must not come from a cache. */
  list(query: RuleQuery, signal?: AbortSignal): Promise<RulePage>;
  get(id: RuleId, signal?: AbortSignal): Promise<AlertRule>;
  /** Every kind of alert that a rule can be about, in the order of display. */
  codes(signal?: AbortSignal): Promise<readonly RuleCode[]>;
  create(rule: RuleInput, signal?: AbortSignal): Promise<RuleReference>;
  /** Replaces all that the user decides. What the user cannot see of the rule stays. */
  update(
    id: RuleId,
    version: number,
    rule: RuleInput,
    signal?: AbortSignal,
  ): Promise<RuleReference>;
  remove(id: RuleId, version: number, signal?: AbortSignal): Promise<void>;
  /**
   * Changes all rules of the target, and resolves with the number of those that were not as requested before. Ids
   * that do not exist are ignored.
   */
  updateMany(target: RuleTarget, change: RuleChange, signal?: AbortSignal): Promise<number>;
  /** Deletes all rules of the target, and resolves with their number. */
  removeMany(target: RuleTarget, signal?: AbortSignal): Promise<number>;
  /** Applies a rule to the stored alerts of the last days, without storing it. */
  backTest(rule: RuleInput, options?: BackTestOptions, signal?: AbortSignal): Promise<BackTest>;
  /** Sends the signed-in user, and nobody else, what the rule's contacts would get. Left out by a source without it. */
  sendTest?(rule: RuleInput, signal?: AbortSignal): Promise<void>;
  /**
   * The rules whose alerts of the last days are false to the company's limit or more, among those of vehicles that the
   * user can see; a rule with few alerts is left out. Left out by a source without it.
   */
  falseShares?(signal?: AbortSignal): Promise<FalseShares>;
  /** Why alerts of the same days were marked as false: those of one rule, or with `null` of all rules. */
  falseBreakdown?(ruleId: RuleId | null, signal?: AbortSignal): Promise<FalseBreakdown>;
}

/** A search among what a rule can name. */
export interface ChoiceQuery {
  /** A part of the name, ignoring case; empty for all. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** Choices per page, from 1 to 1,000. */
  readonly show: number;
  /** Only these. */
  readonly ids?: readonly string[] | undefined;
}

export interface ChoicePage<T> {
  /** In alphabetical order. */
  readonly items: readonly T[];
  /** Matching choices on all pages. */
  readonly total: number;
}

export type FindChoices<T> = (query: ChoiceQuery, signal?: AbortSignal) => Promise<ChoicePage<T>>;

/** What a rule can name, as far as the signed-in user has access. Rejects like `AlertRuleSource`. */
export interface RuleTargetSource {
  readonly vehicles: FindChoices<RuleVehicle>;
  readonly groups: FindChoices<RuleGroup>;
  readonly users: FindChoices<RuleUser>;
  readonly contacts: FindChoices<RuleContact>;
  readonly geofences: FindChoices<RuleGeofence>;
}
