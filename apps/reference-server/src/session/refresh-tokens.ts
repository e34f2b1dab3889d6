import { and, eq, isNull, lt } from 'drizzle-orm';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { recordAudit, type AuditOrigin } from '../audit/record-audit.ts';
import type { Clock } from '../lib/clock.ts';
import { canonicalLine } from '../lib/user-text.ts';
import type { Database, Queries, Transaction } from '../db/database.ts';
import { refreshTokens, users } from '../db/schema.ts';

/** Days after which an unused sign-in expires. */
export const REFRESH_TOKEN_DAYS = 30;

/** Reuse within this period comes from two tabs that refresh with the same cookie. */
const REUSE_GRACE_MS = 10_000;

/** Characters of a user agent that are stored. */
const USER_AGENT_MAX = 500;

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
type Recording = (tx: Transaction) => Promise<void>;

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
  /**
   * Starts a new family.
   *
   * @param userAgent what the browser calls itself, so that the user recognises the session
   * @param record adds to the audit log in the same transaction
   */
  begin(userId: number, userAgent: string | undefined, record: Recording): Promise<IssuedToken>;
  /**
   * Returns `null` when the token is unknown, expired or revoked.
   *
   * @param origin for the audit log, which has an entry when a stolen token ends its session (RS-426)
   */
  exchange(token: string, origin: AuditOrigin): Promise<Exchange | null>;
  /** The session that a token belongs to, whether it can still be exchanged or not. */
  find(token: string): Promise<Pick<Row, 'userId' | 'familyId'> | null>;
  /**
   * Revokes families, and with them what another request is exchanging at the same time.
   *
   * @param record adds to the audit log in the same transaction
   */
  end(familyIds: readonly string[], record: Recording): Promise<void>;
}

export function createRefreshTokens(
  db: Database,
  clock: Clock,
  onFamilyEnd: (familyId: string) => void,
): RefreshTokens {
  return {
    begin: (userId, userAgent, record) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const expired = and(
          eq(refreshTokens.userId, userId),
          lt(refreshTokens.expiresOn, new Date(now)),
        );
        await tx.delete(refreshTokens).where(expired);
        const familyId = randomUUID();
        const signIn = { signedInOn: new Date(now), userAgent: storableAgent(userAgent) };
        const token = await issue(tx, now, { userId, familyId, parentId: null, ...signIn });
        await record(tx);
        return { familyId, token };
      }),

    async exchange(token, origin) {
      const result = await db.transaction((tx) => exchangeToken(tx, token, clock.now(), origin));
      if (result === null || !('endedFamily' in result)) return result;
      onFamilyEnd(result.endedFamily);
      return null;
    },

    async find(token) {
      const ofToken = eq(refreshTokens.tokenHash, hashOf(token));
      const [row] = await db.select().from(refreshTokens).where(ofToken);
      return row ?? null;
    },

    async end(familyIds, record) {
      await db.transaction(async (tx) => {
        for (const id of familyIds) await revokeFamily(tx, id, clock.now());
        await record(tx);
      });
      for (const id of familyIds) onFamilyEnd(id);
    },
  };
}

async function exchangeToken(
  tx: Transaction,
  token: string,
  now: number,
  origin: AuditOrigin,
): Promise<Exchange | { readonly endedFamily: string } | null> {
  const row = await findToExchange(tx, token);
  if (row === undefined || row.expiresOn.getTime() <= now) return null;
  const { userId, familyId, usedOn, signedInOn, userAgent } = row;
  const next = { userId, familyId, parentId: row.id, signedInOn, userAgent };
  const endFamily = async () => {
    await revokeFamily(tx, familyId, now);
    return { endedFamily: familyId };
  };

  if (row.revokedOn !== null) return endFamily();
  if (usedOn === null) {
    await tx
      .update(refreshTokens)
      .set({ usedOn: new Date(now) })
      .where(eq(refreshTokens.id, row.id));
    return { userId, familyId, token: await issue(tx, now, next) };
  }
  if (now - usedOn.getTime() <= REUSE_GRACE_MS) return { userId, familyId, token: null };
  if (await revokeUnusedSuccessors(tx, row, now)) {
    return { userId, familyId, token: await issue(tx, now, next) };
  }
  await recordReuse(tx, userId, now, origin);
  return endFamily();
}

async function recordReuse(
  tx: Queries,
  userId: number,
  now: number,
  origin: AuditOrigin,
): Promise<void> {
  const [user] = await tx
    .select({ companyId: users.companyId })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return;
  const actor = { companyId: user.companyId, userId, now: new Date(now), origin };
  await recordAudit(tx, actor, { action: 'RefreshTokenReused' });
}

async function issue(
  tx: Queries,
  now: number,
  owner: Pick<Row, 'userId' | 'familyId' | 'parentId' | 'signedInOn' | 'userAgent'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({
    ...owner,
    id: randomUUID(),
    tokenHash: hashOf(token),
    createdOn: new Date(now),
    expiresOn: new Date(now + REFRESH_TOKEN_DAYS * 86_400_000),
  });
  return token;
}

const storableAgent = (userAgent: string | undefined): string | null =>
  canonicalLine(userAgent ?? '').slice(0, USER_AGENT_MAX) || null;

/** Finds a token and locks its row. */
async function findToExchange(tx: Queries, token: string): Promise<Row | undefined> {
  const query = tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  const [row] = await query.for('update');
  return row;
}

async function revokeFamily(tx: Transaction, familyId: string, now: number): Promise<void> {
  // Waits for exchanges under way, whose new tokens the update would not see.
  await tx
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(eq(refreshTokens.familyId, familyId))
    .orderBy(refreshTokens.id)
    .for('update');
  await tx
    .update(refreshTokens)
    .set({ revokedOn: new Date(now) })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedOn)));
}

/** Revokes the unused successors; returns `false` when one has been used. */
async function revokeUnusedSuccessors(tx: Queries, row: Row, now: number): Promise<boolean> {
  const active = and(eq(refreshTokens.parentId, row.id), isNull(refreshTokens.revokedOn));
  const successors = await tx.select().from(refreshTokens).where(active);
  if (successors.some((successor) => successor.usedOn !== null)) return false;
  await tx
    .update(refreshTokens)
    .set({ revokedOn: new Date(now) })
    .where(active);
  return true;
}

/**
 * Only the hash is stored, so that a leaked table grants no session. The token has enough entropy
 * for an unsalted hash.
 */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
