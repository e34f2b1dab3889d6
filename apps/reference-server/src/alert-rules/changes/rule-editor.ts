import type { Language } from '../../lib/language.ts';
import type { RuleReader } from '../rule/rule-reader.ts';

/** Who changes rules, and when. */
export interface RuleEditor extends RuleReader {
  readonly now: Date;
  /** Of messages to contacts that the user adds. */
  readonly language: Language;
}

/** A change of rules. */
export interface RuleChange {
  /** Users whose rules have changed, for the live feed. */
  readonly affected: readonly number[];
}
