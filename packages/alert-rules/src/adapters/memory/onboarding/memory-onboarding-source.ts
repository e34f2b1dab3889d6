import { PantauError } from '@pantau/core/base';
import type { OnboardingSource } from '../../../engine/onboarding/onboarding-source.port.ts';
import type { RuleTemplate, TemplateCode } from '../../../engine/onboarding/rule-template.ts';
import { codesOf } from '../../../engine/onboarding/template-choices.ts';

/** The onboarding of a company in memory. */
export interface MemoryOnboardingSource extends OnboardingSource {
  /** Whether the company has completed the onboarding. */
  isCompleted(): boolean;
}

/** Creates an `OnboardingSource` in memory, for stories, tests and pages without a server. */
export function createMemoryOnboardingSource(
  templates: readonly RuleTemplate[],
): MemoryOnboardingSource {
  /** Labels of created rules by alert code. */
  const created = new Map<number, string>();
  let isCompleted = false;

  const withRule = (code: TemplateCode): TemplateCode => {
    const label = created.get(code.alertCode);
    if (code.rule !== null || label === undefined) return code;
    return { ...code, rule: { id: `onboarding-${code.alertCode}`, label } };
  };
  const current = (): readonly RuleTemplate[] =>
    templates.map((template) => ({
      ...template,
      defaultCodes: template.defaultCodes.map(withRule),
      additionalCodes: template.additionalCodes.map(withRule),
    }));
  const codeOf = (templateId: string, alertCode: number): TemplateCode => {
    const template = current().find(({ id }) => id === templateId);
    const code = template && codesOf(template).find((one) => one.alertCode === alertCode);
    if (code !== undefined) return code;
    throw new PantauError('invalid', { message: `No code ${alertCode} in ${templateId}` });
  };

  return {
    isCompleted: () => isCompleted,
    async templates(signal) {
      signal?.throwIfAborted();
      return current();
    },
    async createFromTemplates(choices, signal) {
      signal?.throwIfAborted();
      const chosen = choices.flatMap(({ templateId, alertCodes }) =>
        alertCodes.map((alertCode) => codeOf(templateId, alertCode)),
      );
      const before = created.size;
      for (const { rule, alertCode, descriptionIdn } of chosen) {
        if (rule === null) created.set(alertCode, descriptionIdn);
      }
      return created.size - before;
    },
    async complete(signal) {
      signal?.throwIfAborted();
      isCompleted = true;
    },
  };
}
