import type { RuleTemplate, TemplateChoice } from './rule-template.ts';

/**
 * The source of recommended rules. A host implements it for its own backend, or uses the HTTP or the memory adapter.
 * Every promise rejects with `PantauError` and honours its signal (`AbortError`).
 */
export interface OnboardingSource {
  /** The recommended templates of the company, each code with its active rule. */
  templates(signal?: AbortSignal): Promise<readonly RuleTemplate[]>;
  /**
   * Creates a rule for each chosen code and resolves with their number. Codes that have an active rule are skipped, so
   * that repeating the call creates nothing twice. Rejects with `invalid`, and creates nothing, for a template that
   * does not exist or a code that is not of its template.
   */
  createFromTemplates(choices: readonly TemplateChoice[], signal?: AbortSignal): Promise<number>;
  /** Stores that the company has completed the onboarding. */
  complete(signal?: AbortSignal): Promise<void>;
}
