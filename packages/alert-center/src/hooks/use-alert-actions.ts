import type { AlertCenterActions } from '../engine/triage/alert-actions.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { ActionOutcome, AlertCenterActions } from '../engine/triage/alert-actions.ts';

/** What the user can do. The same object for the life of the mount. */
export function useAlertActions(): AlertCenterActions {
  return useAlertCenter().actions;
}
