import { scopes } from '@pantau/core/contract';
import { and, arrayContains, eq, inArray, not, sql } from 'drizzle-orm';
import { storeAnnouncement } from '../announcements/store-announcement.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { announcements, users } from '../db/schema.ts';
import { demoAnnouncements } from '../demo/demo-announcements.ts';
import { demoCompanies, type DemoCompany } from '../demo/demo-companies.ts';
import { demoUsers } from '../demo/demo-users.ts';
import type { SeedDeps } from './seed-demo.ts';

const MINUTE_MS = 60_000;

/** Number of the newest announcements that nobody has read yet. */
const UNREAD = 6;

/** Number of announcements per company; the oldest one welcomes its users. */
const plans: Readonly<Record<DemoCompany, number>> = {
  main: demoAnnouncements.length,
  whitelabel: 8,
  brand: 5,
  fresh: 1,
  company1449: 12,
};

/**
 * Seeds the announcements of the demo companies. Users of a demo from before announcements get the scope for
 * publishing. Does nothing when the first company has announcements.
 *
 * @returns whether announcements were seeded
 */
export async function seedDemoAnnouncements({ db, clock }: SeedDeps): Promise<boolean> {
  const isSeeded = async (queries: Queries): Promise<boolean> =>
    (await queries.$count(announcements, eq(announcements.companyId, demoCompanies.main.id))) > 0;
  if (await isSeeded(db)) return false;
  return db.transaction(async (tx) => {
    // Another server may have seeded the announcements in the meantime.
    if (await isSeeded(tx)) return false;
    await letManagersPublish(tx);
    const now = clock.now();
    for (const company of Object.keys(plans) as DemoCompany[]) {
      await seedCompany(tx, demoCompanies[company].id, plans[company], now);
    }
    return true;
  });
}

async function letManagersPublish(tx: Transaction): Promise<void> {
  const publish: string = scopes.systemNotificationCreate;
  const publishers = demoUsers.filter((one) => (one.scopes as readonly string[]).includes(publish));
  await tx
    .update(users)
    .set({ scopes: sql`array_append(${users.scopes}, ${publish})` })
    .where(
      and(
        inArray(
          users.email,
          publishers.map(({ email }) => email),
        ),
        not(arrayContains(users.scopes, [publish])),
      ),
    );
}

async function seedCompany(
  tx: Transaction,
  companyId: number,
  count: number,
  now: number,
): Promise<void> {
  const receivers = await tx
    .select({ userId: users.id })
    .from(users)
    .where(
      and(eq(users.companyId, companyId), arrayContains(users.scopes, [scopes.systemNotification])),
    );
  if (receivers.length === 0) return;
  const isLast = (index: number): boolean => index === demoAnnouncements.length - 1;
  for (const [index, { age, announcement }] of demoAnnouncements.entries()) {
    if (index >= count - 1 && !isLast(index)) continue;
    const isUnread = index < UNREAD;
    const readOn = new Date(now - (age - 20) * MINUTE_MS);
    await storeAnnouncement(tx, {
      companyId,
      announcement,
      createdOn: new Date(now - age * MINUTE_MS),
      createdBy: null,
      receivers: receivers.map(({ userId }) => ({ userId, readOn: isUnread ? null : readOn })),
    });
  }
}
