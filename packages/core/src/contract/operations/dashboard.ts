import { menuScopes } from '../menu-scopes.ts';
import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';
import { sharedVehicles } from './shared-parts.ts';

/** The tiles of the dashboard. */
export const dashboardOperations = [
  {
    operation: 'REST GET /api/dashboard/attention',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [{ part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' }],
  },
  {
    operation: 'REST GET /api/dashboard/alerts-by-hour',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [{ part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' }],
  },
  {
    operation: 'REST GET /api/dashboard/orders-by-status',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/dashboard/vehicles',
    caller: 'session',
    needs: [menuScopes.dashboardVehicleMap],
    parts: [sharedVehicles],
  },
] as const satisfies readonly OperationAccess[];
