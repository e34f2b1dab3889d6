import type { Alert } from '../../engine/alert/alert.ts';
import {
  type Faults,
  withCounts,
  withCurrentUser,
  withFeed,
  withLists,
} from './spoil.test.setup.ts';

export const listFaults: Faults = {
  'rules-sort': [
    [
      'the rules of the lists are swapped',
      (source) => ({
        ...source,
        async loadSubscription(signal) {
          const { rules } = await source.loadSubscription(signal);
          return { rules: { ...rules, urgent: rules.important, important: rules.urgent } };
        },
      }),
    ],
    [
      'every list contains all alerts',
      (source) => ({
        ...source,
        async listAlerts(query, signal) {
          const one = await source.listAlerts({ ...query, urgency: 'urgent' }, signal);
          const two = await source.listAlerts({ ...query, urgency: 'important' }, signal);
          return { ...one, alerts: [...one.alerts, ...two.alerts], hasMore: false };
        },
      }),
    ],
  ],
  'current-user': [
    [
      'the current user is reported not to see urgent alerts',
      withCurrentUser((currentUser) => ({ ...currentUser, canSeeUrgent: false })),
    ],
    [
      'urgent alerts are not counted for a user who can see them',
      (source) => ({
        ...source,
        async countUnresolved(range, signal) {
          return { ...(await source.countUnresolved(range, signal)), urgent: null };
        },
      }),
    ],
    [
      'every source reports the same user',
      withCurrentUser((currentUser) => ({
        ...currentUser,
        user: { userId: '1', fullname: 'Ratna Dewi' },
      })),
    ],
  ],
  'caller-scopes': [
    [
      'the scope of urgent alerts is never reported',
      withCurrentUser((currentUser) => ({
        ...currentUser,
        scopes: currentUser.scopes?.filter((scope) => !scope.includes('urgent')),
      })),
    ],
    ['no scopes are reported', withCurrentUser((currentUser) => ({ ...currentUser, scopes: [] }))],
  ],
  'fleet-order': [
    [
      'lists omit fleet tasks',
      withLists((alerts) => alerts.map((alert) => ({ ...alert, fleetOrder: null }))),
    ],
    [
      'the feed omits fleet tasks',
      withFeed((event, emit) => {
        const isAlert = event.kind === 'alert';
        emit(isAlert ? { ...event, alert: { ...event.alert, fleetOrder: null } } : event);
      }),
    ],
    [
      'every user receives fleet tasks',
      withLists((alerts) =>
        alerts.map((alert) => ({
          ...alert,
          fleetOrder: { foNumber: 'FO-1', foId: null, logId: null, detail: null },
        })),
      ),
    ],
  ],
  'server-time': [
    [
      'the subscription reports the local time',
      (source) => ({
        ...source,
        async loadSubscription(signal) {
          const result = await source.loadSubscription(signal);
          return { ...result, serverNow: (result.serverNow ?? 0) - 3 * 86_400_000 };
        },
      }),
    ],
    [
      'the feed reports the time in seconds',
      withFeed((event, emit) => {
        const isHead = event.kind === 'head' && event.serverNow !== undefined;
        emit(isHead ? { ...event, serverNow: (event.serverNow ?? 0) / 1_000 } : event);
      }),
    ],
  ],
  order: [
    ['lists are sorted oldest first', withLists((alerts) => alerts.toReversed())],
    [
      'alerts of the same millisecond are sorted by ascending id',
      withLists((alerts) =>
        alerts.toSorted((a, b) => b.createdOn - a.createdOn || Number(a.id) - Number(b.id)),
      ),
    ],
  ],
  paging: [
    [
      'pages use an offset instead of a cursor',
      (source) => ({
        ...source,
        async listAlerts({ after, ...query }, signal) {
          const skip = Number(after ?? 0);
          const wide = await source.listAlerts({ ...query, limit: 100 }, signal);
          const end = skip + query.limit;
          return {
            ...wide,
            alerts: wide.alerts.slice(skip, end),
            endCursor: String(end),
            hasMore: end < wide.alerts.length,
          };
        },
      }),
    ],
    [
      'each page repeats the last alert of the previous one',
      (source) => {
        let last: Alert | undefined;
        return {
          ...source,
          async listAlerts(query, signal) {
            const page = await source.listAlerts(query, signal);
            const repeated = query.after === undefined || last === undefined ? [] : [last];
            last = page.alerts.at(-1);
            return { ...page, alerts: [...repeated, ...page.alerts] };
          },
        };
      },
    ],
  ],
  limit: [
    [
      'the limit is ignored',
      (source) => ({
        ...source,
        listAlerts: (query, signal) => source.listAlerts({ ...query, limit: 100 }, signal),
      }),
    ],
    [
      'hasMore is always false',
      (source) => ({
        ...source,
        async listAlerts(query, signal) {
          return { ...(await source.listAlerts(query, signal)), hasMore: false };
        },
      }),
    ],
  ],
  range: [
    [
      'the end of the range is excluded',
      (source) => {
        const open = ({ start, end }: { start: number; end: number }) => ({ start, end: end - 1 });
        return {
          ...source,
          listAlerts: (query, signal) =>
            source.listAlerts({ ...query, range: open(query.range) }, signal),
          countUnresolved: (range, signal) => source.countUnresolved(open(range), signal),
        };
      },
    ],
    [
      'counts ignore the range',
      (source) => ({
        ...source,
        countUnresolved: (_range, signal) =>
          source.countUnresolved({ start: 0, end: Number.MAX_SAFE_INTEGER }, signal),
      }),
    ],
  ],
  'unresolved-only': [
    [
      'the filter is ignored',
      (source) => ({
        ...source,
        listAlerts: (query, signal) =>
          source.listAlerts({ ...query, unresolvedOnly: false }, signal),
      }),
    ],
  ],
  fresh: [
    [
      'pages come from a cache',
      (source) => ({
        ...source,
        async listAlerts(query, signal) {
          const page = await source.listAlerts(query, signal);
          return { ...page, alerts: page.alerts.slice(1), head: Math.max(0, page.head - 1) };
        },
      }),
    ],
    [
      'counts come from a cache',
      (source) => ({
        ...source,
        async countUnresolved(range, signal) {
          const counts = await source.countUnresolved(range, signal);
          return { ...counts, urgent: 0, head: counts.head - 1 };
        },
      }),
    ],
  ],
  'counts-unread': [
    [
      'settled alerts are counted as unread',
      (source) => {
        let settled = 0;
        const counted = withCounts((result) => {
          const urgent = (result.unread.urgent ?? 0) + settled;
          return { ...result, unread: { ...result.unread, urgent } };
        })(source);
        return {
          ...counted,
          act(request, signal) {
            if (request.change.type === 'resolve') settled += 1;
            return source.act(request, signal);
          },
        };
      },
    ],
    [
      'unread counts never decrease',
      (source) => {
        let max = 0;
        return withCounts((result) => {
          max = Math.max(max, result.unread.urgent ?? 0);
          return { ...result, unread: { ...result.unread, urgent: max } };
        })(source);
      },
    ],
  ],
  counts: [
    [
      'resolved alerts are counted',
      (source) => ({
        ...source,
        async countUnresolved(range, signal) {
          const all = await source.listAlerts(
            { urgency: 'urgent', range, unresolvedOnly: false, limit: 100 },
            signal,
          );
          return { ...(await source.countUnresolved(range, signal)), urgent: all.alerts.length };
        },
      }),
    ],
    [
      'counts have no head',
      (source) => ({
        ...source,
        async countUnresolved(range, signal) {
          return { ...(await source.countUnresolved(range, signal)), head: 0 };
        },
      }),
    ],
  ],
};
