import { ContractViolation } from '@pantau/core/testing';
import { PantauError } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import { fleet } from '../../adapters/memory/fleet.ts';
import { fleetGroups } from '../../adapters/memory/fleet-groups.ts';
import type {
  AlertHistoryPage,
  AlertHistorySource,
  AlertLogPage,
} from '../../engine/history/alert-history-source.port.ts';
import {
  type AlertHistoryQuery,
  type AlertLogQuery,
  noHistoryFilter,
} from '../../engine/history/history-query.ts';
import { alertHistoryClauses } from './alert-history-contract.ts';
import { createMemoryHistoryHarness } from './memory-history-harness.test.setup.ts';

/** Wraps a source so that it violates one guarantee. */
type Spoil = (source: AlertHistorySource) => AlertHistorySource;

const withQuery =
  (change: (query: AlertHistoryQuery) => Partial<AlertHistoryQuery>): Spoil =>
  (source) => ({
    ...source,
    list: (query, signal) => source.list({ ...query, ...change(query) }, signal),
  });

const withPage =
  (
    change: (page: AlertHistoryPage, query: AlertHistoryQuery) => Partial<AlertHistoryPage>,
  ): Spoil =>
  (source) => ({
    ...source,
    async list(query, signal) {
      const page = await source.list(query, signal);
      return { ...page, ...change(page, query) };
    },
  });

const withLogQuery =
  (change: (query: AlertLogQuery) => Partial<AlertLogQuery>): Spoil =>
  (source) => ({
    ...source,
    log: (query, signal) => source.log({ ...query, ...change(query) }, signal),
  });

const withLog =
  (change: (page: AlertLogPage) => Partial<AlertLogPage>): Spoil =>
  (source) => ({
    ...source,
    async log(query, signal) {
      const page = await source.log(query, signal);
      return { ...page, ...change(page) };
    },
  });

/** Alerts as they were when they were first read. */
const cached: Spoil = (source) => {
  let first: AlertHistoryPage | undefined;
  return { ...source, list: async (query, signal) => (first ??= await source.list(query, signal)) };
};

const faults: Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>> = {
  'history-pages': [
    ['the page is ignored', withQuery(() => ({ page: 1 }))],
    ['the limit is ignored', withQuery(() => ({ limit: 100 }))],
    [
      'only the ids of the page are listed',
      withPage(({ alerts }) => ({ ids: alerts.map(({ id }) => id) })),
    ],
    ['the total is that of the page', withPage(({ alerts }) => ({ total: alerts.length }))],
    [
      'the oldest come first',
      withQuery(() => ({ sorts: [{ key: 'createdOn', direction: 'asc' }] })),
    ],
  ],
  'history-age': [
    [
      'only the last 48 hours are listed',
      withPage(({ alerts, head }) => ({
        alerts: alerts.filter(({ createdOn }) => createdOn > (alerts[0]?.createdOn ?? head) - 1e8),
      })),
    ],
  ],
  'history-state': [
    ['states are ignored', withQuery(() => ({ states: null }))],
    [
      'an empty list matches everything',
      withQuery(({ states }) => ({ states: states?.length === 0 ? null : states })),
    ],
    [
      'one that is resolved and false counts as resolved',
      withPage(({ alerts }, { states }) =>
        states?.join() === 'falseAlert'
          ? { alerts: alerts.filter(({ resolved }) => !resolved) }
          : {},
      ),
    ],
  ],
  'history-read': [['reading is ignored', withQuery(() => ({ read: null }))]],
  'history-kind': [
    ['urgency is ignored', withQuery(() => ({ urgency: null }))],
    ['groups are ignored', withQuery(() => ({ groups: null }))],
    ['codes are ignored', withQuery(() => ({ alertCodes: null }))],
    [
      'one condition is enough',
      withQuery(({ groups, urgency }) => (groups && urgency ? { urgency: null } : {})),
    ],
  ],
  'history-vehicle-groups': [
    ['vehicle groups are ignored', withQuery(() => ({ vehicleGroups: null }))],
    [
      'only the first group counts',
      withQuery(({ vehicleGroups }) => ({ vehicleGroups: vehicleGroups?.slice(0, 1) ?? null })),
    ],
    [
      'no group matches everything',
      withQuery(({ vehicleGroups }) =>
        vehicleGroups?.length === 0 ? { vehicleGroups: null } : {},
      ),
    ],
    ['the vehicles are not named', withPage(() => ({ vehiclesOfGroups: [] }))],
    [
      'the vehicles of all groups are named',
      withPage(({ vehiclesOfGroups }) => ({
        vehiclesOfGroups: vehiclesOfGroups && fleet.map(({ vehicleId }) => vehicleId),
      })),
    ],
  ],
  'history-offered-groups': [
    ['no groups are offered', (source) => ({ ...source, vehicleGroups: async () => [] })],
    [
      'they are in another order',
      (source) => ({
        ...source,
        vehicleGroups: async () => ((await source.vehicleGroups?.()) ?? []).toReversed(),
      }),
    ],
    [
      'everyone is offered them',
      (source) => ({
        ...source,
        vehicleGroups: () => Promise.resolve(fleetGroups.map(({ id, name }) => ({ id, name }))),
      }),
    ],
    [
      'everyone may filter by them',
      (source) => ({
        ...source,
        list: (query, signal) =>
          source
            .list(query, signal)
            .catch(() => source.list({ ...query, vehicleGroups: null }, signal)),
      }),
    ],
  ],
  'history-range': [
    [
      'the end is excluded',
      withQuery(({ range: { start, end } }) => ({ range: { start, end: end && end - 1 } })),
    ],
    [
      'the start is excluded',
      withQuery(({ range: { start, end } }) => ({ range: { start: start && start + 1, end } })),
    ],
  ],
  'history-search': [
    ['the search is ignored', withQuery(() => ({ search: '' }))],
    ['a word is enough', withQuery(({ search }) => ({ search: search.split(' ')[0] ?? '' }))],
    [
      'plates are found with their spaces only',
      withPage(({ alerts }, { search }) => ({
        alerts: alerts.filter(({ vehicle }) => vehicle.licensePlate.replaceAll(' ', '') !== search),
      })),
    ],
  ],
  'history-sorts': [
    ['sorts are ignored', withQuery(() => ({ sorts: [] }))],
    [
      'the ids keep their order',
      withPage(({ ids }, { sorts: [sort] }) =>
        sort?.key === 'createdOn' ? { ids: ids.toReversed() } : {},
      ),
    ],
    [
      'alerts without a driver come first when descending',
      withPage(({ alerts }, { sorts: [sort] }) =>
        sort?.key === 'driver' && sort.direction === 'desc' ? { alerts: alerts.toReversed() } : {},
      ),
    ],
  ],
  'history-visible': [
    ['invisible alerts are counted', withPage(({ total }) => ({ total: total + 1 }))],
    [
      'urgent alerts are found by their id without the scope',
      (source) => ({
        ...source,
        find: (id, signal) =>
          source.find(id, signal).catch(async (error: unknown) => {
            const { alerts, head } = await source.list(
              { ...noHistoryFilter, page: 1, limit: 1, sorts: [] },
              signal,
            );
            if (alerts[0] === undefined) throw error;
            return { alert: alerts[0], head };
          }),
      }),
    ],
  ],
  'history-fresh': [
    ['pages come from a cache', cached],
    ['the head stays behind', withPage(() => ({ head: 0 }))],
  ],
  'history-abort': [
    [
      'signals are ignored',
      (source) => ({
        ...source,
        list: (query) => source.list(query),
        find: () => Promise.resolve({ alert: {} as never, head: 0 }),
      }),
    ],
  ],
  'find-either-id': [
    [
      'only the raw alert id is known',
      (source) => ({
        ...source,
        find: (id, signal) =>
          id.includes('-') ? Promise.reject(new PantauError('notFound')) : source.find(id, signal),
      }),
    ],
    [
      'the flag is cut at its dash',
      (source) => ({
        ...source,
        find: (id, signal) => source.find(id.split('-').slice(0, 4).join('-'), signal),
      }),
    ],
  ],
  'find-unknown': [
    [
      'the flag is ignored',
      (source) => ({
        ...source,
        find: (id, signal) => source.find(id.replace(/b$/, 'a'), signal),
      }),
    ],
    [
      'an unknown alert is a server error',
      (source) => ({
        ...source,
        find: (id, signal) =>
          source.find(id, signal).catch(() => Promise.reject(new PantauError('server'))),
      }),
    ],
  ],
  'find-newest': [
    [
      'the head stays behind',
      (source) => ({
        ...source,
        find: async (id, signal) => ({ ...(await source.find(id, signal)), head: 0 }),
      }),
    ],
    [
      'notes are left out',
      (source) => ({
        ...source,
        async find(id, signal) {
          const found = await source.find(id, signal);
          return { ...found, alert: { ...found.alert, lastNote: null } };
        },
      }),
    ],
  ],
  'log-actions': [
    ['the oldest come first', withLog(({ actions }) => ({ actions: actions.toReversed() }))],
    [
      'the user is missing',
      withLog(({ actions }) => ({ actions: actions.map((action) => ({ ...action, user: null })) })),
    ],
    [
      'ids are those of the alerts',
      withLog(({ actions }) => ({
        actions: actions.map((action) => ({ ...action, id: action.alert.id })),
      })),
    ],
  ],
  'log-pages': [
    ['the page is ignored', withLogQuery(() => ({ page: 1 }))],
    ['the total is that of the page', withLog(({ actions }) => ({ total: actions.length }))],
  ],
  'log-filter': [
    ['actions are ignored', withLogQuery(() => ({ types: null }))],
    ['the search is ignored', withLogQuery(() => ({ search: '' }))],
    ['the range is ignored', withLogQuery(() => ({ range: { start: null, end: null } }))],
    [
      'the end of the range is excluded',
      withLogQuery(({ range: { start, end } }) => ({ range: { start, end: end && end - 1 } })),
    ],
  ],
  'log-scope': [
    [
      'everyone may read the log',
      (source) => ({
        ...source,
        log: () => Promise.resolve({ actions: [], page: 1, total: 0 }),
      }),
    ],
  ],
};

describe('the contract suite of AlertHistorySource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(alertHistoryClauses.map(({ id }) => id).sort());
  });

  for (const clause of alertHistoryClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const harness = createMemoryHistoryHarness(spoil);
        await expect(clause.run(harness)).rejects.toThrow(ContractViolation);
      });
    }
  }
});
