import type { Alert, AlertLogEntry } from '../../engine/alert/alert.ts';
import type {
  ActionItem,
  ActionResult,
  AlertSource,
  OwnerRequest,
} from '../../engine/list/alert-source.port.ts';
import type { AlertSearch } from '../../engine/list/alert-search.ts';
import { type Faults, type Spoil, withFeed, withLists, withSingles } from './spoil.test.setup.ts';

const sourceOf = (source: AlertSource): Required<Pick<AlertSource, 'changeOwner'>> => {
  const { changeOwner } = source;
  if (changeOwner === undefined) throw new TypeError('The source has no owners');
  return { changeOwner };
};

const withOwners =
  (change: (result: ActionResult, request: OwnerRequest) => ActionResult): Spoil =>
  (source) => ({
    ...source,
    changeOwner: async (request, signal) =>
      change(await sourceOf(source).changeOwner(request, signal), request),
  });

const withItems = (change: (item: ActionItem) => ActionItem): Spoil =>
  withOwners((result) => ({ ...result, items: result.items.map(change) }));

const withRequest =
  (change: (request: OwnerRequest) => OwnerRequest): Spoil =>
  (source) => ({
    ...source,
    changeOwner: (request, signal) => sourceOf(source).changeOwner(change(request), signal),
  });

const ownerless = (alert: Alert): Alert => ({ ...alert, owner: null });

const withLog = (change: (entry: AlertLogEntry) => AlertLogEntry | null): Spoil =>
  withLists((alerts) =>
    alerts.map((alert) => ({ ...alert, log: alert.log.flatMap((entry) => change(entry) ?? []) })),
  );

const withSearch =
  (change: (search: AlertSearch) => AlertSearch): Spoil =>
  (source) => ({
    ...source,
    listAlerts: ({ search, ...query }, signal) =>
      source.listAlerts(
        search === undefined ? query : { ...query, search: change(search) },
        signal,
      ),
  });

export const ownerFaults: Faults = {
  'owner-take': [
    [
      'everybody is told that they were first',
      withItems((item) => (item.outcome === 'owned' ? { ...item, outcome: 'applied' } : item)),
    ],
    [
      'the loser does not learn who was first',
      withItems((item) =>
        item.outcome === 'owned' && item.alert !== null
          ? { ...item, alert: ownerless(item.alert) }
          : item,
      ),
    ],
    ['alerts are read without owners', withSingles((alerts) => alerts.map(ownerless))],
    [
      'taking an alert again takes a number',
      withOwners((result) =>
        result.items.some(({ outcome }) => outcome === 'unchanged')
          ? { ...result, seq: result.seq + 1 }
          : result,
      ),
    ],
  ],
  'owner-give': [
    ['nobody is offered', (source) => ({ ...source, listPossibleOwners: async () => [] })],
    [
      'the search of people is ignored',
      (source) => ({
        ...source,
        listPossibleOwners: async (_, signal) => [
          ...((await source.listPossibleOwners?.('', signal)) ?? []),
          { userId: '77', fullname: 'Tono' },
        ],
      }),
    ],
    [
      'the user is offered',
      (source) => ({
        ...source,
        listPossibleOwners: async (search, signal) => [
          ...((await source.listPossibleOwners?.(search, signal)) ?? []),
          { userId: '1', fullname: 'Ratna Dewi' },
        ],
      }),
    ],
    [
      'releasing is ignored',
      (source) => ({
        ...source,
        changeOwner: (request, signal) =>
          sourceOf(source).changeOwner(
            request.owner === null ? { ...request, ids: [] } : request,
            signal,
          ),
      }),
    ],
    [
      'a stranger releases it',
      withRequest((request) =>
        request.owner?.userId === '999999999' ? { ...request, owner: null } : request,
      ),
    ],
  ],
  'owner-settled': [
    [
      'settling an alert releases it',
      withSingles((alerts) => alerts.map((one) => (one.resolved ? ownerless(one) : one))),
    ],
    [
      'settled alerts are taken',
      withItems((item) => (item.outcome === 'settled' ? { ...item, outcome: 'applied' } : item)),
    ],
  ],
  'owner-many': [
    [
      'one refusal refuses all',
      withOwners((result) =>
        result.items.some(({ outcome }) => outcome === 'owned')
          ? { ...result, items: result.items.map((item) => ({ ...item, outcome: 'owned' })) }
          : result,
      ),
    ],
    [
      'unknown alerts are left out',
      withOwners((result) => ({
        ...result,
        items: result.items.filter(({ outcome }) => outcome !== 'notFound'),
      })),
    ],
    ['the number is not that of the alerts', withOwners((one) => ({ ...one, seq: one.seq + 1 }))],
  ],
  'owner-log': [
    ['owners are not logged', withLog((entry) => (entry.type === 'owner' ? null : entry))],
    ['the log does not say by whom', withLog((entry) => ({ ...entry, user: null }))],
    [
      'the log does not say to whom',
      withLog((entry) => (entry.type === 'owner' ? { ...entry, owner: null } : entry)),
    ],
    ['the log does not say when', withLog((entry) => ({ ...entry, createdOn: 0 }))],
  ],
  'owner-reported': [
    [
      'nothing is reported',
      withFeed((event, emit) => {
        const isOwner = event.kind === 'action' && event.action.change.type === 'owner';
        if (isOwner) emit({ kind: 'head', prevSeq: event.prevSeq, seq: event.seq });
        else emit(event);
      }),
    ],
    [
      'a release is reported as taking',
      withFeed((event, emit) => {
        if (event.kind !== 'action' || event.action.change.type !== 'owner') emit(event);
        else {
          const change = { type: 'owner', owner: event.action.user } as const;
          emit({ ...event, action: { ...event.action, change } });
        }
      }),
    ],
  ],
  'owner-search': [
    ['owners are ignored', withSearch((search) => ({ ...search, owner: undefined }))],
    [
      'only owners count',
      withSearch((search) => (search.owner === 'mine' ? { ...search, text: '' } : search)),
    ],
    [
      'what is counted leaves owners aside',
      (source) => ({
        ...source,
        findAlerts: (query, signal) => {
          if (source.findAlerts === undefined) throw new TypeError('The source has no search');
          const search = { ...query.search, owner: undefined };
          return source.findAlerts({ ...query, search }, signal);
        },
      }),
    ],
    [
      'the verdict depends on the owner',
      (source) => ({
        ...source,
        async findAlerts(query, signal) {
          if (source.findAlerts === undefined) throw new TypeError('The source has no search');
          const found = await source.findAlerts(query, signal);
          return { ...found, among: found.among.slice(0, 1) };
        },
      }),
    ],
  ],
};
