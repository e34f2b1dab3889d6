import { describe, expect, it } from 'vitest';
import type { Alert, AlertId } from '../engine/alert/alert.ts';
import type {
  ActionResult,
  CurrentUser,
  AlertSource,
  FeedEvent,
  UnresolvedCounts,
} from '../engine/list/alert-source.port.ts';
import { alertSourceClauses } from './contract/alert-source-contract.ts';
import { ContractViolation } from './contract/harness.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

/** Wraps a source so that it violates one guarantee. */
type Spoil = (source: AlertSource) => AlertSource;

const withFeed =
  (change: (event: FeedEvent, emit: (event: FeedEvent) => void) => void): Spoil =>
  (source) => ({
    ...source,
    subscribe: (listener) => source.subscribe((event) => change(event, listener)),
  });

const withCurrentUser =
  (change: (currentUser: CurrentUser) => CurrentUser): Spoil =>
  (source) => ({
    ...source,
    async loadSubscription(signal) {
      const { currentUser, ...rest } = await source.loadSubscription(signal);
      return currentUser === undefined ? rest : { ...rest, currentUser: change(currentUser) };
    },
  });

const withResult =
  (change: (result: ActionResult) => ActionResult): Spoil =>
  (source) => ({
    ...source,
    act: async (request, signal) => change(await source.act(request, signal)),
  });

const withCounts =
  (change: (counts: UnresolvedCounts) => UnresolvedCounts): Spoil =>
  (source) => ({
    ...source,
    countUnresolved: async (range, signal) => change(await source.countUnresolved(range, signal)),
  });

const withLists =
  (change: (alerts: readonly Alert[]) => readonly Alert[]): Spoil =>
  (source) => ({
    ...source,
    async listAlerts(query, signal) {
      const page = await source.listAlerts(query, signal);
      return { ...page, alerts: change(page.alerts) };
    },
  });

const withSingles =
  (change: (alerts: readonly Alert[], ids: readonly AlertId[]) => readonly Alert[]): Spoil =>
  (source) => ({
    ...source,
    readAlerts: async (ids, signal) => change(await source.readAlerts(ids, signal), ids),
  });

/** The faults that each clause must detect. */
const faults: Readonly<Record<string, readonly (readonly [what: string, spoil: Spoil])[]>> = {
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
  'single-found': [
    ['only the first alert is returned', withSingles((alerts) => alerts.slice(0, 1))],
    [
      'alerts are incomplete',
      withSingles((alerts) =>
        alerts.map((alert) => ({ ...alert, driver: null, alertTrigger: null })),
      ),
    ],
    [
      'all alerts are returned',
      (source) => ({
        ...source,
        async readAlerts(_ids, signal) {
          const range = { start: 0, end: 9_999_999_999_999 };
          const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 100 } as const;
          return (await source.listAlerts(query, signal)).alerts;
        },
      }),
    ],
  ],
  'single-unseen': [
    [
      'unknown alerts are made up',
      withSingles((alerts, ids) =>
        ids.flatMap((alertId) => (alerts[0] === undefined ? [] : { ...alerts[0], id: alertId })),
      ),
    ],
    [
      'an unknown id empties the result',
      (source) => ({
        ...source,
        async readAlerts(ids, signal) {
          const alerts = await source.readAlerts(ids, signal);
          return alerts.length < ids.length ? [] : alerts;
        },
      }),
    ],
  ],
  'single-none': [
    [
      'no ids return all alerts',
      (source) => ({
        ...source,
        async readAlerts(ids, signal) {
          if (ids.length > 0) return source.readAlerts(ids, signal);
          const range = { start: 0, end: 9_999_999_999_999 };
          const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 100 } as const;
          return (await source.listAlerts(query, signal)).alerts;
        },
      }),
    ],
  ],
  'single-newest': [
    [
      'alerts come from a cache',
      (source) => {
        const known = new Map<AlertId, Alert>();
        return {
          ...source,
          async readAlerts(ids, signal) {
            for (const alert of await source.readAlerts(ids, signal)) {
              if (!known.has(alert.id)) known.set(alert.id, alert);
            }
            return ids.flatMap((id) => known.get(id) ?? []);
          },
        };
      },
    ],
  ],
  'act-applied': [
    [
      'the result contains the previous state',
      (source) => {
        let before: readonly Alert[] = [];
        return {
          ...withLists((alerts) => (before = alerts))(source),
          async act(request, signal) {
            const result = await source.act(request, signal);
            const items = result.items.map((item) => ({ ...item, alert: before[0] ?? null }));
            return { ...result, items };
          },
        };
      },
    ],
    [
      'every outcome is unchanged',
      withResult((result) => ({
        ...result,
        items: result.items.map((item) => ({ ...item, outcome: 'unchanged' })),
      })),
    ],
    [
      'the result has the wrong sequence number',
      withResult((result) => ({ ...result, seq: result.seq - 1 })),
    ],
  ],
  'act-changes': [
    [
      'check again does not reset a false alert',
      withResult((result) => ({
        ...result,
        items: result.items.map((item) => ({
          ...item,
          alert: item.alert && {
            ...item.alert,
            falseAlert: item.alert.log.some((entry) => entry.type === 'falseAlert'),
          },
        })),
      })),
    ],
    [
      'notes are lost',
      withResult((result) => ({
        ...result,
        items: result.items.map((item) => ({
          ...item,
          alert: item.alert && { ...item.alert, lastNote: null },
        })),
      })),
    ],
  ],
  'act-items': [
    [
      'all items have the same outcome',
      withResult((result) => ({
        ...result,
        items: result.items.map((item) => ({ ...item, outcome: 'applied' })),
      })),
    ],
    [
      'unknown ids have no item',
      withResult((result) => ({
        ...result,
        items: result.items.filter((item) => item.outcome !== 'notFound'),
      })),
    ],
  ],
  'act-reported-many': [
    [
      'the target of every action is sent as all alerts',
      withFeed((event, emit) => {
        if (event.kind !== 'action') return emit(event);
        const { range } = event.action.target;
        const target = { mode: 'all', ids: [], range, vehicleIds: [], urgency: null } as const;
        emit({ ...event, action: { ...event.action, target } });
      }),
    ],
    [
      'only the first of several ids is sent',
      withFeed((event, emit) => {
        if (event.kind !== 'action') return emit(event);
        const { target } = event.action;
        const first = { ...target, ids: target.ids.slice(0, 1) };
        emit({ ...event, action: { ...event.action, target: first } });
      }),
    ],
    [
      'an action ignores its range and vehicles',
      (source) => ({
        ...source,
        act(request, signal) {
          const { target } = request;
          if (target.mode !== 'all') return source.act(request, signal);
          const range = { start: 0, end: 9_999_999_999_999 };
          const wider = { ...target, range, vehicleIds: [] };
          return source.act({ ...request, target: wider }, signal);
        },
      }),
    ],
  ],
  'act-unchanged': [
    [
      'repeating a change is applied again',
      withResult((result) => ({
        ...result,
        items: result.items.map((item) => ({ ...item, outcome: 'applied' })),
      })),
    ],
    [
      'the last user becomes the resolver',
      withResult((result) => ({
        ...result,
        items: result.items.map((item) => ({
          ...item,
          alert: item.alert && { ...item.alert, resolver: result.user },
        })),
      })),
    ],
  ],
  'act-not-found': [
    [
      'unknown ids are omitted from the result',
      withResult((result) => ({
        ...result,
        items: result.items.filter((item) => item.outcome !== 'notFound'),
      })),
    ],
    [
      'the range is ignored',
      (source) => ({
        ...source,
        act: (request, signal) =>
          source.act(
            {
              ...request,
              target: {
                ...request.target,
                range: { start: 0, end: Number.MAX_SAFE_INTEGER },
              },
            },
            signal,
          ),
      }),
    ],
  ],
  'act-together': [
    [
      'alerts change one by one',
      (source) => ({
        ...source,
        async act(request, signal) {
          if (request.target.mode !== 'selection') return source.act(request, signal);
          const results: ActionResult[] = [];
          for (const id of request.target.ids) {
            const target = { ...request.target, ids: [id] };
            results.push(await source.act({ ...request, target }, signal));
          }
          const last = results.at(-1);
          if (last === undefined) throw new Error('The target is empty');
          return { ...last, items: results.flatMap((result) => result.items) };
        },
      }),
    ],
    [
      'items are in list order',
      withResult((result) => ({
        ...result,
        items: result.items.toSorted(
          (a, b) => (b.alert?.createdOn ?? 0) - (a.alert?.createdOn ?? 0),
        ),
      })),
    ],
  ],
  'act-refused': [
    [
      'texts are not validated',
      (source) => ({
        ...source,
        act(request, signal) {
          const { change } = request;
          if (change.type !== 'note' && change.type !== 'falseAlert') {
            return source.act(request, signal);
          }
          const fitting =
            change.type === 'note' ? { ...change, text: 'ok' } : { ...change, reason: 'ok' };
          return source.act({ ...request, change: fitting }, signal);
        },
      }),
    ],
    [
      'it rejects with a plain error',
      (source) => ({
        ...source,
        act: (request, signal) =>
          source.act(request, signal).catch((error: Error) => {
            throw new Error(error.message);
          }),
      }),
    ],
    [
      'it rejects but still changes the alert',
      (source) => ({
        ...source,
        async act(request, signal) {
          try {
            return await source.act(request, signal);
          } catch (error) {
            await source.act({ ...request, change: { type: 'read' } }, signal);
            throw error;
          }
        },
      }),
    ],
  ],
  'act-all': [
    [
      'exclude excludes nothing',
      (source) => ({
        ...source,
        act(request, signal) {
          const { target } = request;
          if (target.mode === 'selection') return source.act(request, signal);
          return source.act({ ...request, target: { ...target, ids: [] } }, signal);
        },
      }),
    ],
    [
      'the urgency is ignored',
      (source) => ({
        ...source,
        act(request, signal) {
          const { target } = request;
          if (target.mode === 'selection') return source.act(request, signal);
          return source.act({ ...request, target: { ...target, urgency: null } }, signal);
        },
      }),
    ],
  ],
  'act-reported': [
    ['actions are not sent', withFeed((event, emit) => event.kind !== 'action' && emit(event))],
    [
      'the user is missing',
      withFeed((event, emit) =>
        emit(
          event.kind === 'action'
            ? { ...event, action: { ...event.action, user: { userId: '0', fullname: '' } } }
            : event,
        ),
      ),
    ],
    [
      'the wrong change is sent',
      withFeed((event, emit) =>
        emit(
          event.kind === 'action'
            ? { ...event, action: { ...event.action, change: { type: 'resolve' } } }
            : event,
        ),
      ),
    ],
  ],
  'feed-status-first': [
    [
      'the status is not reported',
      withFeed((event, emit) => event.kind !== 'status' && emit(event)),
    ],
    [
      'the first head is not an empty range',
      withFeed((event, emit) =>
        emit(event.kind === 'head' ? { ...event, prevSeq: event.prevSeq - 1 } : event),
      ),
    ],
  ],
  'feed-arrival': [
    [
      'alerts are sent twice',
      withFeed((event, emit) => {
        emit(event);
        if (event.kind === 'alert') emit(event);
      }),
    ],
    ['alerts are not sent', withFeed((event, emit) => event.kind !== 'alert' && emit(event))],
    [
      'the alerts sent are incomplete',
      withFeed((event, emit) =>
        emit(
          event.kind === 'alert' ? { ...event, alert: { ...event.alert, driver: null } } : event,
        ),
      ),
    ],
  ],
  'feed-continuous': [
    [
      'a range includes numbers that were never sent',
      withFeed((event, emit) =>
        emit(event.kind === 'alert' ? { ...event, prevSeq: event.prevSeq - 1 } : event),
      ),
    ],
    ['a message is missing', withFeed((event, emit) => event.kind !== 'action' && emit(event))],
  ],
  'feed-unseen': [
    [
      'the head does not advance for invisible alerts',
      (source) => {
        let hasHead = false;
        return withFeed((event, emit) => {
          if (event.kind === 'head' && hasHead) return;
          if (event.kind === 'head') hasHead = true;
          emit(event);
        })(source);
      },
    ],
  ],
  'feed-reconnect': [
    [
      'a cut is not reported',
      withFeed((event, emit) => {
        if (event.kind !== 'status' || event.status.state !== 'reconnecting') emit(event);
      }),
    ],
    [
      'missed changes are lost',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          return { ...(await source.missedSince(since, signal)), alerts: [] };
        },
      }),
    ],
    [
      'it does not reconnect',
      (source) => {
        let isCut = false;
        return withFeed((event, emit) => {
          if (event.kind === 'status' && event.status.state === 'reconnecting') isCut = true;
          if (!isCut || event.kind === 'status') emit(event);
        })(source);
      },
    ],
  ],
  'feed-close': [
    [
      'closing has no effect',
      (source) => ({
        ...source,
        subscribe: (listener) => ({ ...source.subscribe(listener), close: () => {} }),
      }),
    ],
    [
      'closing one feed closes all',
      (source) => {
        const open = new Set<() => void>();
        return {
          ...source,
          subscribe(listener) {
            const feed = source.subscribe(listener);
            open.add(() => feed.close());
            return { ...feed, close: () => open.forEach((close) => close()) };
          },
        };
      },
    ],
  ],
  'missed-complete': [
    [
      'changed alerts are omitted',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          const missed = await source.missedSince(since, signal);
          return { ...missed, alerts: missed.alerts.filter((alert) => !alert.resolved) };
        },
      }),
    ],
    [
      'an alert is returned once per change',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          const missed = await source.missedSince(since, signal);
          return { ...missed, alerts: missed.alerts.flatMap((alert) => [alert, alert]) };
        },
      }),
    ],
  ],
  'missed-idempotent': [
    [
      'changes are returned only once',
      (source) => {
        const returned = new Set<string>();
        return {
          ...source,
          async missedSince(since, signal) {
            const missed = await source.missedSince(since, signal);
            const alerts = missed.alerts.filter((alert) => !returned.has(alert.id));
            for (const alert of alerts) returned.add(alert.id);
            return { ...missed, alerts };
          },
        };
      },
    ],
  ],
  'missed-beyond': [
    [
      'any number is accepted',
      (source) => ({
        ...source,
        missedSince: (since) => Promise.resolve({ alerts: [], head: since, complete: true }),
      }),
    ],
  ],
  'abort-before': [
    [
      'signals are ignored',
      (source) => ({ ...source, loadSubscription: () => source.loadSubscription() }),
    ],
  ],
  'abort-during': [
    ['signals are ignored', (source) => ({ ...source, missedSince: (s) => source.missedSince(s) })],
    [
      'an aborted call never ends',
      (source) => ({
        ...source,
        listAlerts: (query, signal) =>
          source.listAlerts(query, signal).catch(() => new Promise(() => {})),
      }),
    ],
  ],
  errors: [
    [
      'errors are not PantauErrors',
      (source) => ({
        ...source,
        listAlerts: (query, signal) =>
          source.listAlerts(query, signal).catch(() => {
            throw new TypeError('Bad Request');
          }),
      }),
    ],
    [
      'invalid queries succeed',
      (source) => ({
        ...source,
        listAlerts: ({ after: _after, ...query }, signal) =>
          source.listAlerts({ ...query, limit: 20 }, signal),
      }),
    ],
  ],
};

describe('the contract suite of AlertSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(alertSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of alertSourceClauses) {
    for (const [what, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${what} [${clause.id}]`, async () => {
        await expect(clause.run(createMemoryHarness(spoil))).rejects.toThrow(ContractViolation);
      });
    }
  }
});
