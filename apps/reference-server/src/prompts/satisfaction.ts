import { and, eq, gt } from 'drizzle-orm';
import type { CurrentUser } from '../access/current-user.ts';
import type { Queries } from '../db/database.ts';
import { satisfaction } from '../db/schema.ts';
import type { NewFeedback } from './feedback.ts';

/** How long an answer counts, ms: 90 days. */
const COUNTS_MS = 90 * 86_400_000;

/** Whether the user has answered in the last 90 days. */
export async function hasAnsweredSatisfaction(
  db: Queries,
  { companyId, userId }: CurrentUser,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - COUNTS_MS);
  const own = and(eq(satisfaction.companyId, companyId), eq(satisfaction.userId, userId));
  return (await db.$count(satisfaction, and(own, gt(satisfaction.createdOn, since)))) > 0;
}

export async function saveSatisfaction(
  db: Queries,
  { companyId, userId }: CurrentUser,
  answer: NewFeedback,
  now: Date,
): Promise<void> {
  await db.insert(satisfaction).values({ companyId, userId, ...answer, createdOn: now });
}
