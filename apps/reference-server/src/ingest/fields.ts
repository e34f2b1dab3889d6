import * as v from 'valibot';
import { canonicalLine, isStorable } from '../lib/user-text.ts';
import { invalid, parsed, type ParseResult } from './outcome.ts';

/** Maximum value of `integer` in Postgres. */
const INT_MAX = 2_147_483_647;

/** Text in its stored form (RS-382); refused with NUL or a half of a surrogate pair. */
const text = (maxLength: number) =>
  v.pipe(
    v.string('must be a string'),
    v.transform(canonicalLine),
    v.check(isStorable, 'contains invalid characters'),
    v.maxLength(maxLength, `must not be longer than ${maxLength} characters`),
  );

export const requiredText = (maxLength: number) =>
  v.pipe(text(maxLength), v.nonEmpty('must not be empty'));

/** As `text`; absent, `null` and blank become `null`. */
export const optionalText = (maxLength: number) =>
  v.pipe(
    v.nullish(text(maxLength), null),
    v.transform((value) => (value === '' ? null : value)),
  );

export const number = v.pipe(v.number('must be a number'), v.finite('must be a number'));

/** Absent becomes `null`. */
export const optionalNumber = v.nullish(number, null);

/** Whole seconds from 0; fractions are rounded. */
export const optionalSeconds = v.nullish(
  v.pipe(
    number,
    v.minValue(0, 'must not be negative'),
    v.maxValue(INT_MAX, 'is too large'),
    v.transform(Math.round),
  ),
  null,
);

/** A whole number from 1, or a string of digits, as ids are written on the wire. */
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

/** The tracker's identifier: 1 to 64 characters without spaces. */
export const imei = v.pipe(requiredText(64), v.regex(/^\S+$/, 'must not contain spaces'));

/** Accepted range of planned times. */
const EARLIEST_PLAN_MS = Date.UTC(2000, 0);
const LATEST_PLAN_MS = Date.UTC(2100, 0);

const isoInstant =
  /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

function parseInstant(value: string): number {
  const match = isoInstant.exec(value);
  if (match === null) return Number.NaN;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  // Date.parse accepts February 31 as March 3.
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return Number.NaN;
  return Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}

/** Parses ISO 8601 with an offset, or epoch milliseconds, to epoch milliseconds. */
export const instant = v.pipe(
  v.union([v.number(), v.string()], 'must be an ISO 8601 time with offset, or milliseconds'),
  v.transform((value) => (typeof value === 'number' ? Math.trunc(value) : parseInstant(value))),
  v.check(
    (value) => Number.isFinite(value),
    'must be an ISO 8601 time with offset, or milliseconds',
  ),
);

/** Parses to ISO 8601 in UTC with milliseconds; absent becomes `null`. */
export const optionalPlanTime = v.nullish(
  v.pipe(
    instant,
    v.minValue(EARLIEST_PLAN_MS, 'must not be before the year 2000'),
    v.maxValue(LATEST_PLAN_MS, 'must not be after the year 2100'),
    v.transform((value) => new Date(value).toISOString()),
  ),
  null,
);

/** Parses `value` with `schema`; the reason of a failure names the field. */
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
