import { PantauError, isPantauError } from '@pantau/core';
import { type Faults, withCalls, withCreated } from './spoil.test.setup.ts';

const newest = 1_000_000;

export const changeFaults: Faults = {
  read: [
    [
      'the contacts are left out',
      withCalls((source) => ({
        async read(id, signal) {
          const nobody = { name: null, phoneNumber: null };
          return { ...(await source.read(id, signal)), sender: nobody };
        },
      })),
    ],
  ],
  'read-unknown': [
    [
      'another kind of error is reported',
      withCalls((source) => ({
        read: (id, signal) =>
          source.read(id, signal).catch(() => {
            throw new PantauError('server');
          }),
      })),
    ],
    [
      'deleting an unknown order succeeds',
      withCalls((source) => ({
        remove: (id, version, signal) => source.remove(id, version, signal).catch(() => undefined),
      })),
    ],
  ],
  create: [
    [
      'the locations are lost',
      withCalls((source) => ({
        create: (order, signal) => source.create({ ...order, locations: [] }, signal),
      })),
    ],
    ['orders share a number', withCreated((order) => ({ ...order, number: 'SO-1' }))],
    ['orders are confirmed at once', withCreated((order) => ({ ...order, status: 'CONFIRMED' }))],
  ],
  'create-invalid': [
    [
      'an empty customer is accepted',
      withCalls((source) => ({
        create: (order, signal) =>
          source.create({ ...order, customerName: order.customerName.trim() || '-' }, signal),
      })),
    ],
    [
      'a negative weight is corrected',
      withCalls((source) => ({
        edit: (id, changes, version, signal) =>
          source.edit(
            id,
            { ...changes, totalWeight: Math.abs(changes.totalWeight ?? 0) },
            version,
            signal,
          ),
      })),
    ],
  ],
  'create-again': [
    [
      'every request creates an order',
      withCalls((source) => ({
        create: ({ key: _, ...order }, signal) => source.create(order, signal),
      })),
    ],
    [
      'other fields are ignored',
      withCalls((source) => ({
        create: (order, signal) => source.create({ ...order, totalWeight: 5 }, signal),
      })),
    ],
  ],
  edit: [
    [
      'fields are not cleared',
      withCalls((source) => ({
        edit: (id, { salesName: _, ...changes }, version, signal) =>
          source.edit(id, changes, version, signal),
      })),
    ],
    [
      'the other fields are cleared',
      withCalls((source) => ({
        edit: (id, changes, version, signal) =>
          source.edit(id, { referenceNumber: null, ...changes }, version, signal),
      })),
    ],
  ],
  conflict: [
    [
      'an edit ignores the version',
      withCalls((source) => ({
        edit: async (id, changes, _, signal) =>
          source.edit(id, changes, (await source.read(id)).version, signal),
      })),
    ],
    [
      'a deletion ignores the version',
      withCalls((source) => ({
        remove: async (id, _, signal) => source.remove(id, (await source.read(id)).version, signal),
      })),
    ],
  ],
  transition: [
    [
      'an order leaves draft only once',
      withCalls((source) => ({
        transition: (id, transition, version, signal) =>
          transition.status === 'DRAFT'
            ? source.read(id, signal)
            : source.transition(id, transition, version, signal),
      })),
    ],
    [
      'the reason outlives the cancellation',
      withCalls((source) => {
        let reason: string | null = null;
        return {
          async transition(id, transition, version, signal) {
            const order = await source.transition(id, transition, version, signal);
            reason = order.canceledReason ?? reason;
            return { ...order, canceledReason: reason };
          },
        };
      }),
    ],
  ],
  cancel: [
    [
      'a missing reason is made up',
      withCalls((source) => ({
        transition: (id, transition, version, signal) =>
          source.transition(id, { ...transition, reason: '-' }, version, signal),
      })),
    ],
    [
      'the note is lost',
      withCalls((source) => ({
        transition: (id, { note: _, ...transition }, version, signal) =>
          source.transition(id, transition, version, signal),
      })),
    ],
  ],
  remove: [
    [
      'assigned orders are deleted',
      withCalls((source) => ({
        async remove(id, version, signal) {
          const { status } = await source.read(id);
          if (status !== 'ASSIGNED') return source.remove(id, version, signal);
          await source.transition(id, { status: 'DRAFT' }, version);
          return source.remove(id, version + 1, signal);
        },
      })),
    ],
    [
      'the refusal names no order',
      withCalls((source) => ({
        async remove(id, version, signal) {
          try {
            await source.remove(id, version, signal);
          } catch (error) {
            throw isPantauError(error) ? new PantauError(error.kind) : error;
          }
        },
      })),
    ],
    ['orders are never deleted', withCalls(() => ({ remove: () => Promise.resolve() }))],
  ],
  history: [
    [
      'the oldest change comes first',
      withCalls((source) => ({
        history: async (...args) => (await source.history(...args)).toReversed(),
      })),
    ],
    [
      'the fields are not recorded',
      withCalls((source) => ({
        history: async (...args) =>
          (await source.history(...args)).map((entry) => ({ ...entry, changes: [] })),
      })),
    ],
    [
      'the user is not recorded',
      withCalls((source) => ({
        history: async (...args) =>
          (await source.history(...args)).map((entry) => ({ ...entry, user: null })),
      })),
    ],
  ],
  foreign: [
    [
      'lists include orders of the other company',
      withCalls((source, foreign) => ({
        async list(query, signal) {
          const [own, other] = [await source.list(query, signal), await foreign.list(query)];
          return {
            ...own,
            orders: [...own.orders, ...other.orders],
            total: own.total + other.total,
          };
        },
      })),
    ],
    [
      'orders of the other company can be read',
      withCalls((source, foreign) => ({
        read: (id, signal) => source.read(id, signal).catch(() => foreign.read(id)),
      })),
    ],
    [
      'orders of the other company can be deleted together',
      withCalls((source, foreign) => ({
        async removeMany(request, signal) {
          const { rows } = await source.removeMany(request, signal);
          for (const { id, outcome } of rows) {
            const version = (await foreign.read(id).catch(() => null))?.version ?? newest;
            if (outcome === 'failed') await foreign.remove(id, version).catch(() => undefined);
          }
          return { rows };
        },
      })),
    ],
  ],
};
