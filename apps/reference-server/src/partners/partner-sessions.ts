import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { recordAudit, type AuditOrigin } from '../audit/record-audit.ts';
import type { Database, Queries } from '../db/database.ts';
import {
  alertRules,
  alertRuleUsers,
  apiKeys,
  refreshTokens,
  tokenIssuers,
  users,
} from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { hashKey } from '../lib/key-cache.ts';
import type { EmbedRequest } from './embed-request.ts';

/** What a partner signs a user in with: an API key, or a token that its issuer has signed. */
export type PartnerCredential =
  { readonly apiKeyId: number } | { readonly issuer: string; readonly jwksUrl: string };

/** By whom, and with which scopes, a session is opened. */
export interface PartnerGrant {
  readonly companyId: number;
  readonly credential: PartnerCredential;
  readonly scopes: readonly string[];
  readonly origin: AuditOrigin;
  readonly now: Date;
}

/**
 * The user with an id of the partner, who is created on first use (RS-510).
 *
 * @throws ApiError `FORBIDDEN` if the user was deactivated
 */
export async function externalUser(
  db: Database,
  { companyId, origin, now }: PartnerGrant,
  { id: externalId, fullname }: EmbedRequest['user'],
): Promise<number> {
  const own = and(eq(users.companyId, companyId), eq(users.externalId, externalId));
  const find = async () => (await db.select().from(users).where(own))[0];
  const known = await find();
  if (known === undefined) {
    await db.transaction(async (tx) => {
      const added = await tx
        .insert(users)
        .values({ companyId, externalId, fullname })
        .onConflictDoNothing({ target: [users.companyId, users.externalId] })
        .returning({ id: users.id });
      const [user] = added;
      if (user === undefined) return;
      await subscribeToRules(tx, companyId, user.id);
      await recordAudit(
        tx,
        { companyId, now, origin },
        { action: 'UserAdded', target: externalId },
      );
    });
  }
  const user = known ?? (await find());
  if (user === undefined || !user.isActive) throw new ApiError('FORBIDDEN', 'partnerUserInactive');
  if (user.fullname !== fullname) {
    await db.update(users).set({ fullname }).where(eq(users.id, user.id));
  }
  return user.id;
}

/** Like the users whom the recommended rules are set up for: without a rule, nobody receives an alert. */
async function subscribeToRules(tx: Queries, companyId: number, userId: number): Promise<void> {
  const active = tx
    .select({ alertRuleId: alertRules.id, userId: sql<number>`${userId}::integer`.as('user_id') })
    .from(alertRules)
    .where(and(eq(alertRules.companyId, companyId), alertRules.isActive));
  await tx.insert(alertRuleUsers).select(active);
}

/**
 * Opens a session that nobody can prolong.
 *
 * @returns its family
 * @throws ApiError `UNAUTHENTICATED` if the credential was withdrawn since it was checked (RS-514, RS-521)
 */
export function openPartnerSession(
  db: Database,
  userId: number,
  { companyId, credential, scopes, now }: Omit<PartnerGrant, 'origin'>,
  seconds: number,
): Promise<string> {
  const familyId = randomUUID();
  const apiKeyId = 'apiKeyId' in credential ? credential.apiKeyId : null;
  return db.transaction(async (tx) => {
    await holdCredential(tx, companyId, credential);
    await tx.insert(refreshTokens).values({
      ...{ id: randomUUID(), userId, familyId, apiKeyId, scopes: [...scopes] },
      // Of a token that is given to nobody.
      tokenHash: hashKey(randomBytes(32).toString('base64url')),
      ...{ createdOn: now, signedInOn: now, expiresOn: new Date(now.getTime() + seconds * 1000) },
    });
    return familyId;
  });
}

/** Who withdraws the credential meanwhile waits for the transaction, and then ends its session with the others. */
async function holdCredential(
  tx: Queries,
  companyId: number,
  credential: PartnerCredential,
): Promise<void> {
  if ('apiKeyId' in credential) {
    const ofKey = and(eq(apiKeys.id, credential.apiKeyId), isNull(apiKeys.revokedOn));
    const [key] = await tx.select({ id: apiKeys.id }).from(apiKeys).where(ofKey).for('share');
    if (key === undefined) throw new ApiError('UNAUTHENTICATED', 'apiKeyWrong');
    return;
  }
  const ofIssuer = and(
    eq(tokenIssuers.companyId, companyId),
    eq(tokenIssuers.issuer, credential.issuer),
    eq(tokenIssuers.jwksUrl, credential.jwksUrl),
  );
  const [issuer] = await tx
    .select({ companyId: tokenIssuers.companyId })
    .from(tokenIssuers)
    .where(ofIssuer)
    .for('share');
  if (issuer === undefined) {
    throw new ApiError('UNAUTHENTICATED', 'partnerTokenRefused', { reason: 'iss' });
  }
}

/**
 * Ends the sessions that a key has opened, or with `null` those of the company's issuer.
 *
 * @returns their families
 */
export async function endPartnerSessions(
  db: Database,
  {
    companyId,
    apiKeyId,
    now,
  }: Pick<PartnerGrant, 'companyId' | 'now'> & { readonly apiKeyId: number | null },
): Promise<readonly string[]> {
  const ofCompany = db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  const rows = await db
    .update(refreshTokens)
    .set({ revokedOn: now })
    .where(
      and(
        inArray(refreshTokens.userId, ofCompany),
        isNotNull(refreshTokens.scopes),
        apiKeyId === null ? isNull(refreshTokens.apiKeyId) : eq(refreshTokens.apiKeyId, apiKeyId),
        isNull(refreshTokens.revokedOn),
      ),
    )
    .returning({ familyId: refreshTokens.familyId });
  return rows.map(({ familyId }) => familyId);
}
