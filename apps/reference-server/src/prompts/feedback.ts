import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CurrentUser } from '../access/current-user.ts';
import type { Queries } from '../db/database.ts';
import { feedback } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { freeText } from '../lib/user-text.ts';

const COMMENT_MAX = 1_000;

const pointSchema = v.object({
  point: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});
const commentSchema = v.object({ comment: v.optional(v.nullable(freeText(COMMENT_MAX))) });

/** A level and a comment. */
export interface NewFeedback {
  readonly point: number;
  readonly comment: string;
}

/** @throws ApiError `INVALID_INPUT` that names the invalid field. */
export function parseFeedback(body: unknown): NewFeedback {
  const point = v.safeParse(pointSchema, body);
  if (!point.success) throw new ApiError('INVALID_INPUT', 'feedbackPointInvalid', {}, 'point');
  const comment = v.safeParse(commentSchema, body);
  if (!comment.success) {
    throw new ApiError('INVALID_INPUT', 'commentInvalid', { max: COMMENT_MAX }, 'comment');
  }
  return { point: point.output.point, comment: comment.output.comment ?? '' };
}

/** Whether the user has given feedback in the current month of the company's time zone. */
export async function hasGivenFeedback(
  db: Queries,
  { companyId, userId, timeZone }: CurrentUser,
  now: Date,
): Promise<boolean> {
  const monthOf = (instant: unknown) =>
    sql`date_trunc('month', ${instant} at time zone ${timeZone})`;
  const time = sql`${now.toISOString()}::timestamptz`;
  const given = await db.$count(
    feedback,
    and(
      eq(feedback.companyId, companyId),
      eq(feedback.userId, userId),
      sql`${monthOf(feedback.createdOn)} = ${monthOf(time)}`,
    ),
  );
  return given > 0;
}

export async function saveFeedback(
  db: Queries,
  { companyId, userId }: CurrentUser,
  given: NewFeedback,
  now: Date,
): Promise<void> {
  await db.insert(feedback).values({ companyId, userId, ...given, createdOn: now });
}
