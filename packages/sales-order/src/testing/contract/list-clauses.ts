import { check, checkAborts, checkRejects, checkSame } from '@pantau/core/testing';
import type { TableQuery } from '@pantau/data-table';
import { orderKeys } from '../../engine/orders/order-keys.ts';
import { type OrderClause } from './harness.ts';
import { createAll, customersOf, everything, numbersOf, variedOrders } from './helpers.ts';

type Filter = TableQuery['filters'][number];

const [delta, alfa, beta] = ['PT Delta', 'PT Alfa', 'PT Beta'];

const filterCases: readonly (readonly [Filter, readonly (string | undefined)[]])[] = [
  [{ key: 'customer_name', op: 'eq', value: 'PT Alfa' }, [alfa]],
  [{ key: 'customer_name', op: 'in', value: ['PT Beta', 'PT Delta', "PT 'X'"] }, [beta, delta]],
  [{ key: 'customer_name', op: 'contains', value: 'ALF' }, [alfa]],
  [{ key: 'sales_name', op: 'notIn', value: ['Citra'] }, [beta, alfa]],
  [{ key: 'sales_name', op: 'empty', value: true }, [beta]],
  [{ key: 'total_weight', op: 'gte', value: 80 }, [alfa, delta]],
  [{ key: 'total_weight', op: 'lte', value: 80 }, [beta, alfa]],
  [{ key: 'target.picked_on', op: 'gte', value: Date.UTC(2026, 9, 8) }, [delta]],
  [{ key: 'status.name', op: 'eq', value: 'CONFIRMED' }, []],
  [{ key: 'locations', op: 'contains', value: 'solo' }, [delta]],
];

export const listClauses: readonly OrderClause[] = [
  {
    id: 'list-pages',
    title: 'lists the newest order first, on pages without duplicates or gaps (SO-1)',
    async run(harness) {
      const created = await createAll(harness, [...variedOrders, ...variedOrders]);
      const query = { ...everything, limit: 4 };
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await harness.source.list({ ...query, page }));
      const listed = pages.flatMap(({ orders }) => numbersOf(orders));
      checkSame(listed, numbersOf(created).toReversed(), 'every order once, the newest first');
      checkSame(
        pages.map(({ orders, page, total }) => [orders.length, page, total]),
        [
          [4, 1, 6],
          [2, 2, 6],
          [0, 3, 6],
        ],
        'rows, number and total of each page',
      );
    },
  },
  {
    id: 'list-ids',
    title: 'lists the ids and versions of all matching orders in query order, and totals (SO-2)',
    async run(harness) {
      const created = await createAll(harness, variedOrders);
      const [first] = created;
      await harness.source.edit(first?.id ?? '', { totalPrice: 1_000_000 }, 1);
      const query = { ...everything, limit: 1, page: 2 };
      const { ids, versions, totals } = await harness.source.list(query);
      checkSame(ids, created.map(({ id }) => id).toReversed(), 'ids of all pages');
      checkSame(
        ids.map((id) => versions.get(id)),
        [1, 1, 2],
        'their versions',
      );
      const sums = { total_weight: 200.5, total_volume: 13, total_price: 1_400_000 };
      checkSame(totals, sums, 'totals of all matching orders');
    },
  },
  {
    id: 'list-sorts',
    title: 'sorts by every column in both directions, orders without a value last (SO-3)',
    async run(harness) {
      await createAll(harness, variedOrders);
      for (const key of orderKeys) {
        const sorted = async (direction: 'asc' | 'desc') =>
          customersOf(await harness.source.list({ ...everything, sorts: [{ key, direction }] }));
        const [up, down] = [await sorted('asc'), await sorted('desc')];
        if (key === 'status.name') continue;
        const isEmptyLast = up.at(-1) === beta && down.at(-1) === beta;
        const isReversed = up.toReversed().join() === down.join();
        const hasEmpty = !['number', 'customer_name', 'created_on'].includes(key);
        const isNumber = key.startsWith('total_');
        check(hasEmpty && !isNumber ? isEmptyLast : isReversed, `${key} in both directions`);
      }
      const sorts = [{ key: 'target.delivered_on', direction: 'desc' }] as const;
      const byTarget = customersOf(await harness.source.list({ ...everything, sorts }));
      checkSame(byTarget, [alfa, delta, beta], 'the latest target first');
      const byWeight = [{ key: 'total_weight', direction: 'asc' }] as const;
      const weights = customersOf(await harness.source.list({ ...everything, sorts: byWeight }));
      checkSame(weights, [beta, alfa, delta], 'the lightest first');
    },
  },
  {
    id: 'list-filters',
    title: 'lists exactly the orders that meet all filters (SO-4)',
    async run(harness) {
      await createAll(harness, variedOrders);
      for (const [filter, expected] of filterCases) {
        const page = await harness.source.list({ ...everything, filters: [filter] });
        checkSame(customersOf(page), expected, `${filter.key} ${filter.op}`);
        checkSame(page.total, expected.length, `the total of ${filter.key} ${filter.op}`);
      }
      const both = filterCases.slice(5, 7).map(([filter]) => filter);
      const page = await harness.source.list({ ...everything, filters: both });
      checkSame(customersOf(page), [alfa], 'both bounds');
    },
  },
  {
    id: 'list-invalid',
    title: 'rejects unknown keys and pages without rows (SO-5)',
    async run({ source }) {
      const eq = { op: 'eq', value: 'red' } as const;
      const filters = [{ key: 'colour', ...eq }];
      await checkRejects(source.list({ ...everything, filters }), 'invalid', 'a filter');
      const sorts = [{ key: 'colour', direction: 'asc' }] as const;
      await checkRejects(source.list({ ...everything, sorts }), 'invalid', 'a sort');
      await checkRejects(source.list({ ...everything, limit: 0 }), 'invalid', 'a limit of 0');
    },
  },
  {
    id: 'list-search',
    title: 'finds part of a number, customer, reference or name, ignoring case (SO-6)',
    async run(harness) {
      const [first] = await createAll(harness, variedOrders);
      const found = async (search: string) =>
        customersOf(await harness.source.list({ ...everything, search }));
      for (const text of [first?.number ?? '', 'delt', 'po-9', 'CITRA', 'sapto', 'wati']) {
        checkSame(await found(text), [delta], text);
      }
      checkSame(await found('nobody'), [], 'what no order has');
    },
  },
  {
    id: 'suggestions',
    title: 'suggests the distinct values of a field, of all orders or of one customer’s (SO-7)',
    async run(harness) {
      await createAll(harness, [...variedOrders, ...variedOrders]);
      const { source } = harness;
      checkSame(await source.suggest('customer_name', null), [alfa, beta, delta], 'customers');
      checkSame(await source.suggest('sender.name', 'PT Alfa'), ['Budi'], 'one customer’s senders');
      checkSame(
        await source.suggest('location', null),
        ['Bandung', 'Cikarang', 'Solo'],
        'single locations',
      );
    },
  },
  {
    id: 'fleet-tasks',
    title: 'lists the trips of an order, searched and in pages (SO-8)',
    needs: ['addFleetTask'],
    async run(harness) {
      const [{ id } = { id: '' }, other] = await createAll(harness, variedOrders);
      const add = (number: string, licensePlate: string) =>
        harness.addFleetTask?.(id, { number, licensePlate, driverName: null });
      await add('FT-1', 'B 9001 AA');
      await add('FT-2', 'B 9002 BB');
      const { source } = harness;
      const page = await source.listFleetTasks(id, { ...everything, limit: 1, page: 2 });
      checkSame([page.tasks.map(({ number }) => number), page.total], [['FT-1'], 2], 'page 2');
      const found = await source.listFleetTasks(id, { ...everything, search: '9002' });
      checkSame(
        found.tasks.map(({ licensePlate }) => licensePlate),
        ['B 9002 BB'],
        'the trip of that vehicle',
      );
      const none = await source.listFleetTasks(other?.id ?? '', everything);
      checkSame(none.total, 0, 'an order without trips');
    },
  },
  {
    id: 'abort',
    title: 'rejects with AbortError when aborted before a call (SO-9)',
    async run({ source }) {
      const signal = AbortSignal.abort();
      await checkAborts(source.list(everything, signal), 'list');
      await checkAborts(source.create({ customerName: 'PT Batal' }, signal), 'create');
      const { total } = await source.list(everything);
      checkSame(total, 0, 'an aborted creation stores nothing');
    },
  },
];
