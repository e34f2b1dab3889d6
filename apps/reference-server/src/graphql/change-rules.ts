import type { OperationName } from '@pantau/core/contract/operations';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import type { RuleChange, RuleEditor } from '../alert-rules/changes/rule-editor.ts';
import type { Transaction } from '../db/database.ts';
import { rulesChangedMessage } from '../live/live-messages.ts';
import type { GraphqlContext } from './context.ts';

/** The current user, who sees as much of a rule as when reading it. */
function ruleEditor(
  { currentUser, clock, language }: GraphqlContext,
  operation: OperationName,
): RuleEditor {
  requireAccess(currentUser, operation);
  const { companyId, userId } = currentUser;
  const reads = (part: string): boolean =>
    canReadPart(currentUser, 'GraphQL Query.alertRule', part);
  return {
    companyId,
    userId,
    includeShared: reads('shared vehicles'),
    includeGroups: reads('vehicle groups'),
    now: new Date(clock.now()),
    language,
  };
}

/** Runs a change in one transaction and then tells the users whose rules have changed. */
export async function changeRules<T extends RuleChange>(
  context: GraphqlContext,
  operation: OperationName,
  run: (tx: Transaction, editor: RuleEditor) => Promise<T>,
): Promise<T> {
  const editor = ruleEditor(context, operation);
  const result = await context.db.transaction((tx) => run(tx, editor));
  for (const userId of result.affected) context.users.alert(userId, rulesChangedMessage(userId));
  return result;
}
