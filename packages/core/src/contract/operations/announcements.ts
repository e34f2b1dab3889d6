import { scopes } from '../scopes.ts';
import { type OperationAccess } from './operation-access.ts';

/** Announcements. They require the flag `vsms2_system_notification`, too. */
export const announcementOperations = [
  {
    operation: 'REST GET /api/system-notification',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST GET /api/system-notification/unread-count',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST GET /api/system-notification/{id}',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST PATCH /api/system-notification',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST POST /api/system-notification',
    caller: 'session',
    needs: [scopes.systemNotificationCreate],
  },
  {
    operation: 'live system-notif-{userId}',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
] as const satisfies readonly OperationAccess[];
