import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../lib/language.ts';
import { parseBulkRequest } from '../bulk/bulk-request.ts';
import { readBulkResult } from '../bulk/read-bulk-result.ts';
import { runBulk } from '../bulk/run-bulk.ts';
import { wireBulkResult } from '../bulk/wire-result.ts';
import { orderRoute, type OrdersDeps } from './order-route.ts';

const ORDERS = '/api/bff/sales-order';

/** Registers the bulk requests and their results. */
export function registerBulk(fastify: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps;
  fastify.post(
    `${ORDERS}/bulk-transition`,
    orderRoute(
      deps,
      'REST POST /api/bff/sales-order/bulk-transition',
      async ({ actor, body }, _, { headers }) =>
        wireBulkResult(
          await runBulk(db, actor, parseBulkRequest('transition', body)),
          languageOf(headers['accept-language']),
        ),
    ),
  );
  fastify.post(
    `${ORDERS}/bulk-delete`,
    orderRoute(
      deps,
      'REST POST /api/bff/sales-order/bulk-delete',
      async ({ actor, body }, _, { headers }) =>
        wireBulkResult(
          await runBulk(db, actor, parseBulkRequest('delete', body)),
          languageOf(headers['accept-language']),
        ),
    ),
  );
  fastify.get(
    `${ORDERS}/bulk-result/:key`,
    orderRoute(
      deps,
      'REST GET /api/bff/sales-order/bulk-result/{key}',
      async ({ actor, params }, _, { headers }) =>
        wireBulkResult(
          await readBulkResult(db, actor, params['key'] ?? ''),
          languageOf(headers['accept-language']),
        ),
    ),
  );
}
