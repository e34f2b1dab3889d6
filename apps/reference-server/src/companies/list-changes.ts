import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { companyChanges, users } from '../db/schema.ts';
import { idOfCursor, pageByCursor } from '../lib/id-cursor.ts';

/** `CompanyChangesPaginationInput` of schema.graphql. */
export interface ChangesPage {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/**
 * One page of the changes of a company's settings, newest first.
 *
 * @throws ApiError `INVALID_INPUT` for a malformed page
 */
export async function listChanges(db: Queries, companyId: number, page: ChangesPage) {
  const after = idOfCursor(page.after);
  const { data, pagination } = await pageByCursor(page.first, (limit) =>
    db
      .select({ id: companyChanges.id, change: companyChanges, fullname: users.fullname })
      .from(companyChanges)
      .innerJoin(users, eq(users.id, companyChanges.userId))
      .where(
        and(
          eq(companyChanges.companyId, companyId),
          after === null ? undefined : lt(companyChanges.id, after),
        ),
      )
      .orderBy(desc(companyChanges.id))
      .limit(limit),
  );
  return {
    data: data.map(({ change, fullname }) => ({
      id: String(change.id),
      createdOn: change.createdOn.toISOString(),
      user: { userId: String(change.userId), fullname },
      section: change.section,
      field: change.field,
      oldValue: change.oldValue,
      newValue: change.newValue,
    })),
    pagination,
  };
}

export type WireChange = Awaited<ReturnType<typeof listChanges>>['data'][number];
