import { scopes } from '../scopes.ts';
import { type OperationAccess } from './operation-access.ts';

/** What the application asks its users, and their profile. */
export const promptOperations = [
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
  // Changes only the user's own profile.
  { operation: 'REST PATCH /api/user/profile', caller: 'session', needs: [] },
  { operation: 'REST GET /api/referral', caller: 'session', needs: [scopes.referralProgram] },
] as const satisfies readonly OperationAccess[];
