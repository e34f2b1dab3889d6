import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { findOrder } from '../order/find-order.ts';
import type { OrderRow } from '../order/wire-order.ts';
import { applyTransition } from './apply-transition.ts';
import { checkVersion } from './check-version.ts';
import type { OrderActor } from './order-actor.ts';
import { parseTransition } from './transition.ts';
import { ApiError } from '../../lib/api-error.ts';

const versioned = v.object({ version: v.optional(v.pipe(v.number(), v.integer())) });

/** Sets the status of one order. An order that has the status already stays as it is. */
export function transitionOrder(
  db: Database,
  actor: OrderActor,
  id: string,
  body: unknown,
): Promise<OrderRow> {
  const transition = parseTransition(body);
  const parsed = v.safeParse(versioned, body);
  if (!parsed.success) {
    throw new ApiError('INVALID_INPUT', 'orderFieldInvalid', { field: 'version' });
  }
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, actor, id, true);
    checkVersion(order, parsed.output.version);
    if (order.status === transition.status) return order;
    await applyTransition(tx, actor, [order.id], transition);
    return findOrder(tx, actor, id);
  });
}
