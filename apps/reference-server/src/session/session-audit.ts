import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  originOf,
  recordAudit,
  type AuditActor,
  type AuditedAction,
} from '../audit/record-audit.ts';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';

type Account = Pick<typeof users.$inferSelect, 'id' | 'companyId' | 'email'>;

/** Records who signs in and out (RS-380). */
export interface SessionAudit {
  /** @param tx of the sign-in */
  signedIn(tx: Queries, request: FastifyRequest, user: Account): Promise<void>;
  /** @param user none if there is no such sign-in name */
  failed(db: Queries, request: FastifyRequest, user: Account | undefined): Promise<void>;
  /** @param tx of the sign-out */
  signedOut(tx: Queries, request: FastifyRequest, userId: number): Promise<void>;
}

export function createSessionAudit(clock: Clock): SessionAudit {
  const record = (
    db: Queries,
    request: FastifyRequest,
    actor: Pick<AuditActor, 'companyId' | 'userId'>,
    entry: AuditedAction,
  ): Promise<void> => {
    const now = new Date(clock.now());
    return recordAudit(db, { ...actor, now, origin: originOf(request) }, entry);
  };
  return {
    signedIn: (tx, request, { id, companyId }) =>
      record(tx, request, { companyId, userId: id }, { action: 'SignIn' }),
    // Never the name that was typed: people type passwords there by mistake.
    failed: (db, request, user) =>
      record(
        db,
        request,
        { companyId: user?.companyId ?? null },
        { action: 'SignInFailed', target: user?.email ?? null },
      ),
    async signedOut(tx, request, userId) {
      const [user] = await tx
        .select({ companyId: users.companyId })
        .from(users)
        .where(eq(users.id, userId));
      if (user !== undefined) {
        await record(tx, request, { ...user, userId }, { action: 'SignOut' });
      }
    },
  };
}
