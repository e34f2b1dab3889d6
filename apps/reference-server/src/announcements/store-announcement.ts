import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { announcementReceivers, announcements } from '../db/schema.ts';
import { thumbnailOf, type NewAnnouncement } from './announcement-content.ts';

export type StoredAnnouncement = typeof announcements.$inferSelect;

export interface AnnouncementToStore {
  readonly companyId: number;
  readonly announcement: NewAnnouncement;
  readonly createdOn: Date;
  /** The publisher; `null` for the product itself. */
  readonly createdBy: number | null;
  /** Ids of the users of the company who receive it, and when each has read it. */
  readonly receivers: readonly { readonly userId: number; readonly readOn: Date | null }[];
  /** Defaults to a random one. */
  readonly id?: string | undefined;
}

/** Stores an announcement for its receivers. */
export async function storeAnnouncement(
  tx: Transaction,
  { companyId, announcement, createdOn, createdBy, receivers, id }: AnnouncementToStore,
): Promise<StoredAnnouncement> {
  const { action, data } = announcement;
  const row: StoredAnnouncement = {
    id: id ?? randomUUID(),
    companyId,
    action,
    title: data.title,
    description: data.description,
    thumbnail: thumbnailOf(announcement),
    content: data.data,
    createdOn,
    createdBy,
  };
  await tx.insert(announcements).values(row);
  await tx
    .insert(announcementReceivers)
    .values(receivers.map((receiver) => ({ ...receiver, announcementId: row.id, createdOn })));
  return row;
}
