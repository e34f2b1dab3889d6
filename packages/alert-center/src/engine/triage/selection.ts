import type { Alert, AlertId, Urgency } from '../alert/alert.ts';

/** What is kept of a picked alert: it may leave the lists before anything is done with it. */
export type PickedAlert = Pick<Alert, 'id' | 'createdOn' | 'alertCode' | 'description' | 'vehicle'>;

/** Alerts that the user has picked to act on them together. */
export interface Picks {
  readonly alerts: ReadonlyMap<AlertId, PickedAlert>;
  /** They are all unresolved alerts of this list, as of the moment when they were picked. */
  readonly isAllOf: Urgency | null;
  /** Where a range begins. */
  readonly last: AlertId | null;
}

export const noPicks: Picks = { alerts: new Map(), isAllOf: null, last: null };

export function pickedOf(alert: PickedAlert): PickedAlert {
  const { id: alertId, createdOn, alertCode, description, vehicle } = alert;
  return { id: alertId, createdOn, alertCode, description, vehicle };
}

/** Picks one, or lets it go. */
export function pickOne(picks: Picks, alert: PickedAlert, isOn: boolean): Picks {
  const id = alert.id;
  if (picks.alerts.has(id) === isOn) return picks;
  const alerts = new Map(picks.alerts);
  if (isOn) alerts.set(id, pickedOf(alert));
  else alerts.delete(id);
  return { alerts, isAllOf: null, last: id };
}

/** Picks those too, anew where they are picked; the range of a later pick begins where it did. */
export function pickMore(picks: Picks, more: readonly PickedAlert[]): Picks {
  if (more.length === 0) return picks;
  const alerts = new Map(picks.alerts);
  for (const alert of more) alerts.set(alert.id, pickedOf(alert));
  return alerts.size === picks.alerts.size
    ? { ...picks, alerts }
    : { ...picks, alerts, isAllOf: null };
}

/**
 * Lets go of those that are done with.
 *
 * @param before as they were when that began: what has been picked since, also anew, stays
 */
export function dropPicks(picks: Picks, before: Picks, isDone: (id: AlertId) => boolean): Picks {
  const isLetGo = (id: AlertId, picked: PickedAlert): boolean =>
    before.alerts.get(id) === picked && isDone(id);
  const alerts = new Map([...picks.alerts].filter(([id, picked]) => !isLetGo(id, picked)));
  if (alerts.size === picks.alerts.size) return picks;
  return alerts.size === 0 ? noPicks : { ...picks, alerts, isAllOf: null };
}

/** From one row to another, both included, in the order of the list; the other alone without a first. */
export function rangeOf(
  order: readonly AlertId[],
  from: AlertId | null,
  to: AlertId,
): readonly AlertId[] {
  const end = order.indexOf(to);
  const start = from === null ? -1 : order.indexOf(from);
  if (start === -1 || end === -1) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}
