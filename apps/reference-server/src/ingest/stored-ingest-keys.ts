import { and, eq, isNull } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { companies, ingestKeys } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';

/** A revoked key is refused after this time at the latest. */
const CACHE_MS = 2_000;
/** `last_used_on` is written at most this often. */
const USE_INTERVAL_MS = 60_000;
/** Beyond this number the oldest results are dropped; they include those of wrong keys. */
const MAX_CACHED = 10_000;

export const hashIngestKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

/** 43 random characters; shown once, then only its hash is known. */
export const createIngestKey = (): string => randomBytes(32).toString('base64url');

interface CachedKey {
  readonly keyId: number | null;
  readonly companyId: number | null;
  readonly readAt: number;
}

/** Resolves keys that were created with `keys add` to the active companies that own them (RS-353). */
export function createStoredKeyResolver(
  db: Database,
  clock: Clock,
): (key: string) => Promise<number | null> {
  const cache = new Map<string, CachedKey>();
  const usedAt = new Map<number, number>();

  const read = async (keyHash: string): Promise<CachedKey> => {
    const readAt = clock.now();
    const [row] = await db
      .select({ keyId: ingestKeys.id, companyId: ingestKeys.companyId })
      .from(ingestKeys)
      .innerJoin(companies, eq(companies.id, ingestKeys.companyId))
      .where(
        and(eq(ingestKeys.keyHash, keyHash), isNull(ingestKeys.revokedOn), companies.isActive),
      );
    const found: CachedKey = { keyId: null, companyId: null, ...row, readAt };
    cache.delete(keyHash);
    cache.set(keyHash, found);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break;
      cache.delete(oldest);
    }
    return found;
  };

  const recordUse = async (keyId: number): Promise<void> => {
    const now = clock.now();
    if (now - (usedAt.get(keyId) ?? -Infinity) < USE_INTERVAL_MS) return;
    usedAt.set(keyId, now);
    await db
      .update(ingestKeys)
      .set({ lastUsedOn: new Date(now) })
      .where(eq(ingestKeys.id, keyId));
  };

  return async (key) => {
    const keyHash = hashIngestKey(key);
    const cached = cache.get(keyHash);
    const isFresh = cached !== undefined && clock.now() - cached.readAt < CACHE_MS;
    const { keyId, companyId } = isFresh ? cached : await read(keyHash);
    if (keyId !== null) await recordUse(keyId);
    return companyId;
  };
}
