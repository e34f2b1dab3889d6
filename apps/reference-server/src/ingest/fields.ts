import * as v from 'valibot';
import { invalid, parsed, type ParseResult } from './outcome.ts';

/** Greatest `integer` of Postgres. */
const INT_MAX = 2_147_483_647;

/** Marks that turn the direction of what follows: a plate could look like another one. */
const turning = /\p{Bidi_Control}/gu;

/** Text that the database takes: no NUL, no half of a surrogate pair, nothing that turns its direction. */
const text = (maxLength: number) =>
  v.pipe(
    v.string('must be a text'),
    v.transform((value) => value.replace(turning, '')),
    v.trim(),
    v.check((value) => !value.includes('\0') && value.isWellFormed(), 'holds broken characters'),
    v.maxLength(maxLength, `must not be longer than ${maxLength} characters`),
  );

export const filledText = (maxLength: number) =>
  v.pipe(text(maxLength), v.nonEmpty('must not be empty'));

/** As `text`; absent, null and blank are null. */
export const optionalText = (maxLength: number) =>
  v.pipe(
    v.nullish(text(maxLength), null),
    v.transform((value) => (value === '' ? null : value)),
  );

export const number = v.pipe(v.number('must be a number'), v.finite('must be a number'));

/** Absent or null is null. */
export const optionalNumber = v.nullish(number, null);

/** Whole seconds from 0; halves are rounded. */
export const optionalSeconds = v.nullish(
  v.pipe(
    number,
    v.minValue(0, 'must not be negative'),
    v.maxValue(INT_MAX, 'is too great'),
    v.transform(Math.round),
  ),
  null,
);

/** A whole number from 1, also as a text of digits, as ids are on the wire. */
export const optionalId = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))], 'must be an id'),
    v.integer('must be an id'),
    v.minValue(1, 'must be an id'),
    v.maxValue(INT_MAX, 'must be an id'),
  ),
  null,
);

export const latitude = v.pipe(
  number,
  v.minValue(-90, 'must be from -90 to 90'),
  v.maxValue(90, 'must be from -90 to 90'),
);
export const longitude = v.pipe(
  number,
  v.minValue(-180, 'must be from -180 to 180'),
  v.maxValue(180, 'must be from -180 to 180'),
);

/** What a tracker calls itself: 1 to 64 characters without spaces. */
export const imei = v.pipe(filledText(64), v.regex(/^\S+$/, 'must not hold spaces'));

/** Times of plans lie between these. */
const EARLIEST_PLAN_MS = Date.UTC(2000, 0);
const LATEST_PLAN_MS = Date.UTC(2100, 0);

const isoInstant =
  /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

function parseInstant(value: string): number {
  const match = isoInstant.exec(value);
  if (match === null) return Number.NaN;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  // Date.parse takes the 31st of February for the 3rd of March.
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return Number.NaN;
  return Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}

/** ISO 8601 with its offset from UTC, or epoch milliseconds; gives epoch milliseconds. */
export const instant = v.pipe(
  v.union([v.number(), v.string()], 'must be an ISO 8601 time with offset, or milliseconds'),
  v.transform((value) => (typeof value === 'number' ? Math.trunc(value) : parseInstant(value))),
  v.check(
    (value) => Number.isFinite(value),
    'must be an ISO 8601 time with offset, or milliseconds',
  ),
);

/** Absent or null is null; gives ISO 8601 in UTC with milliseconds. */
export const optionalPlanTime = v.nullish(
  v.pipe(
    instant,
    v.minValue(EARLIEST_PLAN_MS, 'must not be before the year 2000'),
    v.maxValue(LATEST_PLAN_MS, 'must not be after the year 2100'),
    v.transform((value) => new Date(value).toISOString()),
  ),
  null,
);

/** Reads `value` by `schema`; the reason names the field. */
export function parseWith<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): ParseResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return parsed(result.output);
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  if (path === null) return invalid(issue.message);
  return invalid(issue.input === undefined ? `${path} is missing` : `${path} ${issue.message}`);
}
