import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../access/current-user.ts';
import type { Queries } from '../db/database.ts';
import { announcementReceivers, announcements } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { wireAnnouncement, wireDetail } from './wire-announcement.ts';

type Reader = Pick<CurrentUser, 'userId' | 'companyId'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws ApiError `NOT_FOUND` for text that is no id. */
export function parseAnnouncementId(text: string): string {
  if (!UUID.test(text)) throw new ApiError('NOT_FOUND', 'announcementNotFound');
  return text.toLowerCase();
}

/** The announcements of one user, joined with `announcements` and limited to the user's company. */
export const ofReader = ({ userId, companyId }: Reader) =>
  and(eq(announcementReceivers.userId, userId), eq(announcements.companyId, companyId));

const isOfReceiver = eq(announcements.id, announcementReceivers.announcementId);

export async function countUnread(db: Queries, reader: Reader): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(announcementReceivers)
    .innerJoin(announcements, isOfReceiver)
    .where(and(ofReader(reader), isNull(announcementReceivers.readOn)));
  return row?.unread ?? 0;
}

/** One page, newest first. */
export async function listAnnouncements(
  db: Queries,
  reader: Reader,
  { limit, page }: { readonly limit: number; readonly page: number },
) {
  const rows = await db
    .select({ announcement: announcements, readOn: announcementReceivers.readOn })
    .from(announcementReceivers)
    .innerJoin(announcements, isOfReceiver)
    .where(ofReader(reader))
    .orderBy(desc(announcementReceivers.createdOn), desc(announcementReceivers.announcementId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db
    .select({ total: count() })
    .from(announcementReceivers)
    .innerJoin(announcements, isOfReceiver)
    .where(ofReader(reader));
  return {
    data: {
      paginated_result: rows.map(({ announcement, readOn }) =>
        wireAnnouncement(announcement, readOn !== null),
      ),
    },
    metadata: { page, limit, total_count: total?.total ?? 0 },
  };
}

/** @throws ApiError `NOT_FOUND` for an announcement that the user did not receive. */
export async function readAnnouncement(db: Queries, reader: Reader, idText: string) {
  const id = parseAnnouncementId(idText);
  const [row] = await db
    .select({ announcement: announcements })
    .from(announcementReceivers)
    .innerJoin(announcements, isOfReceiver)
    .where(and(ofReader(reader), eq(announcements.id, id)));
  if (row === undefined) throw new ApiError('NOT_FOUND', 'announcementNotFound');
  return wireDetail(row.announcement);
}
