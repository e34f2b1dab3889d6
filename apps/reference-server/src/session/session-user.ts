import { and, eq } from 'drizzle-orm';
import { type Branding, brandingOf } from './company-branding.ts';
import type { Queries } from '../db/database.ts';
import { companies, users } from '../db/schema.ts';

/** The signed-in user as sent to clients (`SessionUser` in core and openapi.yaml). */
export interface SessionUser {
  readonly userId: string;
  readonly fullname: string;
  readonly email: string | null;
  readonly phoneNo: string | null;
  /** ISO 8601. */
  readonly lastReminder: string | null;
  readonly companyId: number;
  readonly companyName: string;
  readonly companyType: 'standard' | 'whitelabel' | 'brand';
  readonly branding: Branding;
  readonly timeZone: string;
  /** The company has set up the recommended alert rules. */
  readonly setupNotifCompleted: boolean;
  readonly scopes: readonly string[];
  readonly flags: readonly string[];
}

/**
 * Returns `null` when the user or the company is no longer active.
 *
 * @param sessionScopes those that the session is limited to, if a partner opened it
 */
export async function loadSessionUser(
  db: Queries,
  userId: number,
  sessionScopes?: readonly string[],
): Promise<SessionUser | null> {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), users.isActive, companies.isActive));
  if (row === undefined) return null;
  const { user, company } = row;
  return {
    userId: String(user.id),
    fullname: user.fullname,
    email: user.profileEmail,
    phoneNo: user.phoneNo,
    lastReminder: user.lastReminder?.toISOString() ?? null,
    companyId: company.id,
    companyName: company.name,
    companyType: company.companyType,
    // RS-200
    branding: brandingOf(company),
    timeZone: company.timeZone,
    setupNotifCompleted: company.setupNotifCompleted,
    scopes: sessionScopes ?? user.scopes,
    flags: company.flags,
  };
}
