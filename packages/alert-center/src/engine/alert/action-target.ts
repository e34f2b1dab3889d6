import type { AlertSelection } from './alert-action.ts';
import type { Alert, Urgency } from './alert.ts';
import { ACTION_RANGE_MS } from './limits.ts';

/** Names alerts one by one; the range runs from the earliest −1 s to the latest +1 s (spec alerts §7). */
export function selectAlerts(
  alerts: readonly Pick<Alert, 'rawAlertId' | 'createdOn'>[],
): AlertSelection {
  const times = alerts.map((alert) => alert.createdOn);
  return {
    mode: 'selection',
    ids: alerts.map((alert) => alert.rawAlertId),
    range: {
      start: Math.min(...times) - ACTION_RANGE_MS,
      end: Math.max(...times) + ACTION_RANGE_MS,
    },
  };
}

/** Whether an action means this alert. */
export function isSelected(
  selection: AlertSelection,
  alert: Pick<Alert, 'rawAlertId' | 'createdOn' | 'vehicle'>,
  urgency: Urgency | null,
): boolean {
  const { ids, range } = selection;
  if (alert.createdOn < range.start || alert.createdOn > range.end) return false;
  const isNamed = ids.includes(alert.rawAlertId);
  if (selection.mode === 'selection') return isNamed;
  if (selection.mode === 'exclude' && isNamed) return false;
  if (selection.urgency !== null && selection.urgency !== urgency) return false;
  return (
    selection.vehicleIds.length === 0 || selection.vehicleIds.includes(alert.vehicle.vehicleId)
  );
}
