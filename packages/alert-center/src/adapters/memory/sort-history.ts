import { compareNewestFirst } from '../../engine/alert/alert-order.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { type AlertSort, alertStates } from '../../engine/history/history-query.ts';
import { stateOf } from '../../engine/history/matches-history.ts';

type Value = string | number | null;

const values: Readonly<Record<AlertSort['key'], (alert: Alert) => Value>> = {
  createdOn: ({ createdOn }) => createdOn,
  licensePlate: ({ vehicle }) => vehicle.licensePlate,
  driver: ({ driver }) => driver?.fullname ?? null,
  event: ({ description }) => description.en,
  state: (alert) => alertStates.indexOf(stateOf(alert)),
};

/** Missing values come last in both directions. */
function compare(one: Value, other: Value, direction: AlertSort['direction']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (one === other) return 0;
  return one < other === (direction === 'asc') ? -1 : 1;
}

export function sortHistory(
  alerts: readonly Alert[],
  sorts: readonly AlertSort[],
): readonly Alert[] {
  const [first] = sorts;
  const isOldestFirst = first?.key === 'createdOn' && first.direction === 'asc';
  return alerts.toSorted((one, other) => {
    for (const { key, direction } of sorts) {
      const order = compare(values[key](one), values[key](other), direction);
      if (order !== 0) return order;
    }
    return isOldestFirst ? compareNewestFirst(other, one) : compareNewestFirst(one, other);
  });
}
