import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { CurrentUser } from '../access/current-user.ts';
import { recordAudit, type AuditOrigin } from '../audit/record-audit.ts';
import type { Queries } from '../db/database.ts';
import { refreshTokens } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import type { RefreshTokens } from '../session/refresh-tokens.ts';

const SESSIONS_MAX = 100;

type Owner = Pick<CurrentUser, 'userId' | 'familyId'>;
type Ending = Owner & Pick<CurrentUser, 'companyId'> & { readonly origin: AuditOrigin };

/** A session is a family of refresh tokens, one of which can still be exchanged. */
const activeTokens = ({ userId }: Owner, now: Date) =>
  and(
    eq(refreshTokens.userId, userId),
    isNull(refreshTokens.revokedOn),
    gt(refreshTokens.expiresOn, now),
  );

/** The user's sessions, the latest used first (`UserSession` of openapi.yaml). */
export async function listSessions(db: Queries, user: Owner, now: Date) {
  const { familyId, signedInOn, userAgent, createdOn } = refreshTokens;
  const lastUsedOn = max(createdOn);
  const rows = await db
    .select({ id: familyId, signedInOn, userAgent, lastUsedOn })
    .from(refreshTokens)
    .where(activeTokens(user, now))
    .groupBy(familyId, signedInOn, userAgent)
    .orderBy(sql`${lastUsedOn} desc`, familyId)
    .limit(SESSIONS_MAX);
  return rows.map((row) => ({
    id: row.id,
    createdOn: row.signedInOn.toISOString(),
    lastUsedOn: (row.lastUsedOn ?? row.signedInOn).toISOString(),
    userAgent: row.userAgent,
    isCurrent: row.id === user.familyId,
  }));
}

async function activeFamilies(db: Queries, user: Owner, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: refreshTokens.familyId })
    .from(refreshTokens)
    .where(activeTokens(user, now));
  return rows.map(({ id }) => id);
}

/**
 * Ends another session of the user.
 *
 * @throws ApiError `NOT_FOUND` for a session of somebody else; `CONFLICT` for the current one
 */
export async function endSession(
  db: Queries,
  tokens: Pick<RefreshTokens, 'end'>,
  user: Ending,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  if (id === user.familyId) throw new ApiError('CONFLICT', 'sessionIsCurrent');
  const families = await activeFamilies(db, user, now);
  if (!families.includes(id)) throw new ApiError('NOT_FOUND', 'sessionNotFound');
  await tokens.end([id], (tx) => recordEnd(tx, user, 1, now));
}

const recordEnd = (db: Queries, user: Ending, count: number, now: Date): Promise<void> =>
  recordAudit(db, { ...user, now }, { action: 'SessionsEnded', count });

/** Ends all sessions of the user except the current one. */
export async function endOtherSessions(
  db: Queries,
  tokens: Pick<RefreshTokens, 'end'>,
  user: Ending,
  now: Date,
): Promise<void> {
  const families = await activeFamilies(db, user, now);
  const others = families.filter((id) => id !== user.familyId);
  if (others.length === 0) return;
  await tokens.end(others, (tx) => recordEnd(tx, user, others.length, now));
}
