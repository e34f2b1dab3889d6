import { and, eq, isNull } from 'drizzle-orm';
import { alertRuleUsers, alertRules, companies, refreshTokens, users } from '../db/schema.ts';
import type { Queries } from '../db/database.ts';
import { ApiError } from '../lib/api-error.ts';
import type { AccessClaims } from '../session/access-token.ts';

/** Active rules that a user is subscribed to, by the urgency they give an alert. */
export interface SubscribedRules {
  readonly urgent: readonly number[];
  readonly important: readonly number[];
  /** These rules are also listed under `urgent` or `important`. */
  readonly autoPopup: readonly number[];
}

/** The signed-in user, as stored in the database at the time of the request. */
export interface CurrentUser {
  readonly userId: number;
  readonly fullname: string;
  readonly companyId: number;
  /** IANA name of the company's time zone. */
  readonly timeZone: string;
  readonly familyId: string;
  /** When a session that a partner opened ends; `null` for one that its user can prolong. */
  readonly endsOn: Date | null;
  readonly scopes: ReadonlySet<string>;
  readonly flags: ReadonlySet<string>;
}

/**
 * Loads the user that an access token names, with their present scopes.
 *
 * @throws ApiError `UNAUTHENTICATED` when the session was ended, or the user or company is no
 *   longer active.
 */
export async function loadCurrentUser(
  db: Queries,
  claims: Omit<AccessClaims, 'expiresAt'>,
): Promise<CurrentUser> {
  // Any token of the family: all of them belong to the same session.
  const isOfSession = and(
    eq(refreshTokens.userId, users.id),
    eq(refreshTokens.familyId, claims.familyId),
    isNull(refreshTokens.revokedOn),
  );
  const [row] = await db
    .select({
      fullname: users.fullname,
      companyId: users.companyId,
      timeZone: companies.timeZone,
      scopes: users.scopes,
      flags: companies.flags,
      // RS-511
      sessionScopes: refreshTokens.scopes,
      endsOn: refreshTokens.expiresOn,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .innerJoin(refreshTokens, isOfSession)
    .where(
      and(
        eq(users.id, claims.userId),
        eq(users.companyId, claims.companyId),
        users.isActive,
        companies.isActive,
      ),
    )
    .limit(1);
  if (row === undefined) throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
  return {
    userId: claims.userId,
    familyId: claims.familyId,
    fullname: row.fullname,
    companyId: row.companyId,
    timeZone: row.timeZone,
    endsOn: row.sessionScopes === null ? null : row.endsOn,
    scopes: new Set(row.sessionScopes ?? row.scopes),
    flags: new Set(row.flags),
  };
}

export async function loadSubscribedRules(
  db: Queries,
  currentUser: Pick<CurrentUser, 'userId' | 'companyId'>,
): Promise<SubscribedRules> {
  const rows = await db
    .select({
      id: alertRules.id,
      urgency: alertRules.alertUrgencyType,
      autoPopup: alertRules.autoPopup,
    })
    .from(alertRuleUsers)
    .innerJoin(alertRules, eq(alertRules.id, alertRuleUsers.alertRuleId))
    .where(
      and(
        eq(alertRuleUsers.userId, currentUser.userId),
        eq(alertRules.companyId, currentUser.companyId),
        alertRules.isActive,
      ),
    )
    .orderBy(alertRules.id);
  return {
    urgent: rows.filter((row) => row.urgency === 'Urgent').map((row) => row.id),
    important: rows.filter((row) => row.urgency === 'Important').map((row) => row.id),
    autoPopup: rows.filter((row) => row.autoPopup).map((row) => row.id),
  };
}
