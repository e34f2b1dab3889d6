import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { companies, ingestKeys } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { createKeyCache } from '../lib/key-cache.ts';

/** Resolves keys that were created with `keys add` to the active companies that own them (RS-353). */
export function createStoredKeyResolver(
  db: Database,
  clock: Clock,
): (key: string) => Promise<number | null> {
  const find = createKeyCache(clock, {
    async read(keyHash) {
      const [row] = await db
        .select({ keyId: ingestKeys.id, companyId: ingestKeys.companyId })
        .from(ingestKeys)
        .innerJoin(companies, eq(companies.id, ingestKeys.companyId))
        .where(
          and(eq(ingestKeys.keyHash, keyHash), isNull(ingestKeys.revokedOn), companies.isActive),
        );
      return row ?? null;
    },
    async recordUse(keyId, now) {
      await db.update(ingestKeys).set({ lastUsedOn: now }).where(eq(ingestKeys.id, keyId));
    },
  });
  return async (key) => (await find(key))?.companyId ?? null;
}
