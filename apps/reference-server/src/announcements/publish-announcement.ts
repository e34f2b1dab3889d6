import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import { scopes } from '@pantau/core/contract';
import * as v from 'valibot';
import type { CurrentUser } from '../access/current-user.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { newAnnouncement, type NewAnnouncement } from './announcement-content.ts';
import { storeAnnouncement, type StoredAnnouncement } from './store-announcement.ts';

export interface Published {
  readonly announcement: StoredAnnouncement;
  readonly userIds: readonly number[];
}

function parseNew(body: unknown): NewAnnouncement {
  const parsed = v.safeParse(newAnnouncement, body);
  if (parsed.success) return parsed.output;
  const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.');
  const field = path ?? 'body';
  throw new ApiError('INVALID_INPUT', 'announcementFieldInvalid', { field }, field);
}

/**
 * Stores an announcement for users of the publisher's own company.
 *
 * @throws ApiError `INVALID_INPUT` when it is invalid or a named user cannot receive it; nothing is stored then
 */
export async function publishAnnouncement(
  db: Database,
  publisher: Pick<CurrentUser, 'userId' | 'companyId'>,
  body: unknown,
  now: number,
): Promise<Published> {
  const announcement = parseNew(body);
  const named = announcement.user_ids && [...new Set(announcement.user_ids.map(Number))];
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ userId: users.id })
      .from(users)
      .where(
        and(
          eq(users.companyId, publisher.companyId),
          users.isActive,
          arrayContains(users.scopes, [scopes.systemNotification]),
          named === undefined ? undefined : inArray(users.id, named),
        ),
      );
    if (rows.length === 0 || (named !== undefined && rows.length < named.length)) {
      throw new ApiError('INVALID_INPUT', 'announcementReceiversInvalid', {}, 'user_ids');
    }
    const stored = await storeAnnouncement(tx, {
      companyId: publisher.companyId,
      announcement,
      createdOn: new Date(now),
      createdBy: publisher.userId,
      receivers: rows.map(({ userId }) => ({ userId, readOn: null })),
    });
    return { announcement: stored, userIds: rows.map(({ userId }) => userId) };
  });
}
