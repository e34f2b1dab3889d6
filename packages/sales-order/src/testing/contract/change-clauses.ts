import { check, checkRejects, checkSame } from '@pantau/core/testing';
import { orderStatuses } from '../../engine/orders/order.ts';
import { type OrderClause } from './harness.ts';
import { createAll, createOne, everything, variedOrders } from './helpers.ts';

/** An id that no backend has assigned. */
const UNKNOWN_ID = '999999999';

export const changeClauses: readonly OrderClause[] = [
  {
    id: 'read',
    title: 'reads an order equal to the listed one (SO-10)',
    async run(harness) {
      const [created] = await createAll(harness, variedOrders);
      const read = await harness.source.read(created?.id ?? '');
      checkSame(read, created, 'equal to the created order');
      const { orders } = await harness.source.list(everything);
      const listed = orders.find(({ id }) => id === read.id);
      const { updatedOn: _, canceledReason: __, canceledNote: ___, ...order } = read;
      checkSame(listed, order, 'equal to the listed order');
    },
  },
  {
    id: 'read-unknown',
    title: 'has no order that does not exist (SO-10)',
    async run({ source }) {
      const missing = [
        () => source.read(UNKNOWN_ID),
        () => source.history(UNKNOWN_ID),
        () => source.edit(UNKNOWN_ID, { totalWeight: 1 }, 1),
        () => source.transition(UNKNOWN_ID, { status: 'CONFIRMED' }, 1),
        () => source.remove(UNKNOWN_ID, 1),
      ];
      for (const call of missing) await checkRejects(call(), 'notFound', 'an unknown id');
    },
  },
  {
    id: 'create',
    title: 'creates a draft with the given fields and a number of its own (SO-11)',
    async run(harness) {
      const created = await createAll(harness, variedOrders);
      for (const [index, order] of created.entries()) {
        checkSame([order.status, order.version], ['DRAFT', 1], 'a draft');
        const given = variedOrders[index] ?? {};
        const kept = Object.fromEntries(
          Object.keys(given).map((key) => [key, Reflect.get(order, key)]),
        );
        checkSame(kept, given, 'the given fields');
      }
      const last = created.at(-1);
      checkSame([last?.salesName, last?.totalWeight, last?.locations], [null, 0, []], 'the others');
      checkSame(new Set(created.map(({ number }) => number)).size, 3, 'different numbers');
    },
  },
  {
    id: 'create-invalid',
    title: 'rejects invalid fields of new and edited orders (SO-11)',
    async run(harness) {
      const { source } = harness;
      await checkRejects(source.create({ customerName: ' ' }), 'invalid', 'no customer');
      const { id } = await createOne(harness);
      const reversed = { pickedOn: 1_700_000_100_000, deliveredOn: 1_700_000_000_000 };
      await checkRejects(source.edit(id, reversed, 1), 'invalid', 'a delivery before the pickup');
      await checkRejects(source.edit(id, { totalWeight: -1 }, 1), 'invalid', 'a negative weight');
      checkSame((await source.read(id)).version, 1, 'nothing has changed');
    },
  },
  {
    id: 'create-again',
    title: 'creates an order once, however often it is sent with its key (SO-21)',
    async run({ source }) {
      const order = { customerName: 'PT Sekali', totalWeight: 5, key: 'creation-1' };
      const [first, second] = await Promise.all([source.create(order), source.create(order)]);
      checkSame(second, first, 'the order that was created');
      checkSame(
        (await source.create({ ...order, key: 'creation-2' })).id === first.id,
        false,
        'another key',
      );
      const { total } = await source.list(everything);
      checkSame(total, 2, 'the number of orders');
      await checkRejects(source.create({ ...order, totalWeight: 6 }), 'conflict', 'other fields');
    },
  },
  {
    id: 'edit',
    title: 'changes the given fields and increments the version (SO-12)',
    async run(harness) {
      const [before] = await createAll(harness, variedOrders);
      check(before !== undefined, 'an order');
      const changes = { salesName: null, totalWeight: 99, locations: ['Ubud'] };
      const after = await harness.source.edit(before.id, changes, 1);
      const { updatedOn } = after;
      checkSame(after, { ...before, ...changes, updatedOn, version: 2 }, 'the given fields');
      checkSame(await harness.source.read(before.id), after, 'the stored order');
    },
  },
  {
    id: 'conflict',
    title: 'refuses changes to an order that has changed since (SO-13)',
    async run(harness) {
      const { source } = harness;
      const { id } = await createOne(harness);
      const changed = await source.edit(id, { totalWeight: 5 }, 1);
      const stale = [
        () => source.edit(id, { totalWeight: 6 }, 1),
        () => source.transition(id, { status: 'CONFIRMED' }, 1),
        () => source.remove(id, 1),
      ];
      for (const call of stale) await checkRejects(call(), 'conflict', 'an old version');
      checkSame(await source.read(id), changed, 'nothing has changed');
    },
  },
  {
    id: 'transition',
    title: 'sets any status, and none a second time (SO-14)',
    async run(harness) {
      const { source } = harness;
      const { id } = await createOne(harness);
      let version = 1;
      for (const status of [...orderStatuses.slice(1), ...orderStatuses.toReversed().slice(1)]) {
        const reason = status === 'CANCELED' ? 'Salah alamat' : undefined;
        const order = await source.transition(id, { status, reason }, version);
        version += 1;
        checkSame([order.status, order.version], [status, version], 'the new status');
        checkSame(order.canceledReason, reason ?? null, 'a reason while it is canceled');
      }
      const same = await source.transition(id, { status: 'DRAFT' }, version);
      checkSame(same.version, version, 'the same status changes nothing');
    },
  },
  {
    id: 'cancel',
    title: 'cancels only with a reason (SO-15)',
    async run(harness) {
      const { source } = harness;
      const { id } = await createOne(harness);
      for (const reason of [undefined, ' ', 'x'.repeat(256)]) {
        const call = source.transition(id, { status: 'CANCELED', reason }, 1);
        await checkRejects(call, 'invalid', 'no valid reason');
      }
      const cancellation = { status: 'CANCELED', reason: 'Stok habis', note: 'Kabari' } as const;
      const order = await source.transition(id, cancellation, 1);
      checkSame([order.canceledReason, order.canceledNote], ['Stok habis', 'Kabari'], 'both texts');
    },
  },
  {
    id: 'remove',
    title: 'deletes an order, but not an assigned one (SO-16)',
    async run(harness) {
      const { source } = harness;
      const { id, number } = await createOne(harness);
      await source.transition(id, { status: 'ASSIGNED' }, 1);
      const refusal = await checkRejects(source.remove(id, 2), 'invalid', 'an assigned order');
      check(refusal.serverMessage?.includes(number) === true, 'the message names the order');
      await source.transition(id, { status: 'COMPLETED' }, 2);
      await source.remove(id, 3);
      await checkRejects(source.read(id), 'notFound', 'a deleted order');
      checkSame((await source.list(everything)).total, 0, 'it is not listed');
    },
  },
  {
    id: 'history',
    title: 'records who changed what, newest first (SO-17)',
    async run(harness) {
      const { source } = harness;
      const { id } = await createOne(harness);
      await source.edit(id, { totalWeight: 5, sender: { name: 'Budi', phoneNumber: null } }, 1);
      await source.transition(id, { status: 'CANCELED', reason: 'Stok habis' }, 2);
      const history = await source.history(id);
      checkSame(
        history.map(({ action, fromStatus, toStatus, reason }) => [
          action,
          fromStatus,
          toStatus,
          reason,
        ]),
        [
          ['transition', 'DRAFT', 'CANCELED', 'Stok habis'],
          ['updated', 'DRAFT', 'DRAFT', null],
          ['created', null, 'DRAFT', null],
        ],
        'the changes',
      );
      const edited = [
        { field: 'sender.name', from: null, to: 'Budi' },
        { field: 'total_weight', from: 0, to: 5 },
      ];
      checkSame(history[1]?.changes, edited, 'the edited fields');
      check(
        history.every(({ user }) => user !== null && user.name !== ''),
        'the user',
      );
    },
  },
  {
    id: 'foreign',
    title: 'keeps companies apart (SO-18)',
    async run(harness) {
      const { source, foreign } = harness;
      const order = await createOne(harness);
      checkSame((await foreign.list(everything)).total, 0, 'the other company has no order');
      await checkRejects(foreign.read(order.id), 'notFound', 'reading');
      const edit = foreign.edit(order.id, { totalWeight: 1 }, 1);
      await checkRejects(edit, 'notFound', 'editing');
      await checkRejects(foreign.remove(order.id, 1), 'notFound', 'deleting');
      checkSame(await foreign.suggest('customer_name', null), [], 'suggestions');
      const request = { key: 'foreign-1', orders: [{ id: order.id }] };
      const { rows } = await foreign.removeMany(request);
      checkSame(
        rows.map(({ outcome, number }) => [outcome, number]),
        [['failed', null]],
        'deleting several',
      );
      const kept = await source.read(order.id).catch(() => null);
      checkSame(kept, order, 'nothing has changed');
    },
  },
];
