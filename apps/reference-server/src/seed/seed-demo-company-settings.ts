import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { bankAccounts, companies, companyCategories, companyChanges, users } from '../db/schema.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { demoAccounts, demoCategories, demoChanges } from '../demo/demo-company-settings.ts';
import type { SeedDeps } from './seed-demo.ts';

const DAY_MS = 86_400_000;

/**
 * Seeds the bank accounts and the history of the first company, and the categories of all companies. Does nothing when
 * the first company has a category.
 *
 * @returns whether they were seeded
 */
export async function seedDemoCompanySettings({ db, clock }: SeedDeps): Promise<boolean> {
  const companyId = demoCompanies.main.id;
  const isSeeded = async (queries: Queries): Promise<boolean> =>
    (await queries.$count(companyCategories, eq(companyCategories.companyId, companyId))) > 0;
  if (await isSeeded(db)) return false;
  return db.transaction(async (tx) => {
    // Another server may have seeded them in the meantime.
    if (await isSeeded(tx)) return false;
    const others = await tx
      .select({ companyId: companies.id, text: companies.category })
      .from(companies)
      .where(
        inArray(
          companies.id,
          Object.values(demoCompanies).map(({ id }) => id),
        ),
      );
    await tx
      .insert(companyCategories)
      .values([
        ...demoCategories.map((text) => ({ companyId, text })),
        ...others.flatMap(({ companyId: id, text }) =>
          id === companyId || text === null ? [] : [{ companyId: id, text }],
        ),
      ]);
    await tx
      .insert(bankAccounts)
      .values(demoAccounts.map((account) => ({ companyId, ...account })));
    const editors = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.companyId, companyId), users.isActive));
    const now = clock.now();
    const changes = demoChanges.flatMap(({ email, daysAgo, ...change }) => {
      const editor = editors.find((user) => user.email === email);
      if (editor === undefined) return [];
      const createdOn = new Date(now - daysAgo * DAY_MS);
      return [{ companyId, userId: editor.id, createdOn, ...change }];
    });
    if (changes.length > 0) await tx.insert(companyChanges).values(changes);
    return true;
  });
}
