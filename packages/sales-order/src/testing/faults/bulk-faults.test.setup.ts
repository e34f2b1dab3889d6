import type { BulkRow } from '../../engine/orders/bulk.ts';
import { bulkOrdersMax } from '../../engine/orders/order-limits.ts';
import { type Faults, withCalls, withResults } from './spoil.test.setup.ts';

const withRow = (change: (row: BulkRow) => BulkRow) =>
  withResults(({ rows }) => ({ rows: rows.map(change) }));

let keys = 0;
const freshKey = (): string => `fresh-key-${(keys += 1)}`;

export const bulkFaults: Faults = {
  'bulk-transition': [
    [
      'only changed orders are reported',
      withResults(({ rows }) => ({ rows: rows.filter(({ outcome }) => outcome === 'done') })),
    ],
    [
      'orders are reported in another sequence',
      withResults(({ rows }) => ({ rows: rows.toReversed() })),
    ],
    [
      'orders that were skipped count as done',
      withRow((row) => (row.outcome === 'skipped' ? { ...row, outcome: 'done' } : row)),
    ],
    ['reasons are missing', withRow((row) => ({ ...row, message: null }))],
    [
      'versions are ignored',
      withCalls((source) => ({
        transitionMany: (request, signal) =>
          source.transitionMany(
            { ...request, orders: request.orders.map(({ id }) => ({ id })) },
            signal,
          ),
      })),
    ],
    [
      'nothing is stored',
      withCalls((source) => ({
        async transitionMany(request, signal) {
          const { rows } = await source.transitionMany(request, signal);
          for (const { outcome, id, version, previousStatus } of rows) {
            if (outcome !== 'done' || previousStatus === null) continue;
            await source.transition(id, { status: previousStatus }, version ?? 0);
          }
          return { rows };
        },
      })),
    ],
  ],
  'bulk-cancel': [
    [
      'a missing reason is made up',
      withCalls((source) => ({
        transitionMany: (request, signal) =>
          source.transitionMany(
            { ...request, transition: { ...request.transition, reason: '-' } },
            signal,
          ),
      })),
    ],
    [
      'the history is not written',
      withCalls((source) => ({
        history: async (...args) =>
          (await source.history(...args)).filter(({ action }) => action !== 'transition'),
      })),
    ],
  ],
  'bulk-remove': [
    [
      'assigned orders are deleted',
      withCalls((source) => ({
        async removeMany(request, signal) {
          for (const { id } of request.orders) {
            const { status, version } = await source.read(id);
            if (status === 'ASSIGNED') await source.transition(id, { status: 'DRAFT' }, version);
          }
          return source.removeMany(request, signal);
        },
      })),
    ],
    [
      'the refusal names no order',
      withRow((row) => ({ ...row, message: row.message === null ? null : 'Refused' })),
    ],
    ['a deleted order has a version', withRow((row) => ({ ...row, version: row.version ?? 1 }))],
  ],
  'bulk-again': [
    [
      'the key is ignored',
      withCalls((source) => ({
        transitionMany: (request, signal) =>
          source.transitionMany({ ...request, key: freshKey() }, signal),
      })),
    ],
  ],
  'bulk-key': [
    [
      'the key is ignored',
      withCalls((source) => ({
        removeMany: (request, signal) => source.removeMany({ ...request, key: freshKey() }, signal),
      })),
    ],
    [
      'another request gets the first result',
      withCalls((source) => ({
        removeMany: async (request, signal) =>
          (await source.findBulkResult(request.key)) ?? source.removeMany(request, signal),
      })),
    ],
  ],
  'bulk-lookup': [
    ['no result is found', withCalls(() => ({ findBulkResult: () => Promise.resolve(null) }))],
    [
      'an unknown key has an empty result',
      withCalls((source) => ({
        findBulkResult: async (...args) => (await source.findBulkResult(...args)) ?? { rows: [] },
      })),
    ],
    [
      'results of the other company are found',
      withCalls((source, foreign) => ({
        findBulkResult: async (key) =>
          (await source.findBulkResult(key)) ?? foreign.findBulkResult(key),
      })),
    ],
  ],
  'bulk-limits': [
    [
      'what is too much is left out',
      withCalls((source) => ({
        removeMany: (request, signal) =>
          source.removeMany({ ...request, orders: request.orders.slice(0, bulkOrdersMax) }, signal),
      })),
    ],
    [
      'no orders have an empty result',
      withCalls((source) => ({
        removeMany: async (request, signal) =>
          request.orders.length === 0 ? { rows: [] } : source.removeMany(request, signal),
      })),
    ],
  ],
};
