import { alertRuleOperations } from './operations/alert-rules.ts';
import { alertOperations } from './operations/alerts.ts';
import { companyOperations } from './operations/company.ts';
import { dashboardOperations } from './operations/dashboard.ts';
import { driverScoreOperations } from './operations/driver-scores.ts';
import { ingestOperations } from './operations/ingest.ts';
import { liveOperations } from './operations/live.ts';
import { orderOperations } from './operations/orders.ts';
import { sessionOperations } from './operations/sessions.ts';
import { shellOperations } from './operations/shell.ts';
import { vehicleOperations } from './operations/vehicles.ts';
import type { OperationAccess } from './operations/operation-access.ts';

export type { OperationAccess };

/**
 * The scopes that each operation requires. The server enforces this table, and a test tries every row
 * without each of its scopes.
 */
export const operations = [
  ...sessionOperations,
  ...ingestOperations,
  ...alertOperations,
  ...vehicleOperations,
  ...alertRuleOperations,
  ...driverScoreOperations,
  ...orderOperations,
  ...companyOperations,
  ...shellOperations,
  ...dashboardOperations,
  ...liveOperations,
] as const satisfies readonly OperationAccess[];

export type OperationName = (typeof operations)[number]['operation'];
