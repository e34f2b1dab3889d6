import type { OperationAccess } from './operation-access.ts';

/** Alerts, positions and vehicles that trackers and cameras report. */
export const ingestOperations = [
  { operation: 'REST POST /api/ingest/alerts', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/positions', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/vehicles', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/traccar', caller: 'ingestKey', needs: [] },
] as const satisfies readonly OperationAccess[];
