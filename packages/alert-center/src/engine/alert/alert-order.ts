import type { Alert, AlertId } from './alert.ts';

/** An alert's place in every list. */
export type AlertKey = Pick<Alert, 'createdOn' | 'id'>;

const numeric = /^\d+$/;

/**
 * Order of two ids, as the server's `ORDER BY id`: whole numbers by their value, however long; any
 * other ids by their characters, after all numbers.
 */
export function compareIds(left: AlertId, right: AlertId): number {
  if (left === right) return 0;
  const leftIsNumber = numeric.test(left);
  const rightIsNumber = numeric.test(right);
  if (leftIsNumber !== rightIsNumber) return leftIsNumber ? -1 : 1;
  if (leftIsNumber) {
    const a = left.replace(/^0+(?=\d)/, '');
    const b = right.replace(/^0+(?=\d)/, '');
    if (a.length !== b.length) return a.length - b.length;
    if (a !== b) return a < b ? -1 : 1;
  }
  return left < right ? -1 : 1;
}

/** Negative when `left` stands above `right`: newest first, then the greater id (spec alerts §7). */
export function compareNewestFirst(left: AlertKey, right: AlertKey): number {
  return right.createdOn - left.createdOn || compareIds(right.id, left.id);
}

export function keyOf(alert: AlertKey): AlertKey {
  return { createdOn: alert.createdOn, id: alert.id };
}

/** Whether an alert stands below the key, that is, further down than the last loaded row. */
export function isBelow(alert: AlertKey, floor: AlertKey): boolean {
  return compareNewestFirst(alert, floor) > 0;
}
