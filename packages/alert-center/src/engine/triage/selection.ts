import type { Alert, AlertId, Urgency } from '../alert/alert.ts';

/** The stored part of a selected alert, which may leave the lists before the user acts on it. */
export type SelectedAlert = Pick<
  Alert,
  'id' | 'createdOn' | 'alertCode' | 'description' | 'vehicle'
>;

/** The alerts that the user has selected for a bulk action. */
export interface AlertSelection {
  readonly alerts: ReadonlyMap<AlertId, SelectedAlert>;
  /** Set when these are all unresolved alerts of this list, as of the moment of selection. */
  readonly isAllOf: Urgency | null;
  /** Anchor of a range selection. */
  readonly last: AlertId | null;
}

export const emptySelection: AlertSelection = { alerts: new Map(), isAllOf: null, last: null };

export function toSelectedAlert(alert: SelectedAlert): SelectedAlert {
  const { id, createdOn, alertCode, description, vehicle } = alert;
  return { id, createdOn, alertCode, description, vehicle };
}

/** Selects or deselects one alert. */
export function setSelected(
  selection: AlertSelection,
  alert: SelectedAlert,
  selected: boolean,
): AlertSelection {
  const id = alert.id;
  if (selection.alerts.has(id) === selected) return selection;
  const alerts = new Map(selection.alerts);
  if (selected) alerts.set(id, toSelectedAlert(alert));
  else alerts.delete(id);
  return { alerts, isAllOf: null, last: id };
}

/** Adds alerts; those already selected count as selected again. Keeps the anchor of range selections. */
export function addToSelection(
  selection: AlertSelection,
  more: readonly SelectedAlert[],
): AlertSelection {
  if (more.length === 0) return selection;
  const alerts = new Map(selection.alerts);
  for (const alert of more) alerts.set(alert.id, toSelectedAlert(alert));
  return alerts.size === selection.alerts.size
    ? { ...selection, alerts }
    : { ...selection, alerts, isAllOf: null };
}

/**
 * Deselects alerts for which `isDone` returns true.
 *
 * @param before the selection when the action began; alerts selected since, also again, stay selected
 */
export function removeDone(
  selection: AlertSelection,
  before: AlertSelection,
  isDone: (id: AlertId) => boolean,
): AlertSelection {
  const isRemoved = (id: AlertId, selected: SelectedAlert): boolean =>
    before.alerts.get(id) === selected && isDone(id);
  const alerts = new Map(
    [...selection.alerts].filter(([id, selected]) => !isRemoved(id, selected)),
  );
  if (alerts.size === selection.alerts.size) return selection;
  return alerts.size === 0 ? emptySelection : { ...selection, alerts, isAllOf: null };
}

/** The rows from one to another, both included, in list order; only `to` when `from` is not in the list. */
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
