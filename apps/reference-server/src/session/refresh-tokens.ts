import { and, eq, isNull, lt } from 'drizzle-orm';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import type { Database, Queries } from '../db/database.ts';
import { refreshTokens } from '../db/schema.ts';

/** Days after which an unused sign-in expires. */
export const REFRESH_TOKEN_DAYS = 30;

/** Reuse within this period comes from two tabs that refresh with the same cookie. */
const REUSE_GRACE_MS = 10_000;

export interface IssuedToken {
  readonly token: string;
  readonly familyId: string;
}

/** `token` is `null` when the client keeps the cookie that another tab received. */
export interface Exchange {
  readonly userId: number;
  readonly familyId: string;
  readonly token: string | null;
}

type Row = typeof refreshTokens.$inferSelect;

/**
 * Rotating refresh tokens: each works once and is replaced by the next one of its family.
 *
 * A used token that is presented again
 * - within 10 s comes from another tab of the same browser: it is accepted and the cookie stays;
 * - later, while its successor is unused, comes from a browser that never received the response: it
 *   gets a new successor, and the lost one is revoked;
 * - otherwise, or when a revoked token is presented, was stolen: the whole family is revoked.
 */
export interface RefreshTokens {
  /** Starts a new family. */
  begin(userId: number): Promise<IssuedToken>;
  /** Returns `null` when the token is unknown, expired or revoked. */
  exchange(token: string): Promise<Exchange | null>;
  /** Revokes the family of a token; an unknown token is ignored. */
  end(token: string): Promise<void>;
  endFamily(familyId: string): Promise<void>;
}

export function createRefreshTokens(
  db: Database,
  clock: Clock,
  onFamilyEnd: (familyId: string) => void,
): RefreshTokens {
  const issue = async (
    tx: Queries,
    of: { readonly userId: number; readonly familyId: string; readonly parentId: string | null },
  ): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await tx.insert(refreshTokens).values({
      ...of,
      id: randomUUID(),
      tokenHash: hashOf(token),
      createdOn: new Date(now),
      expiresOn: new Date(now + REFRESH_TOKEN_DAYS * 86_400_000),
    });
    return token;
  };

  const endFamily = async (tx: Queries, familyId: string): Promise<void> => {
    await tx
      .update(refreshTokens)
      .set({ revokedOn: new Date(clock.now()) })
      .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedOn)));
  };

  /** Revokes the unused successors; returns `false` when one has been used. */
  const withdrawSuccessors = async (tx: Queries, row: Row): Promise<boolean> => {
    const successors = await tx
      .select()
      .from(refreshTokens)
      .where(and(eq(refreshTokens.parentId, row.id), isNull(refreshTokens.revokedOn)));
    if (successors.some((successor) => successor.usedOn !== null)) return false;
    await tx
      .update(refreshTokens)
      .set({ revokedOn: new Date(clock.now()) })
      .where(and(eq(refreshTokens.parentId, row.id), isNull(refreshTokens.revokedOn)));
    return true;
  };

  const find = async (tx: Queries, token: string): Promise<Row | undefined> => {
    const query = tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashOf(token)));
    const [row] = await query.for('update');
    return row;
  };

  return {
    async begin(userId) {
      const old = and(
        eq(refreshTokens.userId, userId),
        lt(refreshTokens.expiresOn, new Date(clock.now())),
      );
      await db.delete(refreshTokens).where(old);
      const familyId = randomUUID();
      return { familyId, token: await issue(db, { userId, familyId, parentId: null }) };
    },

    async exchange(token) {
      const result = await db.transaction(async (tx) => {
        const row = await find(tx, token);
        if (row === undefined || row.expiresOn.getTime() <= clock.now()) return null;
        const { userId, familyId } = row;
        const now = clock.now();
        const again = { userId, familyId, parentId: row.id };
        if (row.revokedOn !== null) {
          await endFamily(tx, familyId);
          return { endedFamily: familyId };
        }
        if (row.usedOn === null) {
          await tx
            .update(refreshTokens)
            .set({ usedOn: new Date(now) })
            .where(eq(refreshTokens.id, row.id));
          return { userId, familyId, token: await issue(tx, again) };
        }
        if (now - row.usedOn.getTime() <= REUSE_GRACE_MS) return { userId, familyId, token: null };
        if (await withdrawSuccessors(tx, row)) {
          return { userId, familyId, token: await issue(tx, again) };
        }
        await endFamily(tx, familyId);
        return { endedFamily: familyId };
      });
      if (result === null || !('endedFamily' in result)) return result;
      onFamilyEnd(result.endedFamily);
      return null;
    },

    async end(token) {
      const familyId = await db.transaction(async (tx) => {
        const row = await find(tx, token);
        if (row !== undefined) await endFamily(tx, row.familyId);
        return row?.familyId ?? null;
      });
      if (familyId !== null) onFamilyEnd(familyId);
    },

    async endFamily(familyId) {
      await endFamily(db, familyId);
      onFamilyEnd(familyId);
    },
  };
}

/**
 * Only the hash is stored, so that a leaked table grants no session. The token has enough entropy
 * for an unsalted hash.
 */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
