import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companies, companyId } from './companies.ts';
import { users } from './users.ts';

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

/** What users say about the product. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    companyId: companyId(),
    userId: userId(),
    /** 1 (very unsatisfied) to 5 (very satisfied). */
    point: integer('point').notNull(),
    comment: text('comment').notNull(),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [
    index('feedback_user').on(table.userId, table.createdOn),
    check('feedback_point', sql`${table.point} between 1 and 5`),
  ],
);

/** How satisfied users are, apart from what they say on their own accord. */
export const satisfaction = pgTable(
  'satisfaction',
  {
    id: id(),
    companyId: companyId(),
    userId: userId(),
    /** 1 (very unsatisfied) to 5 (very satisfied). */
    point: integer('point').notNull(),
    comment: text('comment').notNull(),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [
    index('satisfaction_user').on(table.userId, table.createdOn),
    check('satisfaction_point', sql`${table.point} between 1 and 5`),
  ],
);

/** Banners shown after sign-in. Without a company a banner is for all that have none of their own. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    companyId: integer('company_id').references(() => companies.id),
    titleIdn: text('title_idn').notNull(),
    titleEng: text('title_eng').notNull(),
    textIdn: text('text_idn').notNull(),
    textEng: text('text_eng').notNull(),
    /** Path below `/media/`, or an address on the web. */
    imageUrl: text('image_url'),
    /** Page of the portal, or an address on the web. */
    linkUrl: text('link_url'),
    /** Weekdays on which it is shown, Monday 0 to Sunday 6, separated by commas. */
    dayShow: text('day_show').notNull().default('0,1,2,3,4,5,6'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('banners_company').on(table.companyId)],
);

/** Why users went back to the old version. */
export const oldVersionReasons = pgTable('old_version_reasons', {
  id: id(),
  companyId: companyId(),
  userId: userId(),
  /** 1 to 4; 4 has its text in `otherReason`. */
  reason: integer('reason').notNull(),
  otherReason: text('other_reason'),
  createdOn: instant('created_on').notNull(),
});

/** The code by which a company recommends the product. */
export const referralCodes = pgTable('referral_codes', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  code: text('code').notNull().unique(),
});
