import type { ActionTarget } from './alert-action.ts';
import type { Alert, Urgency } from './alert.ts';
import { ACTION_RANGE_MS } from './limits.ts';

/** Targets alerts by id; the range runs from 1 s before the earliest to 1 s after the latest (AC-46). */
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

/** Whether the action applies to this alert. */
export function isTargeted(
  target: ActionTarget,
  alert: Pick<Alert, 'id' | 'createdOn' | 'vehicle'>,
  urgency: Urgency | null,
): boolean {
  const { ids, range } = target;
  if (alert.createdOn < range.start || alert.createdOn > range.end) return false;
  const isListed = ids.includes(alert.id);
  if (target.mode === 'selection') return isListed;
  if (target.mode === 'exclude' && isListed) return false;
  if (target.urgency !== null && target.urgency !== urgency) return false;
  return target.vehicleIds.length === 0 || target.vehicleIds.includes(alert.vehicle.vehicleId);
}
