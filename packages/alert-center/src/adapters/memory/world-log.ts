import type { ActionTaken } from '../../engine/alert/alert-action.ts';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';

/** One step of the company's sequence. */
export type WorldEvent =
  | { readonly kind: 'arrival'; readonly seq: number; readonly alertId: AlertId }
  | { readonly kind: 'action'; readonly seq: number; readonly action: ActionTaken };

/** The company's data: its current alerts, and its events in order. */
export interface WorldRecords {
  readonly alerts: Map<AlertId, Alert>;
  readonly events: WorldEvent[];
  head: number;
}

export const emptyRecords = (): WorldRecords => ({ alerts: new Map(), events: [], head: 0 });
