import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { visibleRules } from '../../access/visibility.ts';
import { parseVehicleIds } from '../../alerts/cursor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Transaction } from '../../db/database.ts';
import { alertRules, alertRuleUsers } from '../../db/schema.ts';
import { lockCompany } from '../../ingest/company-lock.ts';
import { ApiError } from '../../lib/api-error.ts';
import { matchingRules, type RuleFilter } from '../list/rule-filter.ts';
import type { RuleChange, RuleEditor } from './rule-editor.ts';

/** `AlertRulesTargetInput` of schema.graphql. */
export interface RuleSelection {
  readonly alertRuleIds: readonly (string | number)[];
  readonly selectionMode: 'All' | 'Selection' | 'Exclude';
  readonly filter?: RuleFilter | null | undefined;
}

export interface BulkChange {
  readonly isActive?: boolean | null | undefined;
  readonly subscribe?: boolean | null | undefined;
}

export interface BulkResult extends RuleChange {
  /** Number of rules that changed. */
  readonly count: number;
}

const IDS_MAX = 10_000;

const idIn = (ids: readonly number[]): SQL =>
  sql`${alertRules.id} = any(${`{${ids.join(',')}}`}::integer[])`;

/** @throws ApiError `INVALID_INPUT` for too many ids, or none of a `Selection` */
function selected(editor: RuleEditor, selection: RuleSelection): SQL | undefined {
  const { alertRuleIds, selectionMode, filter } = selection;
  if (selectionMode === 'Selection' && alertRuleIds.length === 0) {
    throw new ApiError('INVALID_INPUT', 'noRuleSelected');
  }
  if (alertRuleIds.length > IDS_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyIds', { max: IDS_MAX });
  }
  const ids = parseVehicleIds(alertRuleIds);
  if (selectionMode === 'Selection') return and(visibleRules(editor), idIn(ids));
  const matching = matchingRules(editor, filter ?? {});
  return selectionMode === 'All' ? matching : and(matching, not(idIn(ids)));
}

async function subscribersOf(tx: Transaction, where: SQL | undefined): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ userId: alertRuleUsers.userId })
    .from(alertRuleUsers)
    .innerJoin(alertRules, eq(alertRules.id, alertRuleUsers.alertRuleId))
    .where(where);
  return rows.map(({ userId }) => userId);
}

/**
 * Activates or deactivates the selected rules, subscribes the editor to them, or both. Rules that are in that state
 * already stay as they are.
 *
 * @throws ApiError `INVALID_INPUT` for an invalid selection, or without a change
 */
export async function updateRules(
  tx: Transaction,
  editor: RuleEditor,
  selection: RuleSelection,
  { isActive, subscribe }: BulkChange,
): Promise<BulkResult> {
  const where = selected(editor, selection);
  if (isActive == null && subscribe == null) throw new ApiError('INVALID_INPUT', 'noRuleChange');
  await lockCompany(tx, editor.companyId);
  const isSubscribed = sql<boolean>`exists (select 1 from ${alertRuleUsers}
    where ${alertRuleUsers.alertRuleId} = ${alertRules.id}
      and ${alertRuleUsers.userId} = ${editor.userId})`;
  const switched = isActive == null ? sql`false` : not(eq(alertRules.isActive, isActive));
  const joined = subscribe == null ? sql`false` : subscribe ? not(isSubscribed) : isSubscribed;
  const rows = await tx
    .update(alertRules)
    .set({
      ...(isActive == null ? {} : { isActive }),
      version: sql`${alertRules.version} + 1`,
      updatedOn: editor.now,
      updatedBy: editor.userId,
    })
    .where(and(where, sql`(${switched} or ${joined})`))
    .returning({ id: alertRules.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { count: 0, affected: [] };
  const before = await subscribersOf(tx, idIn(ids));
  if (subscribe === true) {
    await tx
      .insert(alertRuleUsers)
      .values(ids.map((alertRuleId) => ({ alertRuleId, userId: editor.userId })))
      .onConflictDoNothing();
  } else if (subscribe === false) {
    await tx
      .delete(alertRuleUsers)
      .where(
        and(inArray(alertRuleUsers.alertRuleId, ids), eq(alertRuleUsers.userId, editor.userId)),
      );
  }
  const target = [
    ...(isActive == null ? [] : [isActive ? 'activate' : 'deactivate']),
    ...(subscribe == null ? [] : [subscribe ? 'subscribe' : 'unsubscribe']),
  ].join(', ');
  await recordAudit(tx, editor, { action: 'RulesChanged', target, count: ids.length });
  const others = isActive == null ? [] : before;
  const affected = subscribe == null ? others : [...new Set([...others, editor.userId])];
  return { count: ids.length, affected };
}

/** @throws ApiError `INVALID_INPUT` for an invalid selection */
export async function deleteRules(
  tx: Transaction,
  editor: RuleEditor,
  selection: RuleSelection,
): Promise<BulkResult> {
  const where = selected(editor, selection);
  await lockCompany(tx, editor.companyId);
  const affected = await subscribersOf(tx, where);
  const rows = await tx.delete(alertRules).where(where).returning({ id: alertRules.id });
  if (rows.length > 0) {
    const count = rows.length;
    await recordAudit(tx, editor, { action: 'RulesChanged', target: 'delete', count });
  }
  return { count: rows.length, affected };
}
