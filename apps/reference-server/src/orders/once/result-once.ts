import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database.ts';
import { orderRequestResults } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isStorable } from '../../lib/user-text.ts';

interface Caller {
  readonly companyId: number;
  readonly userId: number;
}

export interface KeyedRequest {
  /** `null`: the request runs each time it is sent. */
  readonly idempotencyKey: string | null;
  /** A key belongs to one request. */
  readonly fingerprint: string;
}

function ofKey({ companyId, userId }: Caller, key: string): SQL | undefined {
  return and(
    eq(orderRequestResults.companyId, companyId),
    eq(orderRequestResults.userId, userId),
    eq(orderRequestResults.idempotencyKey, key),
  );
}

/**
 * Runs a request once: a request with a known key gets the stored result. Of two that arrive together,
 * the second waits for the transaction of the first.
 *
 * @param run returns a result that JSON can express
 * @throws ApiError `CONFLICT` when the key belongs to another request.
 */
export async function resultOnce<Result>(
  tx: Transaction,
  { companyId, userId, now }: Caller & { readonly now: Date },
  { idempotencyKey, fingerprint }: KeyedRequest,
  run: () => Promise<Result>,
): Promise<Result> {
  if (idempotencyKey === null) return run();
  const mine = ofKey({ companyId, userId }, idempotencyKey);
  const claimed = await tx
    .insert(orderRequestResults)
    .values({ companyId, userId, idempotencyKey, fingerprint, result: [], createdOn: now })
    .onConflictDoNothing()
    .returning({ key: orderRequestResults.idempotencyKey });
  if (claimed.length === 0) {
    const [known] = await tx.select().from(orderRequestResults).where(mine);
    if (known?.fingerprint !== fingerprint) {
      throw new ApiError('CONFLICT', 'idempotencyKeyReused');
    }
    return known.result as Result;
  }
  const result = await run();
  await tx.update(orderRequestResults).set({ result }).where(mine);
  return result;
}

/** The result of this user's completed request with the key; `undefined` if there is none. */
export async function readResult(db: Queries, caller: Caller, key: string): Promise<unknown> {
  if (!isStorable(key)) return undefined;
  const [known] = await db
    .select({ result: orderRequestResults.result })
    .from(orderRequestResults)
    .where(ofKey(caller, key));
  return known?.result;
}
