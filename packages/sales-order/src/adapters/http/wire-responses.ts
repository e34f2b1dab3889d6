import * as v from 'valibot';
import { orderStatuses } from '../../engine/orders/order.ts';
import type { BulkResult } from '../../engine/orders/bulk.ts';
import { orderChangeSchema, orderDetailSchema } from './wire-order.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Rows are parsed one by one: an invalid row does not hide the others. */
export const listResponse = v.object({
  data: v.object({
    paginated_result: v.array(v.unknown()),
    ids: v.array(v.string()),
    versions: v.array(v.pipe(v.number(), v.integer())),
  }),
  metadata: v.object({
    page: count,
    total_count: count,
    totals: v.object({
      total_weight: v.number(),
      total_volume: v.number(),
      total_price: v.number(),
    }),
  }),
});

export const orderResponse = v.object({ data: orderDetailSchema });

export const historyResponse = v.object({ data: v.array(orderChangeSchema) });

export const fleetTaskResponse = v.object({
  data: v.object({ paginated_result: v.array(v.unknown()) }),
  metadata: v.object({ page: count, total_count: count }),
});

export const suggestionResponse = v.object({
  data: v.object({ suggestions: v.array(v.object({ value: v.string() })) }),
});

const bulkRow = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  outcome: v.picklist(['done', 'skipped', 'conflict', 'refused', 'failed']),
  message: v.nullable(v.string()),
  version: v.nullable(v.number()),
  previous_status: v.nullable(v.picklist(orderStatuses)),
});

export const bulkResponse = v.pipe(
  v.object({ results: v.array(bulkRow) }),
  v.transform(({ results }): BulkResult => ({
    rows: results.map(({ previous_status, ...row }) => ({
      ...row,
      previousStatus: previous_status,
    })),
  })),
);
