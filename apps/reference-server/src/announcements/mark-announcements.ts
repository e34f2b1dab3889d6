import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { CurrentUser } from '../access/current-user.ts';
import type { Database } from '../db/database.ts';
import { announcementReceivers, announcements } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { countUnread, ofReader, parseAnnouncementId } from './read-announcements.ts';

/** `SystemNotificationUpdate` of openapi.yaml. */
const update = v.object({
  is_read: v.boolean(),
  updated_on: v.pipe(v.string(), v.isoTimestamp()),
  system_notification_uuid: v.optional(v.string()),
});

/**
 * Marks one announcement of the user, or all up to a time, as read or unread.
 *
 * @returns the user's unread announcements
 * @throws ApiError `INVALID_INPUT` or, for an announcement that the user did not receive, `NOT_FOUND`
 */
export async function markAnnouncements(
  db: Database,
  reader: Pick<CurrentUser, 'userId' | 'companyId'>,
  body: unknown,
  now: number,
): Promise<number> {
  const parsed = v.safeParse(update, body);
  const updatedOn = parsed.success ? Date.parse(parsed.output.updated_on) : Number.NaN;
  if (!parsed.success || Number.isNaN(updatedOn)) {
    const field = parsed.success ? 'updated_on' : String(parsed.issues[0].path?.[0]?.key ?? 'body');
    throw new ApiError('INVALID_INPUT', 'announcementFieldInvalid', { field }, field);
  }
  const { is_read: isRead, system_notification_uuid: idText } = parsed.output;
  const until = new Date(Math.min(updatedOn, now));
  const which =
    idText === undefined
      ? lte(announcements.createdOn, until)
      : eq(announcements.id, parseAnnouncementId(idText));
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .innerJoin(announcementReceivers, eq(announcementReceivers.announcementId, announcements.id))
      .where(and(ofReader(reader), which));
    if (idText !== undefined && found.length === 0) {
      throw new ApiError('NOT_FOUND', 'announcementNotFound');
    }
    const { readOn, userId, announcementId } = announcementReceivers;
    // The time of the first reading stays.
    const changes = isRead ? isNull(readOn) : isNotNull(readOn);
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(announcementReceivers)
        .set({ readOn: isRead ? until : null })
        .where(and(eq(userId, reader.userId), inArray(announcementId, ids), changes));
    }
    return countUnread(tx, reader);
  });
}
