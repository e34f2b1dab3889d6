import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { companies } from '../db/schema.ts';

/** A company whose row this transaction holds. */
export interface LockedCompany {
  readonly companyId: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly rulesVersion: number;
}

/** The ingest key belongs to a company that is not there. */
class UnknownCompanyError extends Error {
  override readonly name = 'UnknownCompanyError';
  readonly statusCode = 403;
}

/**
 * Takes the lock under which a company's alerts get their numbers. Whoever holds it sees every alert and
 * every device that was stored before, so the same alert posted twice at once is found out, and no alert
 * is put aside for a device that is just being registered. It is the lock that `takeSequence` takes.
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
