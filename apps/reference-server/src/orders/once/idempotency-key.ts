import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ApiError } from '../../lib/api-error.ts';

const KEY_MIN = 8;
const KEY_MAX = 100;
const printable = /^[\x21-\x7e]*$/;

const keyBody = v.object({
  idempotency_key: v.optional(v.nullable(v.pipe(v.string(), v.regex(printable)))),
});

/**
 * The idempotency key of a request, `null` if it has none.
 *
 * @throws ApiError `INVALID_INPUT`
 */
export function parseIdempotencyKey(body: unknown): string | null {
  const parsed = v.safeParse(keyBody, body);
  const key = parsed.success ? (parsed.output.idempotency_key ?? null) : '';
  if (key === null || (key.length >= KEY_MIN && key.length <= KEY_MAX)) return key;
  throw new ApiError('INVALID_INPUT', 'idempotencyKeyInvalid');
}

/** Differs between requests that ask for different changes. */
export const fingerprintOf = (kind: string, ...content: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...content]))
    .digest('hex');
