import type { BackTest } from '../../engine/rules/back-test.ts';
import type { AlertRule, RuleInput } from '../../engine/rules/rule.ts';
import type { AlertRuleSource, RulePage } from '../../engine/rules/rule-source.ts';
import type { Sources } from '../memory-harness.test.setup.ts';

/** Replaces sources so that they violate one guarantee. */
export type Spoil = (sources: Sources) => Partial<Sources>;

/** By clause, the faults that it must detect. */
export type Faults = Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>>;

/** Replaces calls of the rules. */
export const withCalls =
  (calls: (rules: AlertRuleSource, sources: Sources) => Partial<AlertRuleSource>): Spoil =>
  (sources) => ({ rules: { ...sources.rules, ...calls(sources.rules, sources) } });

/** Changes the query before it reaches the source. */
export const withQuery = (
  change: (query: Parameters<AlertRuleSource['list']>[0]) => Parameters<AlertRuleSource['list']>[0],
): Spoil => withCalls((rules) => ({ list: (query, signal) => rules.list(change(query), signal) }));

export const withPages = (change: (page: RulePage) => RulePage): Spoil =>
  withCalls((rules) => ({
    list: async (query, signal) => change(await rules.list(query, signal)),
  }));

/** Changes what is stored. */
export const withInput = (change: (rule: RuleInput) => RuleInput): Spoil =>
  withCalls((rules) => ({
    create: (rule, signal) => rules.create(change(rule), signal),
    update: (id, version, rule, signal) => rules.update(id, version, change(rule), signal),
  }));

export const withRule = (change: (rule: AlertRule) => AlertRule): Spoil =>
  withCalls((rules) => ({ get: async (id, signal) => change(await rules.get(id, signal)) }));

export const withBackTest = (change: (found: BackTest) => BackTest): Spoil =>
  withCalls((rules) => ({
    backTest: async (rule, options, signal) => change(await rules.backTest(rule, options, signal)),
  }));
