import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { referralCodes } from '../db/schema.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The company's referral code, which is generated at the first request and stays the same. */
export async function referralCodeOf(db: Queries, companyId: number): Promise<string> {
  const read = async (): Promise<string | undefined> => {
    const own = eq(referralCodes.companyId, companyId);
    const [row] = await db.select().from(referralCodes).where(own);
    return row?.code;
  };
  // A code of another company is drawn again; so is one that lost to a simultaneous request.
  for (let code = await read(); ; code = await read()) {
    if (code !== undefined) return code;
    await db.insert(referralCodes).values({ companyId, code: newCode() }).onConflictDoNothing();
  }
}
