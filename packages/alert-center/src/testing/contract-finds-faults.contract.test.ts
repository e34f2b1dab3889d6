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

/** A source with one thing wrong. */
type Spoil = (source: AlertSource) => AlertSource;

const hears =
  (change: (event: FeedEvent, tell: (event: FeedEvent) => void) => void): Spoil =>
  (source) => ({
    ...source,
    subscribe: (listener) => source.subscribe((event) => change(event, listener)),
  });

const calls =
  (change: (currentUser: CurrentUser) => CurrentUser): Spoil =>
  (source) => ({
    ...source,
    async loadSubscription(signal) {
      const { currentUser, ...told } = await source.loadSubscription(signal);
      return currentUser === undefined ? told : { ...told, currentUser: change(currentUser) };
    },
  });

const acts =
  (change: (result: ActionResult) => ActionResult): Spoil =>
  (source) => ({
    ...source,
    act: async (request, signal) => change(await source.act(request, signal)),
  });

const counts =
  (change: (told: UnresolvedCounts) => UnresolvedCounts): Spoil =>
  (source) => ({
    ...source,
    countUnresolved: async (range, signal) => change(await source.countUnresolved(range, signal)),
  });

const lists =
  (change: (alerts: readonly Alert[]) => readonly Alert[]): Spoil =>
  (source) => ({
    ...source,
    async listAlerts(query, signal) {
      const page = await source.listAlerts(query, signal);
      return { ...page, alerts: change(page.alerts) };
    },
  });

const singles =
  (change: (alerts: readonly Alert[], ids: readonly AlertId[]) => readonly Alert[]): Spoil =>
  (source) => ({
    ...source,
    readAlerts: async (ids, signal) => change(await source.readAlerts(ids, signal), ids),
  });

/** What is wrong, by the clause that must find it. */
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
      'every list holds everything',
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
      'the currentUser is said to see no urgent alerts',
      calls((currentUser) => ({ ...currentUser, canSeeUrgent: false })),
    ],
    [
      'urgent alerts are not counted for one who sees them',
      (source) => ({
        ...source,
        async countUnresolved(range, signal) {
          return { ...(await source.countUnresolved(range, signal)), urgent: null };
        },
      }),
    ],
    [
      'everybody is the same person',
      calls((currentUser) => ({ ...currentUser, user: { userId: '1', fullname: 'Ratna Dewi' } })),
    ],
  ],
  'caller-scopes': [
    [
      'the scope of urgent alerts is told to nobody',
      calls((currentUser) => ({
        ...currentUser,
        scopes: currentUser.scopes?.filter((scope) => !scope.includes('urgent')),
      })),
    ],
    ['no scope is told at all', calls((currentUser) => ({ ...currentUser, scopes: [] }))],
  ],
  'fleet-order': [
    [
      'lists tell no task',
      lists((alerts) => alerts.map((alert) => ({ ...alert, fleetOrder: null }))),
    ],
    [
      'the feed tells no task',
      hears((event, tell) => {
        const isAlert = event.kind === 'alert';
        tell(isAlert ? { ...event, alert: { ...event.alert, fleetOrder: null } } : event);
      }),
    ],
    [
      'tasks are told to everybody',
      lists((alerts) =>
        alerts.map((alert) => ({
          ...alert,
          fleetOrder: { foNumber: 'FO-1', foId: null, logId: null, detail: null },
        })),
      ),
    ],
  ],
  'server-time': [
    [
      'the subscription tells the time of the machine it runs on',
      (source) => ({
        ...source,
        async loadSubscription(signal) {
          const told = await source.loadSubscription(signal);
          return { ...told, serverNow: (told.serverNow ?? 0) - 3 * 86_400_000 };
        },
      }),
    ],
    [
      'the feed tells the time in seconds',
      hears((event, tell) => {
        const isHead = event.kind === 'head' && event.serverNow !== undefined;
        tell(isHead ? { ...event, serverNow: (event.serverNow ?? 0) / 1_000 } : event);
      }),
    ],
  ],
  order: [
    ['oldest first', lists((alerts) => alerts.toReversed())],
    [
      'alerts of one millisecond in order of their ids',
      lists((alerts) =>
        alerts.toSorted((a, b) => b.createdOn - a.createdOn || Number(a.id) - Number(b.id)),
      ),
    ],
  ],
  paging: [
    [
      'pages are counted from the newest instead of from the cursor',
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
      'each page begins with the last alert of the one before',
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
      'the limit is not kept',
      (source) => ({
        ...source,
        listAlerts: (query, signal) => source.listAlerts({ ...query, limit: 100 }, signal),
      }),
    ],
    [
      'there never seems to be more',
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
      'the end of the range is left out',
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
      'counts know no range',
      (source) => ({
        ...source,
        countUnresolved: (_range, signal) =>
          source.countUnresolved({ start: 0, end: Number.MAX_SAFE_INTEGER }, signal),
      }),
    ],
  ],
  'unresolved-only': [
    [
      'the filter is not heeded',
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
      'what is resolved no longer counts as unread',
      counts(({ urgent, important, unread, head }) => ({
        urgent,
        important,
        unread: {
          urgent: Math.min(unread.urgent ?? 0, urgent ?? 0),
          important: Math.min(unread.important, important),
        },
        head,
      })),
    ],
    [
      'everything unread is unread for good',
      (source) => {
        let most = 0;
        return counts((told) => {
          most = Math.max(most, told.unread.urgent ?? 0);
          return { ...told, unread: { ...told.unread, urgent: most } };
        })(source);
      },
    ],
  ],
  counts: [
    [
      'resolved alerts are counted as well',
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
      'counts do not say at which head they are',
      (source) => ({
        ...source,
        async countUnresolved(range, signal) {
          return { ...(await source.countUnresolved(range, signal)), head: 0 };
        },
      }),
    ],
  ],
  'single-found': [
    ['only the first is read', singles((alerts) => alerts.slice(0, 1))],
    [
      'alerts are read in part',
      singles((alerts) => alerts.map((alert) => ({ ...alert, driver: null, alertTrigger: null }))),
    ],
    [
      'whatever is there is read',
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
      'what is not there is made up',
      singles((alerts, ids) =>
        ids.flatMap((alertId) => (alerts[0] === undefined ? [] : { ...alerts[0], id: alertId })),
      ),
    ],
    [
      'one that is not there spoils the rest',
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
      'nothing named means everything',
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
      'the alert comes as it was before',
      (source) => {
        let before: readonly Alert[] = [];
        return {
          ...lists((alerts) => (before = alerts))(source),
          async act(request, signal) {
            const result = await source.act(request, signal);
            const items = result.items.map((item) => ({ ...item, alert: before[0] ?? null }));
            return { ...result, items };
          },
        };
      },
    ],
    [
      'nothing is said to have changed',
      acts((result) => ({
        ...result,
        items: result.items.map((item) => ({ ...item, outcome: 'unchanged' })),
      })),
    ],
    ['the number is not the change’s', acts((result) => ({ ...result, seq: result.seq - 1 }))],
  ],
  'act-changes': [
    [
      'check again leaves a false alert false',
      acts((result) => ({
        ...result,
        items: result.items.map((item) => ({
          ...item,
          alert: item.alert && {
            ...item.alert,
            falseAlert: item.alert.log.some((entry) => entry.type === 'FalseAlert'),
          },
        })),
      })),
    ],
    [
      'notes are forgotten',
      acts((result) => ({
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
      'one outcome for all',
      acts((result) => ({
        ...result,
        items: result.items.map((item) => ({ ...item, outcome: 'applied' })),
      })),
    ],
    [
      'only what was found is answered',
      acts((result) => ({
        ...result,
        items: result.items.filter((item) => item.outcome !== 'notFound'),
      })),
    ],
  ],
  'act-told-many': [
    [
      'every action is told as if it meant everything',
      hears((event, tell) => {
        if (event.kind !== 'action') return tell(event);
        const { range } = event.action.target;
        const target = { mode: 'all', ids: [], range, vehicleIds: [], urgency: null } as const;
        tell({ ...event, action: { ...event.action, target } });
      }),
    ],
    [
      'only the first of several alerts is told',
      hears((event, tell) => {
        if (event.kind !== 'action') return tell(event);
        const { target } = event.action;
        const first = { ...target, ids: target.ids.slice(0, 1) };
        tell({ ...event, action: { ...event.action, target: first } });
      }),
    ],
    [
      'an action with dates and vehicles reaches everything',
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
      'the same verdict again counts as a change',
      acts((result) => ({
        ...result,
        items: result.items.map((item) => ({ ...item, outcome: 'applied' })),
      })),
    ],
    [
      'the last one takes the credit',
      acts((result) => ({
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
      'what is not there is left out of the answer',
      acts((result) => ({
        ...result,
        items: result.items.filter((item) => item.outcome !== 'notFound'),
      })),
    ],
    [
      'the range is not heeded',
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
      'alerts change one after another',
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
          if (last === undefined) throw new Error('nothing to do');
          return { ...last, items: results.flatMap((result) => result.items) };
        },
      }),
    ],
    [
      'items come in the order of the list',
      acts((result) => ({
        ...result,
        items: result.items.toSorted(
          (a, b) => (b.alert?.createdOn ?? 0) - (a.alert?.createdOn ?? 0),
        ),
      })),
    ],
  ],
  'act-refused': [
    [
      'texts are not checked',
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
      'it is refused with a plain error',
      (source) => ({
        ...source,
        act: (request, signal) =>
          source.act(request, signal).catch((error: Error) => {
            throw new Error(error.message);
          }),
      }),
    ],
    [
      'it is refused, and done all the same',
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
      'exclude leaves nothing out',
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
      'the urgency is not heeded',
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
  'act-told': [
    ['nobody else hears of it', hears((event, tell) => event.kind !== 'action' && tell(event))],
    [
      'nobody is named',
      hears((event, tell) =>
        tell(
          event.kind === 'action'
            ? { ...event, action: { ...event.action, user: { userId: '0', fullname: '' } } }
            : event,
        ),
      ),
    ],
    [
      'it is told as something else',
      hears((event, tell) =>
        tell(
          event.kind === 'action'
            ? { ...event, action: { ...event.action, change: { type: 'resolve' } } }
            : event,
        ),
      ),
    ],
  ],
  'feed-status-first': [
    ['no status is told', hears((event, tell) => event.kind !== 'status' && tell(event))],
    [
      'the first head covers what came before',
      hears((event, tell) =>
        tell(event.kind === 'head' ? { ...event, prevSeq: event.prevSeq - 1 } : event),
      ),
    ],
  ],
  'feed-arrival': [
    [
      'alerts are told twice',
      hears((event, tell) => {
        tell(event);
        if (event.kind === 'alert') tell(event);
      }),
    ],
    ['alerts are not told', hears((event, tell) => event.kind !== 'alert' && tell(event))],
    [
      'alerts are told in part',
      hears((event, tell) =>
        tell(
          event.kind === 'alert' ? { ...event, alert: { ...event.alert, driver: null } } : event,
        ),
      ),
    ],
  ],
  'feed-continuous': [
    [
      'a message claims to cover what was never told',
      hears((event, tell) =>
        tell(event.kind === 'alert' ? { ...event, prevSeq: event.prevSeq - 1 } : event),
      ),
    ],
    ['a message is missing', hears((event, tell) => event.kind !== 'action' && tell(event))],
  ],
  'feed-unseen': [
    [
      'the head stands still while nothing is for him',
      (source) => {
        let hasHead = false;
        return hears((event, tell) => {
          if (event.kind === 'head' && hasHead) return;
          if (event.kind === 'head') hasHead = true;
          tell(event);
        })(source);
      },
    ],
  ],
  'feed-reconnect': [
    [
      'a cut is not told',
      hears((event, tell) => {
        if (event.kind !== 'status' || event.status.state !== 'reconnecting') tell(event);
      }),
    ],
    [
      'what was missed is forgotten',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          return { ...(await source.missedSince(since, signal)), alerts: [] };
        },
      }),
    ],
    [
      'it does not come back',
      (source) => {
        let isCut = false;
        return hears((event, tell) => {
          if (event.kind === 'status' && event.status.state === 'reconnecting') isCut = true;
          if (!isCut || event.kind === 'status') tell(event);
        })(source);
      },
    ],
  ],
  'feed-close': [
    [
      'closing does nothing',
      (source) => ({
        ...source,
        subscribe: (listener) => ({ ...source.subscribe(listener), close: () => {} }),
      }),
    ],
    [
      'closing one closes all',
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
      'changes are left out',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          const missed = await source.missedSince(since, signal);
          return { ...missed, alerts: missed.alerts.filter((alert) => !alert.resolved) };
        },
      }),
    ],
    [
      'an alert stands once for each change',
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
      'what was told once is not told again',
      (source) => {
        const told = new Set<string>();
        return {
          ...source,
          async missedSince(since, signal) {
            const missed = await source.missedSince(since, signal);
            const alerts = missed.alerts.filter((alert) => !told.has(alert.id));
            for (const alert of alerts) told.add(alert.id);
            return { ...missed, alerts };
          },
        };
      },
    ],
  ],
  'missed-beyond': [
    [
      'any number will do',
      (source) => ({
        ...source,
        missedSince: (since) => Promise.resolve({ alerts: [], head: since, complete: true }),
      }),
    ],
  ],
  'abort-before': [
    [
      'signals are not heeded',
      (source) => ({ ...source, loadSubscription: () => source.loadSubscription() }),
    ],
  ],
  'abort-during': [
    [
      'signals are not heeded',
      (source) => ({ ...source, missedSince: (s) => source.missedSince(s) }),
    ],
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
      'errors are of any kind',
      (source) => ({
        ...source,
        listAlerts: (query, signal) =>
          source.listAlerts(query, signal).catch(() => {
            throw new TypeError('Bad Request');
          }),
      }),
    ],
    [
      'wrong queries are answered',
      (source) => ({
        ...source,
        listAlerts: ({ after: _after, ...query }, signal) =>
          source.listAlerts({ ...query, limit: 20 }, signal),
      }),
    ],
  ],
};

describe('the contract suite', () => {
  it('has a fault to find for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(alertSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of alertSourceClauses) {
    for (const [what, spoil] of faults[clause.id] ?? []) {
      it(`finds that ${what} [${clause.id}]`, async () => {
        await expect(clause.run(createMemoryHarness(spoil))).rejects.toThrow(ContractViolation);
      });
    }
  }
});
