import type { Database, Transaction } from '../db/database.ts';
import { lockCompany } from '../ingest/company-lock.ts';

/** Who changes the settings of their company, and when. */
export interface CompanyEditor {
  readonly companyId: number;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Runs a change of a company's settings in one transaction. The company's row is locked, so that of two changes at once
 * the second one reads what the first one stored.
 */
export const changeCompany = <T>(
  db: Database,
  { companyId }: CompanyEditor,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    return run(tx);
  });
