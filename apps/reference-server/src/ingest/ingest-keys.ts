import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The key of an `Authorization` header; `null` without one. */
export function readIngestKey(authorization: string | undefined): string | null {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * Resolves a key of `PANTAU_INGEST_KEY` to its company. Every key is compared in full and in constant time, so that
 * timing reveals nothing.
 *
 * @param keys company id by ingest key
 */
export function createKeyResolver(
  keys: ReadonlyMap<string, number>,
): (given: string) => number | null {
  const known = [...keys].map(([key, companyId]) => ({ hash: digest(key), companyId }));
  return (given) => {
    const hash = digest(given);
    let found: number | null = null;
    for (const key of known) {
      if (timingSafeEqual(key.hash, hash)) found = key.companyId;
    }
    return found;
  };
}
