import { eq } from 'drizzle-orm';
import { NOTE_MAX } from '../alerts/actions/parse-action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeCompany, type CompanyEditor } from '../companies/company-editor.ts';
import type { Database, Queries } from '../db/database.ts';
import { alertQuickNotes } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { canonicalLine, isStorable } from '../lib/user-text.ts';

/** A list that is read at a glance. */
export const QUICK_NOTES_MAX = 20;

/** The notes that a company offers when somebody resolves an alert, in their order. */
export interface QuickNotes {
  /** 0 until they are first changed. */
  readonly revision: number;
  readonly notes: readonly string[];
}

export async function readQuickNotes(db: Queries, companyId: number): Promise<QuickNotes> {
  const [row] = await db
    .select({ revision: alertQuickNotes.revision, notes: alertQuickNotes.notes })
    .from(alertQuickNotes)
    .where(eq(alertQuickNotes.companyId, companyId));
  return row ?? { revision: 0, notes: [] };
}

/**
 * Replaces the quick notes of the editor's company.
 *
 * @throws ApiError `CONFLICT` if they are not those that the editor has read; `INVALID_INPUT`
 */
export async function updateQuickNotes(
  db: Database,
  editor: CompanyEditor,
  { revision, notes: requested }: QuickNotes,
): Promise<QuickNotes> {
  const notes = acceptNotes(requested);
  return changeCompany(db, editor, async (tx) => {
    const before = await readQuickNotes(tx, editor.companyId);
    if (before.revision !== revision) throw new ApiError('CONFLICT', 'quickNotesChanged');
    const row = {
      revision: revision + 1,
      notes,
      changedOn: editor.now,
      changedBy: editor.userId,
    };
    await tx
      .insert(alertQuickNotes)
      .values({ companyId: editor.companyId, ...row })
      .onConflictDoUpdate({ target: alertQuickNotes.companyId, set: row });
    await recordAudit(tx, editor, { action: 'SettingsChanged', target: 'quickNotes' });
    return { revision: row.revision, notes };
  });
}

/** @throws ApiError `INVALID_INPUT` */
function acceptNotes(requested: readonly string[]): string[] {
  if (requested.length > QUICK_NOTES_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyQuickNotes', { max: QUICK_NOTES_MAX });
  }
  const notes = requested.map(canonicalLine);
  for (const [index, note] of notes.entries()) {
    if (!isStorable(note)) throw new ApiError('INVALID_INPUT', 'textInvalid');
    if (note === '') throw new ApiError('INVALID_INPUT', 'noteRequired');
    if ([...note].length > NOTE_MAX) {
      throw new ApiError('INVALID_INPUT', 'noteTooLong', { max: NOTE_MAX });
    }
    if (notes.indexOf(note) < index)
      throw new ApiError('INVALID_INPUT', 'quickNoteTwice', { note });
  }
  return notes;
}
