import { findAlertCode } from '@pantau/core/contract';
import { and, asc } from 'drizzle-orm';
import { visibleRules } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { alertRules } from '../../db/schema.ts';
import { ruleTemplates, type RuleTemplate } from './rule-templates.ts';

/** The oldest active rule of a company for a code. */
export interface ActiveRule {
  readonly id: number;
  readonly label: string;
}

/** @returns by alert code */
export async function readActiveRules(
  db: Queries,
  company: { readonly companyId: number },
): Promise<ReadonlyMap<number, ActiveRule>> {
  const rows = await db
    .selectDistinctOn([alertRules.alertCode], {
      alertCode: alertRules.alertCode,
      id: alertRules.id,
      label: alertRules.label,
    })
    .from(alertRules)
    .where(and(visibleRules(company), alertRules.isActive))
    .orderBy(asc(alertRules.alertCode), asc(alertRules.id));
  return new Map(rows.map(({ alertCode, ...rule }) => [alertCode, rule]));
}

const wireCode = (alertCode: number, active: ReadonlyMap<number, ActiveRule>) => {
  const entry = findAlertCode(alertCode);
  const rule = active.get(alertCode);
  return {
    alertCode,
    descriptionEng: entry?.descriptionEng ?? String(alertCode),
    descriptionIdn: entry?.descriptionIdn ?? String(alertCode),
    fullDescriptionEng: entry?.fullDescriptionEng ?? String(alertCode),
    fullDescriptionIdn: entry?.fullDescriptionIdn ?? String(alertCode),
    isAlreadyActive: rule !== undefined,
    alertRule: rule === undefined ? null : { alertRuleId: String(rule.id), label: rule.label },
  };
};

/** `AlertRuleTemplate` of schema.graphql. */
export const toWireTemplate = (template: RuleTemplate, active: ReadonlyMap<number, ActiveRule>) => {
  const { icon, defaultAlertCodes, additionalAlertCodes, ...texts } = template;
  return {
    ...texts,
    iconUrl: `/media/alert-icons/${icon}.svg`,
    defaultAlertCodes: defaultAlertCodes.map((code) => wireCode(code, active)),
    additionalAlertCodes: additionalAlertCodes.map((code) => wireCode(code, active)),
  };
};

export type WireTemplate = ReturnType<typeof toWireTemplate>;

/** The templates of a category (all without one), with the rules that the company has already. */
export async function listTemplates(
  db: Queries,
  company: { readonly companyId: number },
  category: RuleTemplate['category'] | null,
): Promise<readonly WireTemplate[]> {
  const active = await readActiveRules(db, company);
  return ruleTemplates
    .filter((template) => category === null || template.category === category)
    .map((template) => toWireTemplate(template, active));
}
