import { PantauError, scopes } from '@pantau/core';
import type { InstantRange } from '../../engine/alert/alert-action.ts';
import { compareNewestFirst } from '../../engine/alert/alert-order.ts';
import { type Alert, type AlertId, type Urgency, isUnresolved } from '../../engine/alert/alert.ts';
import { urgencyOf } from '../../engine/alert/urgency.ts';
import type {
  AlertPage,
  AlertQuery,
  AlertSubscription,
  MissedAlerts,
  UnresolvedCounts,
} from '../../engine/list/alert-source.port.ts';
import type { WorldBooks } from './world-log.ts';
import type { WorldPerson } from './world-users.ts';

/** What an alert is to somebody, null when he may not see it. */
export function urgencyTo(person: WorldPerson, alert: Alert): Urgency | null {
  const urgency = urgencyOf(alert, person.rules);
  return urgency === 'urgent' && !person.canSeeUrgent ? null : urgency;
}

const fleetTaskScopes: readonly string[] = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** Fleet tasks take all four scopes (spec alerts §6). */
export const holdsFleetTasks = (person: WorldPerson): boolean =>
  fleetTaskScopes.every((scope) => person.scopes?.includes(scope));

/** An alert as somebody is told it. */
export function toldTo(person: WorldPerson, alert: Alert): Alert {
  if (alert.fleetOrder === null) return alert;
  return holdsFleetTasks(person) ? alert : { ...alert, fleetOrder: null };
}

export function readSubscription(person: WorldPerson): AlertSubscription {
  const { userId, fullname, canSeeUrgent, scopes: held, rules } = person;
  return { rules, currentUser: { user: { userId, fullname }, canSeeUrgent, scopes: held } };
}

const within = (alert: Alert, { start, end }: InstantRange): boolean =>
  alert.createdOn >= start && alert.createdOn <= end;

const cursorOf = (alert: Alert): string => `${alert.createdOn}.${alert.id}`;

function placeOf(cursor: string): Pick<Alert, 'createdOn' | 'id'> {
  const [createdOn, alertId] = cursor.split('.');
  if (alertId === undefined) {
    throw new PantauError('invalid', { message: 'No such cursor', status: 400 });
  }
  return { createdOn: Number(createdOn), id: alertId };
}

const MOST_ON_A_PAGE = 100;

export function readPage(books: WorldBooks, person: WorldPerson, query: AlertQuery): AlertPage {
  if (query.limit < 1 || query.limit > MOST_ON_A_PAGE) {
    throw new PantauError('invalid', { message: 'A page has 1 to 100 alerts', status: 400 });
  }
  if (query.urgency === 'urgent' && !person.canSeeUrgent) {
    throw new PantauError('forbidden', { message: 'Urgent alerts need their scope', status: 403 });
  }
  const place = query.after === undefined ? undefined : placeOf(query.after);
  const found = [...books.alerts.values()]
    .filter(
      (alert) =>
        urgencyTo(person, alert) === query.urgency &&
        within(alert, query.range) &&
        (!query.unresolvedOnly || isUnresolved(alert)) &&
        (place === undefined || compareNewestFirst(alert, place) > 0),
    )
    .sort(compareNewestFirst);
  const alerts = found.slice(0, query.limit);
  const last = alerts.at(-1);
  return {
    alerts: alerts.map((alert) => toldTo(person, alert)),
    endCursor: last === undefined ? null : cursorOf(last),
    hasMore: found.length > alerts.length,
    head: books.head,
  };
}

/** Single alerts, as somebody may see them. */
export function readSingle(
  books: WorldBooks,
  person: WorldPerson,
  ids: readonly AlertId[],
): readonly Alert[] {
  return ids.flatMap((id) => {
    const alert = books.alerts.get(id);
    return alert === undefined || urgencyTo(person, alert) === null ? [] : toldTo(person, alert);
  });
}

export function readCounts(
  books: WorldBooks,
  person: WorldPerson,
  range: InstantRange,
): UnresolvedCounts {
  const counts = { urgent: 0, important: 0 };
  const unread = { urgent: 0, important: 0 };
  for (const alert of books.alerts.values()) {
    const urgency = urgencyTo(person, alert);
    if (urgency === null || !within(alert, range)) continue;
    if (isUnresolved(alert)) counts[urgency] += 1;
    if (!alert.read) unread[urgency] += 1;
  }
  return {
    urgent: person.canSeeUrgent ? counts.urgent : null,
    important: counts.important,
    unread: {
      urgent: person.canSeeUrgent ? unread.urgent : null,
      important: unread.important,
    },
    head: books.head,
  };
}

export function readMissed(
  books: WorldBooks,
  person: WorldPerson,
  since: number,
  most: number,
): MissedAlerts {
  const { head } = books;
  const changed = [...books.alerts.values()]
    .filter((alert) => alert.seq > since && urgencyTo(person, alert) !== null)
    .sort((left, right) => left.seq - right.seq)
    .map((alert) => toldTo(person, alert));
  // A number that was never given: the caller knew another world.
  const complete = since <= head && changed.length <= most;
  return { alerts: complete ? changed : [], head, complete };
}
