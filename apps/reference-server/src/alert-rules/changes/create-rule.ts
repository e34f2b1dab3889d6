import type { Transaction } from '../../db/database.ts';
import { alertRules } from '../../db/schema.ts';
import { lockCompany } from '../../ingest/company-lock.ts';
import { InvalidFields, type FieldProblem } from '../../lib/invalid-fields.ts';
import { checkConditions, columnsOf } from '../input/check-conditions.ts';
import {
  noTargets,
  resolveTargets,
  type TargetIds,
  type WantedTargets,
} from '../input/resolve-targets.ts';
import type { RuleInput } from '../input/rule-input.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import type { RuleChange, RuleEditor } from './rule-editor.ts';
import { storeTargets } from './store-targets.ts';

export interface ChangedRule extends RuleChange {
  readonly alertRuleId: number;
  readonly version: number;
}

/**
 * Checks an input and looks up its targets.
 *
 * @throws InvalidFields with everything that is wrong
 */
export async function acceptInput(
  tx: Transaction,
  editor: RuleReader,
  input: RuleInput,
  present: TargetIds,
): Promise<WantedTargets> {
  const problems: FieldProblem[] = checkConditions(input);
  const wanted = await resolveTargets(tx, editor, input, present, problems);
  const [first, ...others] = problems;
  if (first !== undefined) throw new InvalidFields([first, ...others]);
  return { ...wanted, users: withSubscription(wanted.users, editor.userId, input.subscribe) };
}

function withSubscription(
  userIds: readonly number[],
  userId: number,
  subscribe: boolean | null | undefined,
): readonly number[] {
  if (subscribe == null) return userIds;
  const others = userIds.filter((id) => id !== userId);
  return subscribe ? [...others, userId] : others;
}

/**
 * Stores a new rule. Alerts that are ingested afterwards use it.
 *
 * @throws InvalidFields with everything that is wrong; nothing is stored then
 */
export async function createRule(
  tx: Transaction,
  editor: RuleEditor,
  input: RuleInput,
): Promise<ChangedRule> {
  const { companyId, userId, now } = editor;
  await lockCompany(tx, companyId);
  const wanted = await acceptInput(tx, editor, input, noTargets);
  const [rule] = await tx
    .insert(alertRules)
    .values({ ...columnsOf(input), companyId, createdOn: now, updatedOn: now, updatedBy: userId })
    .returning({ id: alertRules.id, version: alertRules.version });
  if (rule === undefined) throw new Error('The rule was not stored.');
  await storeTargets(tx, editor, rule.id, wanted, noTargets);
  return { alertRuleId: rule.id, version: rule.version, affected: wanted.users };
}
