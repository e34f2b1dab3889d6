import type { Alert, AlertId } from './alert.ts';

/** The fields that determine an alert's position in every list. */
export type AlertKey = Pick<Alert, 'createdOn' | 'id'>;

const numeric = /^\d+$/;

/**
 * Compares two ids like the server's `ORDER BY id`: whole numbers of any length by value, then all other
 * ids by their characters.
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

/** Sorts newest first, then by the greater id (AC-22, AC-91). Negative when `left` comes first. */
export function compareNewestFirst(left: AlertKey, right: AlertKey): number {
  return right.createdOn - left.createdOn || compareIds(right.id, left.id);
}

export function keyOf(alert: AlertKey): AlertKey {
  return { createdOn: alert.createdOn, id: alert.id };
}

/** Whether the alert sorts after `floor`, the last loaded row. */
export function isBelow(alert: AlertKey, floor: AlertKey): boolean {
  return compareNewestFirst(alert, floor) > 0;
}
