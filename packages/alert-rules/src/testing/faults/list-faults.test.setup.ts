import type { FindChoices } from '../../engine/rules/rule-source.ts';
import { type Faults, type Spoil, withCalls, withPages, withQuery } from './spoil.test.setup.ts';

const withVehicles =
  (
    change: (
      find: FindChoices<{ readonly id: string; readonly licensePlate: string }>,
    ) => typeof find,
  ): Spoil =>
  ({ targets }) => ({ targets: { ...targets, vehicles: change(targets.vehicles) } });

export const listFaults: Faults = {
  'list-pages': [
    ['the first page is always returned', withQuery((query) => ({ ...query, page: 1 }))],
    [
      'the oldest rule comes first',
      withQuery((query) => ({ ...query, sort: { key: 'createdOn', direction: 'asc' } })),
    ],
    ['the total is that of the page', withPages((page) => ({ ...page, total: page.rules.length }))],
    [
      'an impossible page is accepted',
      withQuery((query) => ({ ...query, show: Math.max(1, query.show) })),
    ],
  ],
  'list-filters': [
    ['the search is ignored', withQuery((query) => ({ ...query, search: '' }))],
    ['the urgency is ignored', withQuery((query) => ({ ...query, urgencies: [] }))],
    ['the state is ignored', withQuery((query) => ({ ...query, isActive: undefined }))],
    ['categories are ignored', withQuery((query) => ({ ...query, categoryIds: [] }))],
    ['the total is that of all rules', withPages((page) => ({ ...page, total: 3 }))],
  ],
  'list-sorts': [
    ['sorts are ignored', withQuery((query) => ({ ...query, sort: undefined }))],
    [
      'the direction is ignored',
      withQuery((query) => ({
        ...query,
        sort: query.sort && { ...query.sort, direction: 'asc' },
      })),
    ],
  ],
  codes: [
    [
      'the limits are missing',
      withCalls((rules) => ({
        codes: async () => (await rules.codes()).map((code) => ({ ...code, minThreshold: null })),
      })),
    ],
    [
      'a code is listed once per category',
      withCalls((rules) => ({
        codes: async () => [...(await rules.codes()), ...(await rules.codes())],
      })),
    ],
    [
      'categories are missing',
      withCalls((rules) => ({
        codes: async () => (await rules.codes()).map((code) => ({ ...code, categories: [] })),
      })),
    ],
  ],
  choices: [
    ['the search is ignored', withVehicles((find) => (query) => find({ ...query, search: '' }))],
    ['pages are ignored', withVehicles((find) => (query) => find({ ...query, page: 1 }))],
    ['ids are ignored', withVehicles((find) => (query) => find({ ...query, ids: undefined }))],
    [
      'the order is arbitrary',
      withVehicles((find) => async (query) => {
        const { items, total } = await find(query);
        return { items: items.toReversed(), total };
      }),
    ],
    [
      'groups have no number of vehicles',
      ({ targets }) => ({
        targets: {
          ...targets,
          async groups(query, signal) {
            const { items, total } = await targets.groups(query, signal);
            return { items: items.map((item) => ({ ...item, totalVehicles: 0 })), total };
          },
        },
      }),
    ],
  ],
  abort: [
    [
      'the signal of a list is ignored',
      withCalls((rules) => ({ list: (query) => rules.list(query) })),
    ],
    [
      'an aborted creation is made',
      withCalls((rules) => ({ create: (rule) => rules.create(rule) })),
    ],
  ],
};
