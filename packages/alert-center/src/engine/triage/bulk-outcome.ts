import type { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';

/** What became of one alert of many. */
export interface BulkItem {
  readonly id: AlertId;
  readonly plate: string;
  /**
   * `unchanged`: it was settled or in that state already, `alert` says by whom. `stopped`: the user
   * stopped before it was sent.
   */
  readonly outcome: 'applied' | 'unchanged' | 'notFound' | 'failed' | 'stopped';
  /** Why it failed. */
  readonly error: PantauError | null;
  /** As it is now, where the server or the list tells. */
  readonly alert: Alert | null;
}

/** What became of one change of many alerts. */
export interface BulkOutcome {
  readonly change: AlertChange;
  /** One for each alert that was meant, in their order. */
  readonly items: readonly BulkItem[];
}

export type BulkCounts = Readonly<Record<BulkItem['outcome'], number>>;

export function countItems(items: readonly BulkItem[]): BulkCounts {
  const counts = { applied: 0, unchanged: 0, notFound: 0, failed: 0, stopped: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return counts;
}

/** Whether it may be tried again. */
export function isToDo({ outcome }: BulkItem): boolean {
  return outcome === 'failed' || outcome === 'stopped';
}
