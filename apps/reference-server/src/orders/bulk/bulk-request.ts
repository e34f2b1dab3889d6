import * as v from 'valibot';
import { ApiError } from '../../lib/api-error.ts';
import { parseTransition, type Transition } from '../changes/transition.ts';
import { fingerprintOf, parseIdempotencyKey } from '../once/idempotency-key.ts';
import type { KeyedRequest } from '../once/result-once.ts';

/** Orders of one request. Clients send larger selections in several. */
const BULK_MAX = 1_000;

export interface BulkRequest extends KeyedRequest {
  /** Distinct, in the order of the request. */
  readonly ids: readonly string[];
  /** The versions that the user saw, by id. */
  readonly versions: Readonly<Record<string, number>>;
  /** `null` deletes. */
  readonly transition: Transition | null;
}

const bulkBody = v.object({
  ids: v.array(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,40}$/))),
  versions: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer()))),
});

/** @throws ApiError `INVALID_INPUT` for a request that is invalid as a whole. */
export function parseBulkRequest(kind: 'transition' | 'delete', body: unknown): BulkRequest {
  const parsed = v.safeParse(bulkBody, body);
  if (!parsed.success) {
    const field = v.getDotPath(parsed.issues[0]) ?? 'body';
    throw new ApiError('INVALID_INPUT', 'orderFieldInvalid', { field: field.slice(0, 60) });
  }
  const { versions = {} } = parsed.output;
  const ids = [...new Set(parsed.output.ids)];
  if (ids.length === 0) throw new ApiError('INVALID_INPUT', 'noOrderSelected');
  if (ids.length > BULK_MAX)
    throw new ApiError('INVALID_INPUT', 'tooManyOrders', { max: BULK_MAX });
  const transition = kind === 'transition' ? parseTransition(body) : null;
  const fingerprint = fingerprintOf(kind, ids, versions, transition);
  return { ids, versions, idempotencyKey: parseIdempotencyKey(body), transition, fingerprint };
}
