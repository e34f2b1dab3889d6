import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';
import { fleetOrders, sharedVehicles } from './shared-parts.ts';

/** Sales orders, and the fleet orders that carry them out. */
export const orderOperations = [
  {
    operation: 'REST GET /api/order/sales-order',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/{id}',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/{id}/history',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/{id}/fleet-task-instant',
    caller: 'session',
    needs: [scopes.salesOrderRead, scopes.fleetTaskInstantRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/field-suggestion/{field}',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST POST /api/order/sales-order',
    caller: 'session',
    needs: [scopes.salesOrderCreate],
  },
  {
    operation: 'REST PATCH /api/order/sales-order/{id}',
    caller: 'session',
    needs: [scopes.salesOrderUpdate],
  },
  {
    operation: 'REST POST /api/order/sales-order/{id}/transition',
    caller: 'session',
    needs: [scopes.salesOrderUpdate],
  },
  {
    operation: 'REST DELETE /api/order/sales-order/{id}',
    caller: 'session',
    needs: [scopes.salesOrderDelete],
  },
  {
    operation: 'REST POST /api/bff/sales-order/bulk-transition',
    caller: 'session',
    needs: [scopes.salesOrderUpdate],
  },
  {
    operation: 'REST POST /api/bff/sales-order/bulk-delete',
    caller: 'session',
    needs: [scopes.salesOrderDelete],
  },
  // Returns only results of the user's own requests.
  { operation: 'REST GET /api/bff/sales-order/bulk-result/{key}', caller: 'session', needs: [] },
  {
    operation: 'GraphQL Query.fleetOrderDetail',
    caller: 'session',
    needs: fleetOrders.needs,
    parts: [sharedVehicles],
  },
] as const satisfies readonly OperationAccess[];
