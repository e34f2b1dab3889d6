import type { RuleReader } from '../rule/rule-reader.ts';

/** Who changes rules, and when. */
export interface RuleEditor extends RuleReader {
  readonly now: Date;
}

/** A change of rules. */
export interface RuleChange {
  /** Users whose rules have changed, for the live feed. */
  readonly affected: readonly number[];
}
