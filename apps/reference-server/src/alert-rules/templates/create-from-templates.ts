import { findAlertCode, scopes } from '@pantau/core/contract';
import { and, arrayContains, isNotNull, or } from 'drizzle-orm';
import { visibleUsers } from '../../access/visibility.ts';
import type { Transaction } from '../../db/database.ts';
import { alertRules, alertRuleUsers, users } from '../../db/schema.ts';
import { lockCompany } from '../../ingest/company-lock.ts';
import { ApiError } from '../../lib/api-error.ts';
import { InvalidFields, type FieldProblem } from '../../lib/invalid-fields.ts';
import type { Language } from '../../lib/language.ts';
import type { RuleChange, RuleEditor } from '../changes/rule-editor.ts';
import { readActiveRules } from './list-templates.ts';
import { recommendedRule, ruleTemplates } from './rule-templates.ts';

/** `TemplateChoiceInput` of schema.graphql. */
export interface TemplateChoice {
  readonly templateId: string | number;
  readonly alertCodes: readonly number[];
}

export interface CreatedRules extends RuleChange {
  readonly alertRuleIds: readonly number[];
  /** Chosen codes for which the company had an active rule. */
  readonly skipped: readonly number[];
}

const CHOICES_MAX = 100;

/** @throws InvalidFields for an unknown template, or a code that is not part of it */
function chosenCodes(choices: readonly TemplateChoice[]): readonly number[] {
  if (choices.length > CHOICES_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyIds', { max: CHOICES_MAX });
  }
  const problems: FieldProblem[] = [];
  for (const [index, { templateId, alertCodes }] of choices.entries()) {
    const template = ruleTemplates.find((one) => one.templateId === String(templateId));
    const offered = [
      ...(template?.defaultAlertCodes ?? []),
      ...(template?.additionalAlertCodes ?? []),
    ];
    if (template === undefined) {
      problems.push({ field: `templates.${index}.templateId`, key: 'ruleTemplateUnknown' });
    } else if (alertCodes.some((code) => !offered.includes(code))) {
      problems.push({ field: `templates.${index}.alertCodes`, key: 'ruleCodeUnknown' });
    }
  }
  const codes = new Set(choices.flatMap(({ alertCodes }) => alertCodes));
  if (problems.length === 0 && codes.size === 0) {
    problems.push({ field: 'templates', key: 'noRuleSelected' });
  }
  const [first, ...others] = problems;
  if (first !== undefined) throw new InvalidFields([first, ...others]);
  return [...codes];
}

/**
 * Creates the recommended rules of the chosen codes. Codes with an active rule are skipped, so that the same request
 * creates nothing a second time. Subscribers are the editor and everyone in the company with the alert centre.
 *
 * @param language of the labels
 * @throws InvalidFields for an invalid choice; nothing is created then
 */
export async function createFromTemplates(
  tx: Transaction,
  { companyId, userId, now }: RuleEditor,
  choices: readonly TemplateChoice[],
  language: Language,
): Promise<CreatedRules> {
  const codes = chosenCodes(choices);
  await lockCompany(tx, companyId);
  const active = await readActiveRules(tx, { companyId });
  const skipped = codes.filter((code) => active.has(code));
  const missing = codes.filter((code) => !active.has(code));
  if (missing.length === 0) return { alertRuleIds: [], skipped, affected: [] };
  const rows = await tx
    .insert(alertRules)
    .values(
      missing.map((code) => ({
        ...recommendedRule(code),
        label: labelOf(code, language),
        companyId,
        createdOn: now,
        updatedOn: now,
        updatedBy: userId,
      })),
    )
    .returning({ id: alertRules.id });
  const alertRuleIds = rows.map(({ id }) => id);
  const watching = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        visibleUsers({ companyId }),
        // The scopes of a partner's user are those of each session.
        or(arrayContains(users.scopes, [scopes.alertCenterMain]), isNotNull(users.externalId)),
      ),
    );
  const subscribers = [...new Set([userId, ...watching.map(({ id }) => id)])];
  await tx
    .insert(alertRuleUsers)
    .values(
      alertRuleIds.flatMap((alertRuleId) =>
        subscribers.map((subscriber) => ({ alertRuleId, userId: subscriber })),
      ),
    );
  return { alertRuleIds, skipped, affected: subscribers };
}

function labelOf(alertCode: number, language: Language): string {
  const entry = findAlertCode(alertCode);
  const text = language === 'id' ? entry?.descriptionIdn : entry?.descriptionEng;
  return text ?? String(alertCode);
}
