import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { originOf, recordAudit, type AuditedAction } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';

type Account = Pick<typeof users.$inferSelect, 'id' | 'companyId' | 'email'>;

/** Records who signs in and out (RS-380). */
export interface SessionAudit {
  signedIn(request: FastifyRequest, user: Account): Promise<void>;
  /** @param user none if there is no such sign-in name */
  failed(request: FastifyRequest, user: Account | undefined): Promise<void>;
  signedOut(request: FastifyRequest, userId: number): Promise<void>;
}

export function createSessionAudit(db: Database, clock: Clock): SessionAudit {
  const record = (
    request: FastifyRequest,
    actor: { readonly companyId: number | null; readonly userId?: number },
    entry: AuditedAction,
  ): Promise<void> => {
    const now = new Date(clock.now());
    return recordAudit(db, { ...actor, now, origin: originOf(request) }, entry);
  };
  return {
    signedIn: (request, { id, companyId }) =>
      record(request, { companyId, userId: id }, { action: 'SignIn' }),
    // Never the name that was typed: people type passwords there by mistake.
    failed: (request, user) =>
      record(
        request,
        { companyId: user?.companyId ?? null },
        { action: 'SignInFailed', target: user?.email ?? null },
      ),
    async signedOut(request, userId) {
      const [user] = await db
        .select({ companyId: users.companyId })
        .from(users)
        .where(eq(users.id, userId));
      if (user !== undefined) await record(request, { ...user, userId }, { action: 'SignOut' });
    },
  };
}
