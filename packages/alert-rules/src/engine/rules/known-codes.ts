import type { RuleCode } from './rule-code.ts';
import type { AlertRuleSource } from './rule-source.ts';

/** The codes of a source, requested once; after a failure they are requested again. */
export interface KnownCodes {
  read(): Promise<readonly RuleCode[]>;
}

export function createKnownCodes(source: AlertRuleSource): KnownCodes {
  let known: Promise<readonly RuleCode[]> | null = null;
  return {
    async read() {
      known ??= source.codes();
      try {
        return await known;
      } catch (error) {
        known = null;
        throw error;
      }
    },
  };
}
