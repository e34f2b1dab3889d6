import type { OperationName } from '@pantau/core/contract/operations';
import { one, server, session } from './operation-server.ts';
import { addOrder } from './orders.ts';

const ORDERS = '/api/order/sales-order';

const send = async (method: string, path: string, body?: object): Promise<boolean> => {
  const headers = {
    authorization: `Bearer ${session.accessToken}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return (await fetch(server.url + path, init)).ok;
};

const newOrder = async (): Promise<string> => String((await addOrder(server.db, one.id)).id);

/** No request has this key. */
const KEY = 'operation-test';

/** One request for each operation on sales orders. */
export const orderRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'REST GET /api/order/sales-order': () => send('GET', ORDERS),
  'REST GET /api/order/sales-order/{id}': async () => send('GET', `${ORDERS}/${await newOrder()}`),
  'REST GET /api/order/sales-order/{id}/history': async () =>
    send('GET', `${ORDERS}/${await newOrder()}/history`),
  'REST GET /api/order/sales-order/{id}/fleet-task-instant': async () =>
    send('GET', `${ORDERS}/${await newOrder()}/fleet-task-instant`),
  'REST GET /api/order/sales-order/field-suggestion/{field}': () =>
    send('GET', `${ORDERS}/field-suggestion/customer_name`),
  'REST POST /api/order/sales-order': () => send('POST', ORDERS, { customer_name: 'PT Baru' }),
  'REST PATCH /api/order/sales-order/{id}': async () =>
    send('PATCH', `${ORDERS}/${await newOrder()}`, { customer_name: 'PT Lain' }),
  'REST POST /api/order/sales-order/{id}/transition': async () =>
    send('POST', `${ORDERS}/${await newOrder()}/transition`, { status: 'CONFIRMED' }),
  'REST DELETE /api/order/sales-order/{id}': async () =>
    send('DELETE', `${ORDERS}/${await newOrder()}`),
  'REST POST /api/bff/sales-order/bulk-transition': async () =>
    send('POST', '/api/bff/sales-order/bulk-transition', {
      ids: [await newOrder()],
      status: 'CONFIRMED',
    }),
  'REST POST /api/bff/sales-order/bulk-delete': async () =>
    send('POST', '/api/bff/sales-order/bulk-delete', { ids: [await newOrder()] }),
  'REST GET /api/bff/sales-order/bulk-result/{key}': async () => {
    const { status } = await fetch(`${server.url}/api/bff/sales-order/bulk-result/${KEY}`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    return status === 404;
  },
};
