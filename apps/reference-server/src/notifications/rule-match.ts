import type { Language } from '../lib/language.ts';

/** Whom a rule notifies. */
export interface RuleRecipient {
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly language: Language;
}

/** An alert that has matched a rule with recipients. */
export interface RuleMatch {
  readonly alertRuleId: number;
  readonly label: string;
  readonly recipients: readonly RuleRecipient[];
  readonly licensePlate: string;
  readonly alertCode: number;
  readonly alertTrigger: number | null;
  /** Epoch ms. */
  readonly createdOn: number;
  /** IANA time zone of the company. */
  readonly timeZone: string;
}

/** Receives stored alerts that match a rule with recipients, after they are committed. Never throws. */
export interface MatchListener {
  matched(matches: readonly RuleMatch[]): void;
}
