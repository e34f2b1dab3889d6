import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { idOfCursor, pageByCursor } from '../lib/id-cursor.ts';
import type { Queries } from '../db/database.ts';
import { auditEntries, users } from '../db/schema.ts';
import type { AuditAction } from './record-audit.ts';

/** `AuditLogFilterInput` of schema.graphql. */
export interface AuditFilter {
  readonly actions?: readonly AuditAction[] | null | undefined;
  readonly dateStart?: Date | null | undefined;
  readonly dateEnd?: Date | null | undefined;
  readonly pagination?: AuditPage | null | undefined;
}

interface AuditPage {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/**
 * One page of the audit log of a company, newest first; `null` for the log of the whole server.
 *
 * @throws ApiError `INVALID_INPUT` for a malformed page
 */
export async function listAudit(
  db: Queries,
  companyId: number | null,
  { actions, dateStart, dateEnd, pagination }: AuditFilter,
) {
  const after = idOfCursor(pagination?.after);
  const { data, ...page } = await pageByCursor(pagination?.first, (limit) =>
    db
      .select({ entry: auditEntries, fullname: users.fullname, id: auditEntries.id })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.userId))
      .where(
        and(
          companyId === null ? undefined : eq(auditEntries.companyId, companyId),
          actions == null ? undefined : inArray(auditEntries.action, [...actions]),
          dateStart == null ? undefined : gte(auditEntries.createdOn, dateStart),
          dateEnd == null ? undefined : lt(auditEntries.createdOn, dateEnd),
          after === null ? undefined : lt(auditEntries.id, after),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(limit),
  );
  return {
    ...page,
    data: data.map(({ entry, fullname }) => ({
      id: String(entry.id),
      createdOn: entry.createdOn.toISOString(),
      companyId: entry.companyId,
      user:
        entry.userId === null || fullname === null
          ? null
          : { userId: String(entry.userId), fullname },
      action: entry.action,
      target: entry.target,
      count: entry.count,
      address: entry.address,
      userAgent: entry.userAgent,
    })),
  };
}

export type WireAuditEntry = Awaited<ReturnType<typeof listAudit>>['data'][number];
