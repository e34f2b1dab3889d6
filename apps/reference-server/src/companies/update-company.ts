import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../access/current-user.ts';
import type { Queries } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';

/** `UpdateCompanyInput` of schema.graphql; fields that are `null` or missing stay. */
export interface CompanyChanges {
  readonly id: string | number;
  readonly setupNotifCompleted?: boolean | null | undefined;
}

/**
 * Changes the user's own company.
 *
 * @throws ApiError `NOT_FOUND` for another company; `INVALID_INPUT` without a change
 */
export async function updateCompany(
  db: Queries,
  { companyId }: Pick<CurrentUser, 'companyId'>,
  { id, setupNotifCompleted }: CompanyChanges,
): Promise<{ readonly id: number; readonly setupNotifCompleted: boolean }> {
  if (String(id) !== String(companyId)) throw new ApiError('NOT_FOUND', 'notFound');
  if (setupNotifCompleted == null) throw new ApiError('INVALID_INPUT', 'noRuleChange');
  const [row] = await db
    .update(companies)
    .set({ setupNotifCompleted })
    .where(eq(companies.id, companyId))
    .returning({ id: companies.id, setupNotifCompleted: companies.setupNotifCompleted });
  if (row === undefined) throw new ApiError('NOT_FOUND', 'notFound');
  return row;
}
