import { and, desc, eq, lt } from 'drizzle-orm';
import { parseId } from '../alerts/cursor.ts';
import type { Queries } from '../db/database.ts';
import { companyChanges, users } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { pageOf } from '../lib/page-of.ts';

/** `CompanyChangesPaginationInput` of schema.graphql. */
export interface ChangesPage {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

const cursorOf = (id: number): string => Buffer.from(String(id)).toString('base64url');

/** @throws ApiError `INVALID_INPUT` */
function idOf(cursor: string): number {
  const id = parseId(Buffer.from(cursor, 'base64url').toString());
  if (id === null || id >= 2 ** 31) throw new ApiError('INVALID_INPUT', 'cursorInvalid');
  return id;
}

/**
 * One page of the changes of a company's settings, newest first.
 *
 * @throws ApiError `INVALID_INPUT` for a malformed page
 */
export async function listChanges(db: Queries, companyId: number, page: ChangesPage) {
  const { show } = pageOf({ show: page.first }, { standard: 20, max: 100 });
  const found = await db
    .select({ change: companyChanges, fullname: users.fullname })
    .from(companyChanges)
    .innerJoin(users, eq(users.id, companyChanges.userId))
    .where(
      and(
        eq(companyChanges.companyId, companyId),
        page.after == null ? undefined : lt(companyChanges.id, idOf(page.after)),
      ),
    )
    .orderBy(desc(companyChanges.id))
    .limit(show + 1);
  const rows = found.slice(0, show);
  const last = rows.at(-1);
  return {
    data: rows.map(({ change, fullname }) => ({
      id: String(change.id),
      createdOn: change.createdOn.toISOString(),
      user: { userId: String(change.userId), fullname },
      section: change.section,
      field: change.field,
      oldValue: change.oldValue,
      newValue: change.newValue,
    })),
    pagination: {
      endCursor: last === undefined ? null : cursorOf(last.change.id),
      hasNextPage: found.length > show,
    },
  };
}

export type WireChange = Awaited<ReturnType<typeof listChanges>>['data'][number];
