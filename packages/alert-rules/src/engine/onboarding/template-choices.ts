import type { RuleTemplate, TemplateChoice, TemplateCode } from './rule-template.ts';

/** The confirmed codes by template; a template without a chosen code is missing. */
export type TemplateChoices = ReadonlyMap<string, readonly number[]>;

export const noChoices: TemplateChoices = new Map();

export const codesOf = ({
  defaultCodes,
  additionalCodes,
}: RuleTemplate): readonly TemplateCode[] => [...defaultCodes, ...additionalCodes];

/** Codes of the template that have no active rule yet. */
const choosableCodes = (codes: readonly TemplateCode[]): readonly number[] =>
  codes.filter(({ rule }) => rule === null).map(({ alertCode }) => alertCode);

/** Whether every code of the template has an active rule. */
export const isComplete = (template: RuleTemplate): boolean =>
  choosableCodes(codesOf(template)).length === 0;

/** What is chosen when a category is opened: what was confirmed, else its default codes (AR-81). */
export const openedChoice = (template: RuleTemplate, choices: TemplateChoices): readonly number[] =>
  choices.get(template.id) ?? choosableCodes(template.defaultCodes);

/** The codes with one added or removed, in the order of the template. Codes with an active rule cannot be added. */
export function toggleCode(
  template: RuleTemplate,
  chosen: readonly number[],
  alertCode: number,
): readonly number[] {
  const next = new Set(chosen);
  if (!next.delete(alertCode)) next.add(alertCode);
  return choosableCodes(codesOf(template)).filter((code) => next.has(code));
}

/** The choices with those of one template replaced. */
export function confirmChoice(
  choices: TemplateChoices,
  templateId: string,
  alertCodes: readonly number[],
): TemplateChoices {
  const next = new Map(choices);
  if (alertCodes.length === 0) next.delete(templateId);
  else next.set(templateId, alertCodes);
  return next;
}

/** Whether at least one category has a choice (AR-83). */
export const canSave = (choices: TemplateChoices): boolean => choices.size > 0;

export const toTemplateChoices = (choices: TemplateChoices): readonly TemplateChoice[] =>
  [...choices].map(([templateId, alertCodes]) => ({ templateId, alertCodes }));
