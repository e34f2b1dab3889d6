import { alertRuleOperations } from './operations/alert-rules.ts';
import { alertOperations } from './operations/alerts.ts';
import { announcementOperations } from './operations/announcements.ts';
import { dashboardOperations } from './operations/dashboard.ts';
import { promptOperations } from './operations/prompts.ts';
import { salesOrderOperations } from './operations/sales-orders.ts';
import { sessionOperations } from './operations/session-and-ingest.ts';
import { vehicleOperations } from './operations/vehicles-and-evidence.ts';

export type { OperationAccess } from './operations/operation-access.ts';

/**
 * The scopes that each operation requires. The server enforces this table, and a test tries every row
 * without each of its scopes.
 */
export const operations = [
  ...sessionOperations,
  ...salesOrderOperations,
  ...announcementOperations,
  ...dashboardOperations,
  ...alertOperations,
  ...vehicleOperations,
  ...alertRuleOperations,
  ...promptOperations,
] as const;

export type OperationName = (typeof operations)[number]['operation'];
