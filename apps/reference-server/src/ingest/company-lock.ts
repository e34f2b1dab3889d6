import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { companies } from '../db/schema.ts';

/** A company whose row is locked by the transaction. */
export interface LockedCompany {
  readonly companyId: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly rulesVersion: number;
}

/** Thrown when the company of an ingest key does not exist. */
class UnknownCompanyError extends Error {
  override readonly name = 'UnknownCompanyError';
  readonly statusCode = 403;
}

/**
 * Locks the company's row, the same lock that `takeSequence` takes. Its holder sees every alert and
 * device stored before, so that concurrent duplicates are detected, and no alert is stored as
 * pending for a device that is being registered.
 */
export async function lockCompany(tx: Transaction, companyId: number): Promise<LockedCompany> {
  const [company] = await tx
    .select({ timeZone: companies.timeZone, rulesVersion: companies.rulesVersion })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  if (company === undefined) {
    throw new UnknownCompanyError(`The ingest key's company ${companyId} does not exist.`);
  }
  return { companyId, ...company };
}
