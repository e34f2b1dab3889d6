import type { ActionTaken } from '../../engine/alert/alert-action.ts';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';

/** One number of the company's sequence. */
export type WorldEvent =
  | { readonly kind: 'arrival'; readonly seq: number; readonly alertId: AlertId }
  | { readonly kind: 'action'; readonly seq: number; readonly action: ActionTaken };

/** Everything the company has: its alerts as they are, and what happened, in order. */
export interface WorldBooks {
  readonly alerts: Map<AlertId, Alert>;
  readonly events: WorldEvent[];
  head: number;
}

export const emptyBooks = (): WorldBooks => ({ alerts: new Map(), events: [], head: 0 });
