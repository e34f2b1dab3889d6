import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Resolves an `Authorization` header to a company. Every key is compared in full and in constant
 * time, so that timing reveals nothing.
 *
 * @param keys company id by ingest key
 */
export function createKeyResolver(
  keys: ReadonlyMap<string, number>,
): (authorization: string | undefined) => number | null {
  const known = [...keys].map(([key, companyId]) => ({ hash: digest(key), companyId }));
  return (authorization) => {
    const [, given] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
    if (given === undefined) return null;
    const hash = digest(given);
    let found: number | null = null;
    for (const key of known) {
      if (timingSafeEqual(key.hash, hash)) found = key.companyId;
    }
    return found;
  };
}
