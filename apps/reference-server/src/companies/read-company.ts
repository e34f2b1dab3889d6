import { accountNoEnd } from '@pantau/core/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { bankAccounts, companies } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { revisionsOf, type CompanyRow } from './sections.ts';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

export const wireAccount = (account: BankAccountRow) => ({
  ...account,
  bankAccountId: String(account.bankAccountId),
  companyId: String(account.companyId),
});

/** A company with its bank accounts (`Company` of schema.graphql). */
export type CompanyDetails = Omit<CompanyRow, 'id' | 'dsIntervalType'> & {
  readonly id: string;
  readonly dsIntervalType: 'distance' | 'duration';
  readonly revisions: ReturnType<typeof revisionsOf>;
  readonly bankAccounts: readonly ReturnType<typeof wireAccount>[];
};

/**
 * Reads the user's own company.
 *
 * @param fullAccountNumbers whether the user may see them; otherwise they are cut to their end
 * @throws ApiError `NOT_FOUND` for another company
 */
export async function readCompany(
  db: Queries,
  companyId: number,
  id: string | number,
  { fullAccountNumbers }: { readonly fullAccountNumbers: boolean },
): Promise<CompanyDetails> {
  if (String(id) !== String(companyId)) throw new ApiError('NOT_FOUND', 'notFound');
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (row === undefined) throw new ApiError('NOT_FOUND', 'notFound');
  const accounts = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.companyId, companyId))
    .orderBy(desc(bankAccounts.isDefault), asc(bankAccounts.bankAccountId));
  return {
    ...row,
    id: String(row.id),
    dsIntervalType: row.dsIntervalType === 'duration' ? 'duration' : 'distance',
    revisions: revisionsOf(row),
    bankAccounts: accounts.map((account) => {
      const { accountNo } = account;
      return wireAccount({
        ...account,
        accountNo: fullAccountNumbers ? accountNo : accountNoEnd(accountNo),
      });
    }),
  };
}
