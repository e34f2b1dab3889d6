import { type OperationAccess } from './operation-access.ts';

/** Sign-in, ingest, and what every page needs. */
export const sessionOperations = [
  { operation: 'REST POST /api/session', caller: 'public', needs: [] },
  { operation: 'REST POST /api/session/refresh', caller: 'public', needs: [] },
  { operation: 'REST DELETE /api/session', caller: 'public', needs: [] },
  { operation: 'REST GET /api/logout', caller: 'public', needs: [] },
  // Empty unless the server is a demo.
  { operation: 'REST GET /api/demo-users', caller: 'public', needs: [] },
  { operation: 'REST POST /api/ingest/alerts', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/positions', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/vehicles', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/traccar', caller: 'ingestKey', needs: [] },
  // Shows only the base map around a given position.
  { operation: 'REST GET /api/static-map', caller: 'public', needs: [] },
  { operation: 'REST GET /api/geocode', caller: 'session', needs: [] },
  { operation: 'REST GET /api/portal-settings', caller: 'session', needs: [] },
] as const satisfies readonly OperationAccess[];
