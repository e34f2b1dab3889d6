import type { ActionTarget } from './alert-action.ts';
import type { Alert, Urgency } from './alert.ts';
import { ACTION_RANGE_MS } from './limits.ts';

/** Names alerts one by one; the range runs from the earliest −1 s to the latest +1 s (spec alerts §7). */
export function targetAlerts(alerts: readonly Pick<Alert, 'id' | 'createdOn'>[]): ActionTarget {
  const times = alerts.map((alert) => alert.createdOn);
  return {
    mode: 'selection',
    ids: alerts.map((alert) => alert.id),
    range: {
      start: Math.min(...times) - ACTION_RANGE_MS,
      end: Math.max(...times) + ACTION_RANGE_MS,
    },
  };
}

/** Whether an action means this alert. */
export function isTargeted(
  target: ActionTarget,
  alert: Pick<Alert, 'id' | 'createdOn' | 'vehicle'>,
  urgency: Urgency | null,
): boolean {
  const { ids, range } = target;
  if (alert.createdOn < range.start || alert.createdOn > range.end) return false;
  const isNamed = ids.includes(alert.id);
  if (target.mode === 'selection') return isNamed;
  if (target.mode === 'exclude' && isNamed) return false;
  if (target.urgency !== null && target.urgency !== urgency) return false;
  return target.vehicleIds.length === 0 || target.vehicleIds.includes(alert.vehicle.vehicleId);
}
