import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** A revoked key is refused after this time at the latest. */
const KEY_CACHE_MS = 2_000;
/** `last_used_on` is written at most this often. */
const USE_INTERVAL_MS = 60_000;
/** Beyond this number the oldest results are dropped; they include those of wrong keys. */
const MAX_CACHED = 10_000;

/** A key has enough entropy for an unsalted hash. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

/** 43 random characters; shown once, then only its hash is known. */
export const randomKey = (): string => randomBytes(32).toString('base64url');

export interface KeyStore<T extends { readonly keyId: number }> {
  /** Returns `null` for a key that is unknown, revoked, or of an inactive company. */
  readonly read: (keyHash: string) => Promise<T | null>;
  readonly recordUse: (keyId: number, now: Date) => Promise<void>;
}

/** Resolves keys to what is stored about them, asking the database once every two seconds per key. */
export function createKeyCache<T extends { readonly keyId: number }>(
  clock: Clock,
  { read, recordUse }: KeyStore<T>,
): (key: string) => Promise<T | null> {
  const cache = new Map<string, { readonly found: T | null; readonly readAt: number }>();
  const usedAt = new Map<number, number>();

  const readAgain = async (keyHash: string): Promise<T | null> => {
    const readAt = clock.now();
    const found = await read(keyHash);
    cache.delete(keyHash);
    cache.set(keyHash, { found, readAt });
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break;
      cache.delete(oldest);
    }
    return found;
  };

  const noteUse = async (keyId: number): Promise<void> => {
    const now = clock.now();
    if (now - (usedAt.get(keyId) ?? -Infinity) < USE_INTERVAL_MS) return;
    usedAt.set(keyId, now);
    await recordUse(keyId, new Date(now));
  };

  return async (key) => {
    const keyHash = hashKey(key);
    const cached = cache.get(keyHash);
    const isFresh = cached !== undefined && clock.now() - cached.readAt < KEY_CACHE_MS;
    const found = isFresh ? cached.found : await readAgain(keyHash);
    if (found !== null) await noteUse(found.keyId);
    return found;
  };
}
