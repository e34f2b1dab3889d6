import type { OperationAccess } from './operation-access.ts';

/** Signing in and out, and the user's own profile and sessions. */
export const sessionOperations = [
  { operation: 'REST POST /api/session', caller: 'public', needs: [] },
  { operation: 'REST POST /api/session/refresh', caller: 'public', needs: [] },
  { operation: 'REST DELETE /api/session', caller: 'public', needs: [] },
  { operation: 'REST GET /api/logout', caller: 'public', needs: [] },
  { operation: 'REST POST /api/embed-tokens', caller: 'partner', needs: [] },
  // Empty unless the server is a demo.
  { operation: 'REST GET /api/demo-users', caller: 'public', needs: [] },
  // These concern only the user's own profile and sessions.
  { operation: 'REST GET /api/user/profile', caller: 'session', needs: [] },
  { operation: 'REST PATCH /api/user/profile', caller: 'session', needs: [] },
  { operation: 'REST GET /api/user/sessions', caller: 'session', needs: [] },
  { operation: 'REST DELETE /api/user/sessions', caller: 'session', needs: [] },
  { operation: 'REST DELETE /api/user/sessions/{id}', caller: 'session', needs: [] },
] as const satisfies readonly OperationAccess[];
