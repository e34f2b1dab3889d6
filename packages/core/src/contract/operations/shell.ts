import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';

/** Announcements, banners, feedback and other calls of the shell. */
export const shellOperations = [
  { operation: 'REST GET /api/portal-settings', caller: 'session', needs: [] },
  // The operations on announcements require the flag vsms2_system_notification, too.
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
  { operation: 'GraphQL Mutation.unregisterPushToken', caller: 'session', needs: [] },
  {
    operation: 'GraphQL Mutation.backToOldVersion',
    caller: 'session',
    needs: [scopes.backToVsms1],
  },
  {
    operation: 'REST GET /api/feedback-status',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  {
    operation: 'REST POST /api/feedback',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  {
    operation: 'REST GET /api/satisfaction-status',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  {
    operation: 'REST POST /api/satisfaction',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  { operation: 'REST GET /api/banner-active', caller: 'session', needs: [] },
  { operation: 'REST GET /api/banner-active/company', caller: 'session', needs: [] },
  { operation: 'REST GET /api/referral', caller: 'session', needs: [scopes.referralProgram] },
] as const satisfies readonly OperationAccess[];
