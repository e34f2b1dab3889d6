import type { AlertSearch } from '../../engine/list/alert-search.ts';
import type { AlertSource, FoundAlerts } from '../../engine/list/alert-source.port.ts';
import type { Faults, Spoil } from './spoil.test.setup.ts';

/** A source that understands a search differently. */
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

const withFound =
  (change: (found: FoundAlerts, source: AlertSource) => FoundAlerts): Spoil =>
  (source) => ({
    ...source,
    findAlerts: async (query, signal) => {
      if (source.findAlerts === undefined) throw new TypeError('The source has no search');
      return change(await source.findAlerts(query, signal), source);
    },
  });

export const searchFaults: Faults = {
  'search-places': [
    ['the search is ignored', withSearch((search) => ({ ...search, text: '' }))],
    [
      'only the first word counts',
      withSearch((search) => ({ ...search, text: search.text.split(' ')[0] ?? '' })),
    ],
    [
      'plates are searched with their spaces only',
      withSearch((search) => ({ ...search, text: search.text.replace('b9482k', 'nothing') })),
    ],
    [
      'a search distinguishes upper and lower case',
      withSearch((search) => ({ ...search, text: search.text.replace('RIYADI', 'no one') })),
    ],
    [
      'events are searched in one language',
      withSearch((search) => ({ ...search, text: search.text.replace('teralihkan', 'nothing') })),
    ],
    [
      'fleet tasks are not searched',
      withSearch((search) => ({ ...search, text: search.text.replace('fo-47', 'nothing') })),
    ],
  ],
  'search-conditions': [
    ['groups of events are ignored', withSearch((search) => ({ ...search, groups: [] }))],
    ['vehicle groups are ignored', withSearch((search) => ({ ...search, vehicleGroups: [] }))],
    ['read alerts are found', withSearch((search) => ({ ...search, unreadOnly: false }))],
    [
      'no vehicle groups are listed',
      (source) => ({ ...source, listVehicleGroups: () => Promise.resolve([]) }),
    ],
    [
      'a search lists settled alerts among unresolved ones',
      (source) => ({
        ...source,
        listAlerts: (query, signal) =>
          source.listAlerts(
            query.search === undefined ? query : { ...query, unresolvedOnly: false },
            signal,
          ),
      }),
    ],
    [
      'a search applies to the first page alone',
      (source) => ({
        ...source,
        listAlerts({ search, ...query }, signal) {
          const isFirst = query.after === undefined && search !== undefined;
          return source.listAlerts(
            isFirst ? { ...query, search } : { ...query, unresolvedOnly: true },
            signal,
          );
        },
      }),
    ],
  ],
  'search-emergency': [
    [
      'a search hides emergencies',
      (source) => ({
        ...source,
        async listAlerts(query, signal) {
          const page = await source.listAlerts(query, signal);
          const alerts = page.alerts.filter(({ alertCode }) => alertCode !== 1);
          return { ...page, alerts };
        },
      }),
    ],
    ['emergencies are not found', withFound((found) => ({ ...found, among: [] }))],
    [
      'emergencies are not counted',
      withFound((found) => ({ ...found, counts: { ...found.counts, important: 0 } })),
    ],
  ],
  'search-found': [
    [
      'every alert is found',
      (source) => ({
        ...source,
        findAlerts: async (query, signal) => {
          if (source.findAlerts === undefined) throw new TypeError('The source has no search');
          return { ...(await source.findAlerts(query, signal)), among: query.among };
        },
      }),
    ],
    [
      'everything is counted',
      (source) => ({
        ...source,
        findAlerts: async (query, signal) => {
          if (source.findAlerts === undefined) throw new TypeError('The source has no search');
          const found = await source.findAlerts(query, signal);
          return { ...found, counts: await source.countUnresolved(query.range, signal) };
        },
      }),
    ],
    [
      'read alerts are not found among those asked about',
      (source) => ({
        ...source,
        findAlerts: async (query, signal) => {
          if (source.findAlerts === undefined) throw new TypeError('The source has no search');
          const found = await source.findAlerts(query, signal);
          if (!query.search.unreadOnly) return found;
          const alerts = await source.readAlerts(found.among, signal);
          const unread = alerts.filter(({ read, resolved }) => !read && !resolved);
          return { ...found, among: unread.map(({ id }) => id) };
        },
      }),
    ],
    [
      'the counts name no head',
      withFound((found) => ({ ...found, counts: { ...found.counts, head: 0 } })),
    ],
  ],
};
