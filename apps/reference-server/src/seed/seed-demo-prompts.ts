import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { banners, feedback, users } from '../db/schema.ts';
import { demoBanner } from '../demo/demo-banner.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoUsers } from '../demo/demo-users.ts';
import type { SeedDeps } from './seed-demo.ts';

/** Demo users without feedback this month, so that they see the prompt. */
const asked = ['nomail@demo.pantau.example', 'manager@fresh.pantau.example'];

/**
 * Seeds the banner of the new company and the feedback of the demo users. Does nothing when that company has a banner.
 *
 * @returns whether they were seeded
 */
export async function seedDemoPrompts({ db, clock }: SeedDeps): Promise<boolean> {
  const companyId = demoCompanies.fresh.id;
  const isSeeded = async (queries: Queries): Promise<boolean> =>
    (await queries.$count(banners, eq(banners.companyId, companyId))) > 0;
  if (await isSeeded(db)) return false;
  return db.transaction(async (tx) => {
    // Another server may have seeded them in the meantime.
    if (await isSeeded(tx)) return false;
    await tx.insert(banners).values({ companyId, ...demoBanner });
    const emails = demoUsers.map(({ email }) => email).filter((email) => !asked.includes(email));
    const given = await tx
      .select({ userId: users.id, companyId: users.companyId })
      .from(users)
      .where(and(inArray(users.email, emails), users.isActive));
    const createdOn = new Date(clock.now());
    if (given.length > 0) {
      await tx
        .insert(feedback)
        .values(given.map((user) => ({ ...user, point: 5, comment: '', createdOn })));
    }
    return true;
  });
}
