import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';
import { fleetOrders } from './shared-parts.ts';

/** Live messages. */
export const liveOperations = [
  {
    operation: 'live alert-center-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      fleetOrders,
    ],
  },
  {
    operation: 'live alert-center-resolve-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [{ part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' }],
  },
  {
    operation: 'live alert-owner-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [{ part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' }],
  },
  {
    operation: 'live alert-presence-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      // Whoever only looks is not reported to others.
      { part: 'presence of the user', needs: [scopes.alertAction], without: 'leftOut' },
    ],
  },
  {
    operation: 'live alert-center-new-{userId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'live alert-snoozes-{userId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'live vehicle-position-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'live system-notif-{userId}',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  // Contains nothing but the id of the receiver's own company.
  { operation: 'live company-updated-{companyId}', caller: 'session', needs: [] },
  {
    // Sent only to the user who started the call, which requires the scopes.
    operation: 'live call',
    caller: 'session',
    needs: [],
  },
] as const satisfies readonly OperationAccess[];
