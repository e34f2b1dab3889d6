import { inArray } from 'drizzle-orm';
import { alertQuickNotes, companies } from '../db/schema.ts';
import { demoCompanies, type DemoCompany } from '../demo/demo-companies.ts';
import { demoQuickNotes } from '../demo/demo-quick-notes.ts';
import type { SeedDeps } from './seed-demo.ts';

/** Gives the demo companies quick notes. Leaves alone what a company has, even if it has removed all of them. */
export async function seedDemoQuickNotes({ db, clock }: SeedDeps): Promise<void> {
  const notesOf = new Map<number, readonly string[]>(
    Object.entries(demoQuickNotes).map(([company, notes]) => [
      demoCompanies[company as DemoCompany].id,
      notes,
    ]),
  );
  // An administrator may have deleted some of them.
  const present = await db
    .select({ companyId: companies.id })
    .from(companies)
    .where(inArray(companies.id, [...notesOf.keys()]));
  if (present.length === 0) return;
  const changedOn = new Date(clock.now());
  await db
    .insert(alertQuickNotes)
    .values(
      present.map(({ companyId }) => ({
        companyId,
        revision: 1,
        notes: [...(notesOf.get(companyId) ?? [])],
        changedOn,
      })),
    )
    .onConflictDoNothing();
}
