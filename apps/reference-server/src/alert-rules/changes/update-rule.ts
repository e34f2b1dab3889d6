import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { alertRules } from '../../db/schema.ts';
import { lockCompany } from '../../ingest/company-lock.ts';
import { columnsOf } from '../input/check-conditions.ts';
import type { RuleInput } from '../input/rule-input.ts';
import { acceptInput, type ChangedRule } from './create-rule.ts';
import { findRule } from './find-rule.ts';
import type { RuleEditor } from './rule-editor.ts';
import { readTargetIds, storeTargets, withHiddenTargets } from './store-targets.ts';

/**
 * Replaces a rule. Targets that the editor cannot see stay. Alerts that are ingested afterwards use the new version.
 *
 * @param version the version that the editor saw
 * @throws ApiError `NOT_FOUND` or `CONFLICT`; InvalidFields with everything that is wrong. Nothing is changed then.
 */
export async function updateRule(
  tx: Transaction,
  editor: RuleEditor,
  { alertRuleId, version }: { readonly alertRuleId: string | number; readonly version: number },
  input: RuleInput,
): Promise<ChangedRule> {
  await lockCompany(tx, editor.companyId);
  const rule = await findRule(tx, editor, alertRuleId, version);
  const present = await readTargetIds(tx, rule.id);
  const accepted = await acceptInput(tx, editor, input, present);
  const wanted = await withHiddenTargets(tx, editor, accepted, present);
  const next = rule.version + 1;
  await tx
    .update(alertRules)
    .set({
      ...columnsOf(input),
      version: next,
      updatedOn: editor.now,
      updatedBy: editor.userId,
    })
    .where(eq(alertRules.id, rule.id));
  await storeTargets(tx, editor, rule.id, wanted, present);
  const affected = [...new Set([...present.users, ...wanted.users])];
  return { alertRuleId: rule.id, version: next, affected };
}

/**
 * Deletes a rule. Its alerts stay.
 *
 * @throws ApiError `NOT_FOUND` or `CONFLICT`
 */
export async function deleteRule(
  tx: Transaction,
  editor: RuleEditor,
  { alertRuleId, version }: { readonly alertRuleId: string | number; readonly version: number },
): Promise<ChangedRule> {
  await lockCompany(tx, editor.companyId);
  const rule = await findRule(tx, editor, alertRuleId, version);
  const { users } = await readTargetIds(tx, rule.id);
  await tx.delete(alertRules).where(eq(alertRules.id, rule.id));
  return { alertRuleId: rule.id, version: rule.version, affected: users };
}
