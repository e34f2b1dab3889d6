import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { apiKeys, companies } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { createKeyCache } from '../lib/key-cache.ts';

/** What a valid key stands for. */
export interface KnownApiKey {
  readonly keyId: number;
  readonly companyId: number;
  readonly scopes: readonly string[];
}

/** Resolves API keys of active companies; `null` for any other text. */
export function createApiKeyResolver(
  db: Database,
  clock: Clock,
): (key: string) => Promise<KnownApiKey | null> {
  return createKeyCache<KnownApiKey>(clock, {
    async read(keyHash) {
      const now = new Date(clock.now());
      const isPrevious = and(eq(apiKeys.previousHash, keyHash), gt(apiKeys.previousUntil, now));
      const [row] = await db
        .select({ keyId: apiKeys.id, companyId: apiKeys.companyId, scopes: apiKeys.scopes })
        .from(apiKeys)
        .innerJoin(companies, eq(companies.id, apiKeys.companyId))
        .where(
          and(
            or(eq(apiKeys.keyHash, keyHash), isPrevious),
            isNull(apiKeys.revokedOn),
            companies.isActive,
          ),
        );
      return row ?? null;
    },
    async recordUse(keyId, now) {
      await db.update(apiKeys).set({ lastUsedOn: now }).where(eq(apiKeys.id, keyId));
    },
  });
}
