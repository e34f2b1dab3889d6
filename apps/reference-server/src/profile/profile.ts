import { isEmailAddress, isPhoneNumber } from '@pantau/core/company';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { CurrentUser } from '../access/current-user.ts';
import type { Queries } from '../db/database.ts';
import { companies, users } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { parseInstant } from '../orders/query/parse-instant.ts';
import { freeLine } from '../lib/user-text.ts';

/** Empty text is no value. */
const noneIfEmpty = v.transform((text: string) => (text === '' ? null : text));
const emptyOr = (isValid: (text: string) => boolean) =>
  v.check((text: string) => text === '' || isValid(text));

const profileChanges = v.strictObject({
  fullname: v.optional(v.pipe(freeLine(100), v.nonEmpty())),
  email: v.optional(v.nullable(v.pipe(freeLine(254), emptyOr(isEmailAddress), noneIfEmpty))),
  phoneNo: v.optional(v.nullable(v.pipe(freeLine(30), emptyOr(isPhoneNumber), noneIfEmpty))),
  lastReminder: v.optional(v.pipe(v.string(), v.transform(parseInstant), v.date())),
});

/**
 * Reads the fields to change; the others stay as they are.
 *
 * @throws ApiError `INVALID_INPUT` that names the invalid or unknown field.
 */
export function parseProfileChanges(body: unknown): v.InferOutput<typeof profileChanges> {
  const parsed = v.safeParse(profileChanges, body);
  if (parsed.success) return parsed.output;
  const path = v.getDotPath(parsed.issues[0]);
  const keys = {
    fullname: 'profileNameInvalid',
    email: 'profileEmailInvalid',
    phoneNo: 'profilePhoneInvalid',
    lastReminder: 'profileReminderInvalid',
    body: 'profileFieldUnknown',
  } as const;
  const field = path !== null && Object.hasOwn(keys, path) ? (path as keyof typeof keys) : 'body';
  throw new ApiError('INVALID_INPUT', keys[field], {}, field);
}

const ownRow = ({ companyId, userId }: CurrentUser) =>
  and(eq(users.id, userId), eq(users.companyId, companyId));

/** The user's own profile (`Profile` of openapi.yaml). */
export async function readProfile(db: Queries, user: CurrentUser) {
  const [row] = await db
    .select({ user: users, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(ownRow(user));
  if (row === undefined) throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
  const { fullname, profileEmail, phoneNo, lastReminder, role } = row.user;
  return {
    fullname,
    email: profileEmail,
    phoneNo,
    lastReminder: lastReminder?.toISOString() ?? null,
    companyName: row.companyName,
    accessRight: role,
  };
}

/** Changes the user's own profile. A reminder in the future counts as one that was just shown. */
export async function changeProfile(
  db: Queries,
  user: CurrentUser,
  { fullname, email, phoneNo, lastReminder }: v.InferOutput<typeof profileChanges>,
  now: Date,
) {
  const reminded = lastReminder !== undefined && lastReminder > now ? now : lastReminder;
  const changes = { fullname, profileEmail: email, phoneNo, lastReminder: reminded };
  if (Object.values(changes).some((value) => value !== undefined)) {
    // Drizzle leaves a column with `undefined` as it is.
    await db
      .update(users)
      .set(changes as Partial<typeof users.$inferInsert>)
      .where(ownRow(user));
  }
  return readProfile(db, user);
}
