import { PantauError } from '@pantau/core/base';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { OwnerRefusal } from '../alert/owner.ts';
import { type ActionOutcome, refusedOutcome } from './action-outcome.ts';

/** Result of a bulk action for one alert. */
export interface BulkItem {
  readonly id: AlertId;
  readonly plate: string;
  /**
   * `unchanged`: the alert was already settled or in that state; `alert` shows by whom. `stopped`: the
   * user stopped the action before this alert was sent. `queued`: an undo that will be sent once the server
   * can be reached. `owned`, `settled`, `unseen`: the alert has not been given to the person.
   */
  readonly outcome:
    'applied' | 'unchanged' | 'queued' | 'notFound' | 'failed' | 'stopped' | OwnerRefusal;
  /** Set when `outcome` is `failed`. */
  readonly error: PantauError | null;
  /** The current state, when the server or the list provides it. */
  readonly alert: Alert | null;
}

/** Result of a bulk action. */
export interface BulkOutcome {
  readonly change: AlertChange;
  /** One for each requested alert, in the order of the request. */
  readonly items: readonly BulkItem[];
}

/** The outcome of an action on one alert that was run in bulk. */
export function outcomeOf({ outcome, alert, error }: BulkItem): ActionOutcome {
  const isOk = outcome === 'applied' || outcome === 'unchanged' || outcome === 'queued';
  if (alert !== null && isOk) {
    return { ok: true, outcome, alert };
  }
  const isRefused = outcome === 'owned' || outcome === 'settled' || outcome === 'unseen';
  if (alert !== null && isRefused) return refusedOutcome(outcome, alert);
  return { ok: false, error: error ?? new PantauError('notFound') };
}

export type BulkCounts = Readonly<Record<BulkItem['outcome'], number>>;

export function countItems(items: readonly BulkItem[]): BulkCounts {
  const changed = { applied: 0, unchanged: 0, queued: 0 };
  const refused = { notFound: 0, failed: 0, stopped: 0, owned: 0, settled: 0, unseen: 0 };
  const counts = { ...changed, ...refused };
  for (const { outcome } of items) counts[outcome] += 1;
  return counts;
}

/** Whether the item failed or was stopped, so that it can be retried. */
export function isUnfinished({ outcome }: BulkItem): boolean {
  return outcome === 'failed' || outcome === 'stopped';
}
