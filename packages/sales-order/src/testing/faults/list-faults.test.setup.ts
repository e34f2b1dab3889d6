import { orderKeys } from '../../engine/orders/order-keys.ts';
import { type Faults, withCalls, withPages, withQuery } from './spoil.test.setup.ts';

export const listFaults: Faults = {
  'list-pages': [
    ['the first page is always returned', withQuery((query) => ({ ...query, page: 1 }))],
    [
      'the oldest order comes first',
      withQuery((query) => ({ ...query, sorts: [{ key: 'number', direction: 'asc' }] })),
    ],
    [
      'the total is that of the page',
      withPages((page) => ({ ...page, total: page.orders.length })),
    ],
  ],
  'list-ids': [
    [
      'the ids are those of the page',
      withPages((page) => ({ ...page, ids: page.orders.map(({ id }) => id) })),
    ],
    ['the ids are in another order', withPages((page) => ({ ...page, ids: [...page.ids].sort() }))],
    ['the versions are missing', withPages((page) => ({ ...page, versions: new Map() }))],
    [
      'the totals are those of the page',
      withPages((page) => ({
        ...page,
        totals: {
          total_weight: page.orders.reduce((sum, { totalWeight }) => sum + totalWeight, 0),
          total_volume: page.orders.reduce((sum, { totalVolume }) => sum + totalVolume, 0),
          total_price: page.orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
        },
      })),
    ],
  ],
  'list-sorts': [
    ['sorts are ignored', withQuery((query) => ({ ...query, sorts: [] }))],
    [
      'the direction is ignored',
      withQuery((query) => ({
        ...query,
        sorts: query.sorts.map((sort) => ({ ...sort, direction: 'asc' })),
      })),
    ],
    [
      'empty values come first when descending',
      withCalls((source) => ({
        async list(query, signal) {
          const page = await source.list(query, signal);
          if (query.sorts[0]?.direction !== 'desc') return page;
          const isEmpty = (salesName: string | null): boolean => salesName === null;
          const orders = page.orders.toSorted(
            (a, b) => Number(isEmpty(b.salesName)) - Number(isEmpty(a.salesName)),
          );
          return { ...page, orders };
        },
      })),
    ],
  ],
  'list-filters': [
    ['filters are ignored', withQuery((query) => ({ ...query, filters: [] }))],
    [
      'only the first filter applies',
      withQuery((query) => ({ ...query, filters: query.filters.slice(0, 1) })),
    ],
    [
      'contains is sensitive to case',
      withQuery((query) => ({
        ...query,
        filters: query.filters.map((filter) =>
          filter.op === 'contains' ? { ...filter, op: 'eq' } : filter,
        ),
      })),
    ],
  ],
  'list-invalid': [
    [
      'unknown keys are ignored',
      withQuery((query) => ({
        ...query,
        sorts: query.sorts.filter(({ key }) => orderKeys.some((one) => one === key)),
        filters: query.filters.filter(({ key }) => orderKeys.some((one) => one === key)),
      })),
    ],
    [
      'a limit of 0 is corrected',
      withQuery((query) => ({ ...query, limit: Math.max(1, query.limit) })),
    ],
  ],
  'list-search': [
    ['the search is ignored', withQuery((query) => ({ ...query, search: '' }))],
    [
      'the search is sensitive to case',
      withCalls((source) => ({
        async list(query, signal) {
          const page = await source.list(query, signal);
          const orders = page.orders.filter((one) => JSON.stringify(one).includes(query.search));
          return { ...page, orders };
        },
      })),
    ],
  ],
  suggestions: [
    [
      'values are repeated',
      withCalls((source) => ({
        suggest: async (...args) => (await source.suggest(...args)).flatMap((one) => [one, one]),
      })),
    ],
    [
      'the customer is ignored',
      withCalls((source) => ({
        suggest: (field, _, signal) => source.suggest(field, null, signal),
      })),
    ],
  ],
  'fleet-tasks': [
    [
      'the first page is always returned',
      withCalls((source) => ({
        listFleetTasks: (id, query, signal) =>
          source.listFleetTasks(id, { ...query, page: 1 }, signal),
      })),
    ],
    [
      'the search is ignored',
      withCalls((source) => ({
        listFleetTasks: (id, query, signal) =>
          source.listFleetTasks(id, { ...query, search: '' }, signal),
      })),
    ],
  ],
  abort: [
    ['list ignores its signal', withCalls((source) => ({ list: (query) => source.list(query) }))],
    [
      'create stores the order nevertheless',
      withCalls((source) => ({
        async create(order, signal) {
          const created = await source.create(order);
          signal?.throwIfAborted();
          return created;
        },
      })),
    ],
  ],
};
