import { desc, eq } from 'drizzle-orm';
import type { CurrentUser } from '../access/current-user.ts';
import type { UserRef } from '../alerts/alert-record.ts';
import type { Database, Queries } from '../db/database.ts';
import { companies, shiftHandovers, users } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Clock } from '../lib/clock.ts';
import { canonicalText, isStorable } from '../lib/user-text.ts';

/** A page of text; what concerns one alert belongs in a note to it. */
export const HANDOVER_NOTE_MAX = 1_000;

export interface HandoverRow {
  readonly id: number;
  readonly createdOn: Date;
  readonly user: UserRef;
  /** What the person wrote for the next shift. */
  readonly note: string | null;
}

export async function latestHandover(db: Queries, companyId: number): Promise<HandoverRow | null> {
  const [row] = await db
    .select({
      id: shiftHandovers.id,
      createdOn: shiftHandovers.createdOn,
      user: { id: users.id, fullname: users.fullname },
      note: shiftHandovers.note,
    })
    .from(shiftHandovers)
    .innerJoin(users, eq(users.id, shiftHandovers.userId))
    .where(eq(shiftHandovers.companyId, companyId))
    .orderBy(desc(shiftHandovers.id))
    .limit(1);
  return row ?? null;
}

/**
 * Records that a shift has been handed over: from now on, changes are counted anew. Of two people who do it at once, one
 * succeeds.
 *
 * @param previousId the handover that the person has read, null for none
 * @throws ApiError `CONFLICT` if another one followed it; `INVALID_INPUT` for the note
 */
export async function recordHandover(
  db: Database,
  clock: Clock,
  { userId, companyId }: Pick<CurrentUser, 'userId' | 'companyId'>,
  { note, previousId }: { readonly note: string | null; readonly previousId: string | null },
): Promise<HandoverRow> {
  const accepted = acceptNote(note);
  return db.transaction(async (tx) => {
    // Handovers of a company take turns.
    await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    const before = await latestHandover(tx, companyId);
    if ((before === null ? null : String(before.id)) !== previousId)
      throw new ApiError('CONFLICT', 'handoverChanged');
    await tx
      .insert(shiftHandovers)
      .values({ companyId, userId, note: accepted, createdOn: new Date(clock.now()) });
    const row = await latestHandover(tx, companyId);
    if (row === null) throw new Error('The handover was not stored.');
    return row;
  });
}

function acceptNote(requested: string | null): string | null {
  const note = canonicalText(requested ?? '');
  if (!isStorable(note)) throw new ApiError('INVALID_INPUT', 'textInvalid');
  if ([...note].length > HANDOVER_NOTE_MAX)
    throw new ApiError('INVALID_INPUT', 'noteTooLong', { max: HANDOVER_NOTE_MAX });
  return note === '' ? null : note;
}
