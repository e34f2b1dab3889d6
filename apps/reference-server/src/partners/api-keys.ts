import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../access/current-user.ts';
import { recordAudit, type AuditAction } from '../audit/record-audit.ts';
import { changeCompany } from '../companies/company-editor.ts';
import type { Database, Queries } from '../db/database.ts';
import { apiKeys } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { hashKey, randomKey } from '../lib/key-cache.ts';
import { grantableScopes } from './grant-scopes.ts';

const API_KEYS_MAX = 50;

/** How long the key before a rotation is still accepted, so that servers can be changed one after another. */
const ROTATION_MS = 24 * 3_600_000;

/** Tells keys from signed tokens, and lets scanners find keys that were published by mistake. */
export const API_KEY_PREFIX = 'pantau_';

/** Who manages the keys of their company, and when. */
export interface KeyEditor extends Pick<CurrentUser, 'userId' | 'companyId' | 'scopes'> {
  readonly now: Date;
}

type Row = typeof apiKeys.$inferSelect;

/** As `ApiKey` of openapi.yaml. */
const wireKey = (row: Row, now: Date) => ({
  id: String(row.id),
  name: row.name,
  ending: row.ending,
  createdOn: row.createdOn.toISOString(),
  rotatedOn: row.rotatedOn?.toISOString() ?? null,
  previousUntil:
    row.previousUntil !== null && row.previousUntil > now ? row.previousUntil.toISOString() : null,
  lastUsedOn: row.lastUsedOn?.toISOString() ?? null,
});

export type WireApiKey = ReturnType<typeof wireKey>;
export type NewApiKey = WireApiKey & { readonly key: string };

const valid = ({ companyId }: Pick<KeyEditor, 'companyId'>) =>
  and(eq(apiKeys.companyId, companyId), isNull(apiKeys.revokedOn));

export async function listApiKeys(
  db: Queries,
  editor: Pick<KeyEditor, 'companyId'>,
  now: Date,
): Promise<readonly WireApiKey[]> {
  const rows = await db.select().from(apiKeys).where(valid(editor)).orderBy(asc(apiKeys.id));
  return rows.map((row) => wireKey(row, now));
}

const createKey = () => {
  const key = API_KEY_PREFIX + randomKey();
  return { key, stored: { keyHash: hashKey(key), ending: key.slice(-4) } };
};

/** Of several rows that a change returns, there is one at most. */
const shown = (rows: readonly Row[], key: string, now: Date): NewApiKey => {
  const [row] = rows;
  if (row === undefined) throw new ApiError('NOT_FOUND', 'apiKeyNotFound');
  return { ...wireKey(row, now), key };
};

const audit = (tx: Queries, editor: KeyEditor, action: AuditAction, target: string) =>
  recordAudit(tx, editor, { action, target });

/**
 * Adds a key that grants no more than its author has (RS-512).
 *
 * @throws ApiError `CONFLICT` if the company has as many keys as it may have
 */
export function addApiKey(db: Database, editor: KeyEditor, name: string): Promise<NewApiKey> {
  return changeCompany(db, editor, async (tx) => {
    const [found] = await tx.select({ keys: count() }).from(apiKeys).where(valid(editor));
    if ((found?.keys ?? 0) >= API_KEYS_MAX) {
      throw new ApiError('CONFLICT', 'apiKeysTooMany', { max: API_KEYS_MAX });
    }
    const { key, stored } = createKey();
    const { companyId, now } = editor;
    const scopes = grantableScopes(editor.scopes);
    const row = { companyId, name, scopes, createdOn: now, ...stored };
    const added = await tx.insert(apiKeys).values(row).returning();
    await audit(tx, editor, 'ApiKeyAdded', name);
    return shown(added, key, now);
  });
}

const keyNumber = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

/**
 * Replaces a key, which is still accepted for a day (RS-513).
 *
 * @throws ApiError `NOT_FOUND`; `FORBIDDEN` for a key that grants what the editor does not have
 */
export function rotateApiKey(db: Database, editor: KeyEditor, id: string): Promise<NewApiKey> {
  return changeCompany(db, editor, async (tx) => {
    const own = and(valid(editor), eq(apiKeys.id, keyNumber(id)));
    const [before] = await tx.select().from(apiKeys).where(own);
    if (before === undefined) throw new ApiError('NOT_FOUND', 'apiKeyNotFound');
    if (!before.scopes.every((scope) => editor.scopes.has(scope))) {
      throw new ApiError('FORBIDDEN', 'apiKeyExceedsScopes');
    }
    const { key, stored } = createKey();
    const { now } = editor;
    const rotated = await tx
      .update(apiKeys)
      .set({
        ...stored,
        previousHash: before.keyHash,
        previousUntil: new Date(now.getTime() + ROTATION_MS),
        rotatedOn: now,
      })
      .where(eq(apiKeys.id, before.id))
      .returning();
    await audit(tx, editor, 'ApiKeyRotated', before.name);
    return shown(rotated, key, now);
  });
}

/**
 * Revokes a key, and the one before its rotation (RS-514).
 *
 * @returns the number of the key. The caller ends its sessions.
 * @throws ApiError `NOT_FOUND`
 */
export function revokeApiKey(db: Database, editor: KeyEditor, id: string): Promise<number> {
  return changeCompany(db, editor, async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedOn: editor.now })
      .where(and(valid(editor), eq(apiKeys.id, keyNumber(id))))
      .returning({ id: apiKeys.id, name: apiKeys.name });
    if (revoked === undefined) throw new ApiError('NOT_FOUND', 'apiKeyNotFound');
    await audit(tx, editor, 'ApiKeyRevoked', revoked.name);
    return revoked.id;
  });
}
