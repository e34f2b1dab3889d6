import type { Alert } from '../../engine/alert/alert.ts';
import type { ActionResult } from '../../engine/list/alert-source.port.ts';
import { type Faults, withFeed, withLists, withResult } from './spoil.test.setup.ts';

export const actionFaults: Faults = {
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
};
