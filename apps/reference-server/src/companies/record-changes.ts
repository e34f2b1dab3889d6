import type { Transaction } from '../db/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { companyChanges } from '../db/schema.ts';
import type { CompanyEditor } from './company-editor.ts';

export interface FieldChange {
  /** As `CompanyChange.field` of schema.graphql. */
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** Writes the history of a change and its entry in the audit log, in its transaction. */
export async function recordChanges(
  tx: Transaction,
  { companyId, userId, now }: CompanyEditor,
  section: typeof companyChanges.$inferInsert.section,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await recordAudit(
    tx,
    { companyId, userId, now },
    { action: 'SettingsChanged', target: section, count: changes.length },
  );
  await tx
    .insert(companyChanges)
    .values(changes.map((change) => ({ companyId, userId, createdOn: now, section, ...change })));
}
