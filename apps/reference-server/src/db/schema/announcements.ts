import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companyId } from './companies.ts';
import { users } from './users.ts';

export const announcementAction = pgEnum('announcement_action', [
  'pop_up_image',
  'carousel_image',
  'pop_up_video',
  'external_link',
  'internal_link',
]);

/** Announcements of a company (system notifications of openapi.yaml). They never change. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    action: announcementAction('action').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    thumbnail: text('thumbnail'),
    /** What the action shows or opens, as validated by announcements/announcement-content. */
    content: jsonb('content').notNull(),
    createdOn: instant('created_on').notNull(),
    /** The publisher. */
    createdBy: integer('created_by').references(() => users.id),
  },
  (table) => [index('announcements_company').on(table.companyId)],
);

/** The users that an announcement was published to, and whether each has read it. */
export const announcementReceivers = pgTable(
  'announcement_receivers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    /** Same as in the announcement, so that an index has the order of the list. */
    createdOn: instant('created_on').notNull(),
    /** `null` while unread. */
    readOn: instant('read_on'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.announcementId] }),
    index('announcement_receivers_list').on(table.userId, table.createdOn, table.announcementId),
  ],
);
