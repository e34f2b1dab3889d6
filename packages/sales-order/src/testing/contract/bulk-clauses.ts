import { check, checkRejects, checkSame } from '@pantau/core/testing';
import { bulkOrdersMax } from '../../engine/orders/order-limits.ts';
import { type OrderClause } from './harness.ts';
import { createAll, createOne, everything } from './helpers.ts';

const UNKNOWN_ID = '999999999';

const customers = ['PT A', 'PT B', 'PT C', 'PT D'].map((customerName) => ({ customerName }));

export const bulkClauses: readonly OrderClause[] = [
  {
    id: 'bulk-transition',
    title: 'accounts for every order of a transition, in the sequence of the request (SO-19)',
    async run(harness) {
      const { source } = harness;
      const created = await createAll(harness, customers);
      const [a = '', b = '', c = '', d = ''] = created.map(({ id }) => id);
      await source.transition(b, { status: 'CONFIRMED' }, 1);
      await source.edit(c, { totalWeight: 5 }, 1);
      const result = await source.transitionMany({
        key: 'transition-1',
        transition: { status: 'CONFIRMED' },
        orders: [
          { id: c, version: 1 },
          { id: a, version: 1 },
          { id: UNKNOWN_ID },
          { id: b, version: 1 },
          { id: d },
        ],
      });
      checkSame(
        result.rows.map(({ id, outcome, version, previousStatus }) => [
          id,
          outcome,
          version,
          previousStatus,
        ]),
        [
          [c, 'conflict', 2, 'DRAFT'],
          [a, 'done', 2, 'DRAFT'],
          [UNKNOWN_ID, 'failed', null, null],
          [b, 'skipped', 2, 'CONFIRMED'],
          [d, 'done', 2, 'DRAFT'],
        ],
        'the outcome of each order',
      );
      checkSame(
        result.rows.map(({ message }) => message !== null && message !== ''),
        [true, false, true, false, false],
        'a reason for each order that was not changed',
      );
      const { orders } = await source.list(everything);
      const statuses = Object.fromEntries(orders.map(({ id, status }) => [id, status]));
      const done = { [a]: 'CONFIRMED', [b]: 'CONFIRMED', [d]: 'CONFIRMED' };
      checkSame(statuses, { ...done, [c]: 'DRAFT' }, 'the stored statuses');
    },
  },
  {
    id: 'bulk-cancel',
    title: 'cancels several orders only with a reason (SO-15, SO-19)',
    async run(harness) {
      const { source } = harness;
      const { id } = await createOne(harness);
      const request = { key: 'cancel-0001', orders: [{ id }] };
      const without = source.transitionMany({ ...request, transition: { status: 'CANCELED' } });
      await checkRejects(without, 'invalid', 'no reason');
      const transition = { status: 'CANCELED', reason: 'Stok habis' } as const;
      await source.transitionMany({ ...request, transition });
      const { status, canceledReason } = await source.read(id);
      checkSame([status, canceledReason], ['CANCELED', 'Stok habis'], 'the reason');
      const [latest] = await source.history(id);
      checkSame([latest?.action, latest?.reason], ['transition', 'Stok habis'], 'in the history');
    },
  },
  {
    id: 'bulk-remove',
    title: 'accounts for every order of a deletion and refuses assigned ones (SO-16, SO-19)',
    async run(harness) {
      const { source } = harness;
      const created = await createAll(harness, customers);
      const [a = '', b = '', c = '', d = ''] = created.map(({ id }) => id);
      await source.transition(b, { status: 'ASSIGNED' }, 1);
      await source.edit(c, { totalWeight: 5 }, 1);
      const { rows } = await source.removeMany({
        key: 'removal-1',
        orders: [{ id: a, version: 1 }, { id: b }, { id: c, version: 1 }, { id: d }],
      });
      checkSame(
        rows.map(({ outcome, version }) => [outcome, version]),
        [
          ['done', null],
          ['refused', 2],
          ['conflict', 2],
          ['done', null],
        ],
        'the outcome of each order',
      );
      check(
        rows[1]?.message?.includes(rows[1].number ?? '?') === true,
        'the refusal names the order',
      );
      const { ids } = await source.list(everything);
      checkSame([...ids].sort(), [b, c].sort(), 'the others are left');
    },
  },
  {
    id: 'bulk-again',
    title: 'runs a request once, however often it is sent with its key (SO-20)',
    async run(harness) {
      const { source } = harness;
      const { id } = await createOne(harness);
      const request = {
        key: 'again-001',
        orders: [{ id, version: 1 }],
        transition: { status: 'CONFIRMED' },
      } as const;
      const first = await source.transitionMany(request);
      const moved = await source.transition(id, { status: 'COMPLETED' }, 2);
      checkSame(await source.transitionMany(request), first, 'the first result');
      checkSame(await source.read(id), moved, 'nothing has changed');
    },
  },
  {
    id: 'bulk-key',
    title: 'rejects the key of another request (SO-20)',
    async run(harness) {
      const { source } = harness;
      const [a, b] = await createAll(harness, customers.slice(0, 2));
      await source.removeMany({ key: 'key-0001', orders: [{ id: a?.id ?? '' }] });
      const other = source.removeMany({ key: 'key-0001', orders: [{ id: b?.id ?? '' }] });
      await checkRejects(other, 'conflict', 'the key of another request');
      checkSame((await source.list(everything)).ids, [b?.id], 'nothing else was deleted');
    },
  },
  {
    id: 'bulk-lookup',
    title: 'finds the result of a completed request by its key, and of no other (SO-20)',
    async run(harness) {
      const { source, foreign } = harness;
      const { id } = await createOne(harness);
      checkSame(await source.findBulkResult('lookup-1'), null, 'not sent yet');
      const result = await source.removeMany({ key: 'lookup-1', orders: [{ id }] });
      checkSame(await source.findBulkResult('lookup-1'), result, 'the result');
      checkSame(await foreign.findBulkResult('lookup-1'), null, 'not for another company');
    },
  },
  {
    id: 'bulk-limits',
    title: 'rejects a request without orders, or with too many, as a whole (SO-19)',
    async run(harness) {
      const { source } = harness;
      const { id } = await createOne(harness);
      const orders = Array.from({ length: bulkOrdersMax }, (_, index) => ({ id: `9${index}` }));
      const many = source.removeMany({ key: 'limits-01', orders: [{ id }, ...orders] });
      await checkRejects(many, 'invalid', 'too many orders');
      const none = source.removeMany({ key: 'limits-02', orders: [] });
      await checkRejects(none, 'invalid', 'no orders');
      checkSame((await source.list(everything)).total, 1, 'nothing was deleted');
    },
  },
];
