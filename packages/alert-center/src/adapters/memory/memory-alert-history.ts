import { PantauError, scopes } from '@pantau/core/base';
import { notificationDetailId } from '../../engine/alert/notification-detail-id.ts';
import {
  type AlertHistorySource,
  HISTORY_IDS_MAX,
  type LoggedAction,
} from '../../engine/history/alert-history-source.port.ts';
import { isFound, isWithin, matchesHistory } from '../../engine/history/matches-history.ts';
import { groupsOf, vehiclesOfGroups } from './fleet-groups.ts';
import { type MemoryWorld, internalsOf } from './memory-world.ts';
import { sortHistory } from './sort-history.ts';
import { createWorldCall } from './world-call.ts';
import { alertFor, urgencyTo } from './world-queries.ts';
import { type DemoUser, demoUsers } from './world-users.ts';

export type HistoryMethod = keyof AlertHistorySource;

export interface MemoryAlertHistoryOptions {
  /** The world whose alerts it lists, that of a memory alert source. */
  readonly world: MemoryWorld;
  /** The current user. Defaults to the manager. */
  readonly user?: DemoUser | undefined;
  /** Round-trip time of a call in ms, by the world's clock. Defaults to 120. */
  readonly latencyMs?: number | undefined;
}

export interface MemoryAlertHistory extends AlertHistorySource {
  /** Makes the next calls of a method reject. */
  failNext(method: HistoryMethod, error?: PantauError, times?: number): void;
}

const PAGE_SIZE_MAX = 100;
const SEARCH_MAX = 200;

function requireLimits(query: { page: number; limit: number; search: string }): void {
  const { page, limit, search } = query;
  if (page >= 1 && limit >= 1 && limit <= PAGE_SIZE_MAX && search.length <= SEARCH_MAX) return;
  throw new PantauError('invalid', { message: 'The query is outside the limits', status: 400 });
}

/** Creates an `AlertHistorySource` over an in-memory company, for stories, tests and demos. */
export function createMemoryAlertHistory(options: MemoryAlertHistoryOptions): MemoryAlertHistory {
  const { world, user = demoUsers.manager, latencyMs = 120 } = options;
  const internals = internalsOf(world);
  const { records } = internals;
  const toWorld = createWorldCall({ internals, clock: world.clock, latencyMs });
  const queuedErrors = new Map<HistoryMethod, PantauError[]>();

  const call = <T>(
    method: HistoryMethod,
    signal: AbortSignal | undefined,
    respond: () => T,
  ): Promise<T> =>
    toWorld(signal, () => {
      const error = queuedErrors.get(method)?.shift();
      if (error !== undefined) throw error;
      return respond();
    });
  const requireScope = (scope: string): void => {
    if (user.scopes?.includes(scope) === false) throw new PantauError('forbidden', { status: 403 });
  };
  const visible = () =>
    [...records.alerts.values()].flatMap((alert) => {
      const urgency = urgencyTo(user, alert);
      return urgency === null ? [] : [{ alert: alertFor(user, alert), urgency }];
    });
  const actions = (): readonly LoggedAction[] =>
    visible()
      .flatMap(({ alert }) =>
        // Owners are in the alert's own log alone.
        alert.log.flatMap((entry, index) =>
          entry.type === 'owner' ? [] : { ...entry, id: `${alert.id}-${index}`, alert },
        ),
      )
      .toSorted((one, other) => other.createdOn - one.createdOn || (one.id < other.id ? 1 : -1));

  return {
    list: (query, signal) =>
      call('list', signal, () => {
        requireScope(scopes.alertCenterMain);
        requireLimits(query);
        if (query.urgency === 'urgent' && !user.canSeeUrgent) {
          throw new PantauError('forbidden', { status: 403 });
        }
        if (query.vehicleGroups !== null) requireScope(scopes.vehicleGroupsRead);
        const inGroups = query.vehicleGroups && vehiclesOfGroups(query.vehicleGroups);
        const members = inGroups && new Set(inGroups);
        const found = visible()
          .filter(({ alert, urgency }) => matchesHistory(alert, urgency, query, members))
          .map(({ alert }) => alert);
        const sorted = sortHistory(found, query.sorts);
        const from = (query.page - 1) * query.limit;
        return {
          alerts: sorted.slice(from, from + query.limit),
          page: query.page,
          total: sorted.length,
          ids: sorted.slice(0, HISTORY_IDS_MAX).map(({ id }) => id),
          head: records.head,
          vehiclesOfGroups: inGroups,
        };
      }),
    find: (id, signal) =>
      call('find', signal, () => {
        requireScope(scopes.alertCenterMain);
        const isNamed = (alert: (typeof all)[number]['alert']): boolean =>
          alert.id === id || notificationDetailId({ ...alert, id: null }) === id;
        const all = visible();
        const found = all.find(({ alert }) => isNamed(alert));
        if (found === undefined) throw new PantauError('notFound', { status: 404 });
        return { alert: found.alert, head: records.head };
      }),
    log: (query, signal) =>
      call('log', signal, () => {
        requireScope(scopes.logNotification);
        requireLimits(query);
        const { search, range, types, page, limit } = query;
        const found = actions().filter(
          ({ alert, user: actor, createdOn, type }) =>
            isFound(search, alert.vehicle.licensePlate, [
              alert.driver?.fullname,
              actor?.fullname,
            ]) &&
            isWithin(createdOn, range) &&
            (types === null || types.includes(type)),
        );
        const from = (page - 1) * limit;
        return { actions: found.slice(from, from + limit), page, total: found.length };
      }),
    vehicleGroups: (signal) =>
      call('vehicleGroups', signal, () => {
        requireScope(scopes.alertCenterMain);
        return groupsOf(user);
      }),
    failNext(method, error = new PantauError('server', { status: 500 }), times = 1) {
      const queue = queuedErrors.get(method) ?? [];
      queuedErrors.set(method, [...queue, ...Array.from({ length: times }, () => error)]);
    },
  };
}
