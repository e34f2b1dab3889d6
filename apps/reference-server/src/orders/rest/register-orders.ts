import type { FastifyInstance } from 'fastify';
import { createOrder } from '../changes/create-order.ts';
import { deleteOrder } from '../changes/delete-order.ts';
import { editOrder } from '../changes/edit-order.ts';
import { transitionOrder } from '../changes/transition-order.ts';
import { listFleetTasks } from '../list/list-fleet-tasks.ts';
import { listOrders } from '../list/list-orders.ts';
import { readHistory } from '../list/read-history.ts';
import { suggestValues } from '../list/suggest-values.ts';
import { findOrder } from '../order/find-order.ts';
import { isStorable } from '../../lib/user-text.ts';
import { wireOrderDetail } from '../order/wire-order.ts';
import {
  parseListQuery,
  parsePageQuery,
  parseSortTexts,
  parseVersion,
} from '../query/list-query.ts';
import { registerBulk } from './register-bulk.ts';
import { orderRoute, type OrdersDeps } from './order-route.ts';

const ORDERS = '/api/order/sales-order';

/** Registers the sales orders (openapi.yaml). */
export function registerOrders(fastify: FastifyInstance, deps: OrdersDeps): void {
  registerReading(fastify, deps);
  registerChanges(fastify, deps);
  registerBulk(fastify, deps);
}

function registerReading(fastify: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps;
  fastify.get(
    ORDERS,
    orderRoute(deps, 'REST GET /api/order/sales-order', ({ currentUser, query }) =>
      listOrders(db, currentUser, parseListQuery(query)),
    ),
  );
  fastify.get(
    `${ORDERS}/:id`,
    orderRoute(deps, 'REST GET /api/order/sales-order/{id}', async ({ currentUser, params }) => ({
      data: wireOrderDetail(await findOrder(db, currentUser, params['id'] ?? '')),
    })),
  );
  fastify.get(
    `${ORDERS}/:id/history`,
    orderRoute(
      deps,
      'REST GET /api/order/sales-order/{id}/history',
      async ({ currentUser, params }) => ({
        data: await readHistory(db, currentUser, params['id'] ?? ''),
      }),
    ),
  );
  fastify.get(
    `${ORDERS}/:id/fleet-task-instant`,
    orderRoute(
      deps,
      'REST GET /api/order/sales-order/{id}/fleet-task-instant',
      ({ currentUser, params, query }) =>
        listFleetTasks(db, currentUser, params['id'] ?? '', {
          ...parsePageQuery(query),
          sorts: parseSortTexts(query),
        }),
    ),
  );
  fastify.get(
    `${ORDERS}/field-suggestion/:field`,
    orderRoute(
      deps,
      'REST GET /api/order/sales-order/field-suggestion/{field}',
      async ({ currentUser, params, query }) => {
        const customer = query['customer-name'];
        const customerName =
          typeof customer === 'string' && customer !== '' && isStorable(customer) ? customer : null;
        const values = await suggestValues(db, currentUser, params['field'] ?? '', customerName);
        return { data: { suggestions: values.map((value) => ({ value })) } };
      },
    ),
  );
}

function registerChanges(fastify: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps;
  fastify.post(
    ORDERS,
    orderRoute(deps, 'REST POST /api/order/sales-order', async ({ actor, body }, reply) => {
      void reply.status(201);
      return { data: wireOrderDetail(await createOrder(db, actor, body)) };
    }),
  );
  fastify.patch(
    `${ORDERS}/:id`,
    orderRoute(deps, 'REST PATCH /api/order/sales-order/{id}', async ({ actor, params, body }) => ({
      data: wireOrderDetail(await editOrder(db, actor, params['id'] ?? '', body)),
    })),
  );
  fastify.post(
    `${ORDERS}/:id/transition`,
    orderRoute(
      deps,
      'REST POST /api/order/sales-order/{id}/transition',
      async ({ actor, params, body }) => ({
        data: wireOrderDetail(await transitionOrder(db, actor, params['id'] ?? '', body)),
      }),
    ),
  );
  fastify.delete(
    `${ORDERS}/:id`,
    orderRoute(
      deps,
      'REST DELETE /api/order/sales-order/{id}',
      async ({ actor, params, query }, reply) => {
        await deleteOrder(db, actor, params['id'] ?? '', parseVersion(query));
        return reply.status(204).send();
      },
    ),
  );
}
