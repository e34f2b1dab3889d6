import type { FastifyRequest } from 'fastify';
import type { Queries } from '../db/database.ts';
import { auditEntries } from '../db/schema.ts';
import { canonicalLine } from '../lib/user-text.ts';

export type AuditAction = typeof auditEntries.$inferInsert.action;

/** Who acts, on behalf of which company, and when. */
export interface AuditActor {
  readonly companyId: number | null;
  /** None for commands of an administrator. */
  readonly userId?: number | null;
  readonly now: Date;
  /** Where the request came from; none for commands. */
  readonly origin?: AuditOrigin;
}

export interface AuditOrigin {
  readonly address: string;
  readonly userAgent: string | null;
}

export interface AuditedAction {
  readonly action: AuditAction;
  readonly target?: string | null;
  readonly count?: number;
}

const MAX_USER_AGENT = 300;

export const originOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): AuditOrigin => ({
  address: request.ip,
  userAgent: canonicalLine(request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT) || null,
});

/**
 * Adds an entry to the audit log (RS-380). Given the transaction of the action, neither is stored without the other.
 */
export async function recordAudit(
  db: Queries,
  { companyId, userId, now, origin }: AuditActor,
  { action, target, count }: AuditedAction,
): Promise<void> {
  await db.insert(auditEntries).values({
    companyId,
    userId: userId ?? null,
    createdOn: now,
    action,
    target: target ?? null,
    count: count ?? null,
    address: origin?.address ?? null,
    userAgent: origin?.userAgent ?? null,
  });
}
