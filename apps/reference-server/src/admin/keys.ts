import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queries } from '../db/database.ts';
import { ingestKeys } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { hashKey, randomKey } from '../lib/key-cache.ts';
import { canonicalLine } from '../lib/user-text.ts';
import { AdminError } from './admin-error.ts';

const MAX_NAME = 100;

/** @returns the key, which is not stored and cannot be shown again */
export async function addKey(
  db: Database,
  clock: Clock,
  companyId: number,
  name: string,
): Promise<string> {
  const trimmed = canonicalLine(name);
  if (trimmed === '' || trimmed.length > MAX_NAME) {
    throw new AdminError(`The name of a key has 1 to ${MAX_NAME} characters.`);
  }
  const key = randomKey();
  const now = new Date(clock.now());
  await db.transaction(async (tx) => {
    await tx
      .insert(ingestKeys)
      .values({ companyId, name: trimmed, keyHash: hashKey(key), createdOn: now });
    await recordAudit(tx, { companyId, now }, { action: 'IngestKeyAdded', target: trimmed });
  });
  return key;
}

export type StoredKey = Omit<typeof ingestKeys.$inferSelect, 'keyHash'>;

export function listKeys(db: Queries, companyId: number | null): Promise<StoredKey[]> {
  return db
    .select({
      id: ingestKeys.id,
      companyId: ingestKeys.companyId,
      name: ingestKeys.name,
      createdOn: ingestKeys.createdOn,
      lastUsedOn: ingestKeys.lastUsedOn,
      revokedOn: ingestKeys.revokedOn,
    })
    .from(ingestKeys)
    .where(companyId === null ? undefined : eq(ingestKeys.companyId, companyId))
    .orderBy(asc(ingestKeys.companyId), asc(ingestKeys.id));
}

/** A server refuses the key within two seconds. */
export async function revokeKey(db: Database, clock: Clock, id: string): Promise<void> {
  const now = new Date(clock.now());
  await db.transaction(async (tx) => {
    const [revoked] = /^[1-9]\d{0,8}$/.test(id)
      ? await tx
          .update(ingestKeys)
          .set({ revokedOn: now })
          .where(and(eq(ingestKeys.id, Number(id)), isNull(ingestKeys.revokedOn)))
          .returning({ name: ingestKeys.name, companyId: ingestKeys.companyId })
      : [];
    if (revoked === undefined) throw new AdminError(`There is no valid ingest key ${id}.`);
    const { companyId, name } = revoked;
    await recordAudit(tx, { companyId, now }, { action: 'IngestKeyRevoked', target: name });
  });
}
