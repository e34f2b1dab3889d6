import type { OrderStatus } from '../order/order-status.ts';
import type { BulkRequest } from './bulk-request.ts';

/** What happened to one order of a bulk request (`BulkRowResult` in openapi.yaml). */
export interface RowResult {
  readonly id: string;
  readonly number: string | null;
  readonly outcome: 'done' | 'skipped' | 'conflict' | 'refused' | 'failed';
  readonly reason: 'sameStatus' | 'changed' | 'assigned' | 'notFound' | null;
  /** The version after the request; `null` for an order that no longer exists. */
  readonly version: number | null;
  /** The status before the request. */
  readonly previousStatus: OrderStatus | null;
}

/** The part of an order that decides what a bulk request does to it. */
export interface BulkOrder {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly version: number;
}

/** Decides what a request does to one order; `undefined` is one that the company does not have. */
export function decideRow(
  id: string,
  order: BulkOrder | undefined,
  { versions, transition }: Pick<BulkRequest, 'versions' | 'transition'>,
): RowResult {
  if (order === undefined) {
    const nothing = { number: null, version: null, previousStatus: null };
    return { id, outcome: 'failed', reason: 'notFound', ...nothing };
  }
  const { number, status, version } = order;
  const unchanged = { id, number, version, previousStatus: status };
  if (status === transition?.status) {
    return { ...unchanged, outcome: 'skipped', reason: 'sameStatus' };
  }
  const seen = Object.hasOwn(versions, id) ? versions[id] : undefined;
  if (seen !== undefined && seen !== version) {
    return { ...unchanged, outcome: 'conflict', reason: 'changed' };
  }
  if (transition === null && status === 'ASSIGNED') {
    return { ...unchanged, outcome: 'refused', reason: 'assigned' };
  }
  const after = transition === null ? null : version + 1;
  return { ...unchanged, outcome: 'done', reason: null, version: after };
}
