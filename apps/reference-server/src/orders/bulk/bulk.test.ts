import { describe, expect, it } from 'vitest';
import { BULK_RESULT_RETENTION_MS, startRetention } from '../../db/retention.ts';
import { silentLogger } from '../../lib/logger.ts';
import { addOrder } from '../../testing/orders.ts';
import { BULK, ORDERS, setUpOrderServer } from '../../testing/order-server.ts';

const tests = setUpOrderServer();
const { send } = tests;

const add = async (values: Parameters<typeof addOrder>[2] = {}, companyId = 1) => {
  const order = await addOrder(tests.server.db, companyId, values);
  return { ...order, id: String(order.id) };
};

const read = async (id: string) => (await send('GET', `${ORDERS}/${id}`)).body.data;

const transition = (body: object) => send('POST', `${BULK}/bulk-transition`, body);
const remove = (body: object) => send('POST', `${BULK}/bulk-delete`, body);

interface Row {
  readonly id: string;
  readonly outcome: string;
}
const outcomes = (rows: readonly Row[]) => rows.map(({ id, outcome }) => [id, outcome]);

describe('a bulk transition', () => {
  it('accounts for every order, in the order of the request (RS-171)', async () => {
    const [draft, assigned, same, changed, foreign] = await Promise.all([
      add(),
      add({ status: 'ASSIGNED', version: 4 }),
      add({ status: 'CONFIRMED' }),
      add({ version: 3 }),
      add({}, 2),
    ]);
    const ids = [changed, draft, foreign, same, assigned].map(({ id }) => id);
    const { status, body } = await transition({
      ids: [...ids, 'none', draft.id],
      status: 'CONFIRMED',
      versions: { [changed.id]: 2, [assigned.id]: 4, [same.id]: 99 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success_count: 2,
      skipped_count: 1,
      failed_count: 3,
      results: [
        {
          id: changed.id,
          number: changed.number,
          outcome: 'conflict',
          reason: 'changed',
          message: `Order ${changed.number} was changed by another user. Reload to see the changes.`,
          version: 3,
          previous_status: 'DRAFT',
        },
        {
          id: draft.id,
          number: draft.number,
          outcome: 'done',
          reason: null,
          message: null,
          version: 2,
          previous_status: 'DRAFT',
        },
        {
          id: foreign.id,
          number: null,
          outcome: 'failed',
          reason: 'notFound',
          message: 'The order was not found.',
          version: null,
          previous_status: null,
        },
        {
          id: same.id,
          number: same.number,
          outcome: 'skipped',
          reason: 'sameStatus',
          message: null,
          version: 1,
          previous_status: 'CONFIRMED',
        },
        {
          id: assigned.id,
          number: assigned.number,
          outcome: 'done',
          reason: null,
          message: null,
          version: 5,
          previous_status: 'ASSIGNED',
        },
        {
          id: 'none',
          number: null,
          outcome: 'failed',
          reason: 'notFound',
          message: 'The order was not found.',
          version: null,
          previous_status: null,
        },
      ],
    });
    const stored = await Promise.all([draft, assigned, same, changed].map(({ id }) => read(id)));
    expect(stored.map(({ status: { name }, version }) => [name, version])).toEqual([
      ['CONFIRMED', 2],
      ['CONFIRMED', 5],
      ['CONFIRMED', 1],
      ['DRAFT', 3],
    ]);
    const history = await send('GET', `${ORDERS}/${assigned.id}/history`);
    expect(history.body.data).toMatchObject([
      { from_status: { name: 'ASSIGNED' }, to_status: { name: 'CONFIRMED' } },
    ]);
  });

  it('cancels with a reason, and not without (RS-171)', async () => {
    const [one, two] = [await add(), await add()];
    const ids = [one.id, two.id];
    expect((await transition({ ids, status: 'CANCELED' })).status).toBe(400);
    expect((await read(one.id)).status.name).toBe('DRAFT');
    const fields = { canceled_reason: 'Stok habis', canceled_note: 'Tunggu kabar' };
    await transition({ ids, status: 'CANCELED', fields });
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ status: { name: 'CANCELED' }, ...fields });
    }
  });

  it.each([
    [{ ids: [], status: 'DRAFT' }, 'Select at least one order.'],
    [
      { ids: Array.from({ length: 1_001 }, (_, index) => String(index)), status: 'DRAFT' },
      'At most 1000 orders per request.',
    ],
    [{ ids: ['1\0'], status: 'DRAFT' }, 'Invalid value: ids.0'],
    [{ ids: '1', status: 'DRAFT' }, 'Invalid value: ids'],
    [{ ids: ['1'], status: 'DRAFT', versions: { 1: 'x' } }, 'Invalid value: versions.1'],
    [
      { ids: ['1'], status: 'DRAFT', idempotency_key: 'short' },
      'The idempotency key must have 8 to 100 characters.',
    ],
    [{ ids: ['1'] }, 'Unknown order status.'],
  ])('rejects an invalid request as a whole: %# (RS-171)', async (body, message) => {
    const response = await transition(body);
    expect([response.status, response.body.message]).toEqual([400, message]);
  });
});

describe('a bulk deletion', () => {
  it('accounts for every order and refuses assigned ones (RS-170, RS-171)', async () => {
    const [draft, assigned, changed, foreign] = await Promise.all([
      add(),
      add({ status: 'ASSIGNED' }),
      add({ version: 2 }),
      add({}, 2),
    ]);
    const ids = [draft, assigned, changed, foreign].map(({ id }) => id);
    const { body } = await remove({ ids, versions: { [changed.id]: 1 } });
    expect(outcomes(body.results)).toEqual([
      [draft.id, 'done'],
      [assigned.id, 'refused'],
      [changed.id, 'conflict'],
      [foreign.id, 'failed'],
    ]);
    expect(body).toMatchObject({ success_count: 1, skipped_count: 0, failed_count: 3 });
    expect(body.results[1].message).toContain(assigned.number);
    const statuses = ids.map(async (id) => (await send('GET', `${ORDERS}/${id}`)).status);
    expect(await Promise.all(statuses)).toEqual([404, 200, 200, 404]);
    const kept = await send('GET', `${ORDERS}/${foreign.id}`, undefined, tests.foreigner);
    expect(kept.status).toBe(200);
  });
});

describe('a bulk request that is sent again with its key', () => {
  it('changes nothing and gets its first result (RS-172)', async () => {
    const { id } = await add();
    const request = { ids: [id], status: 'CONFIRMED', idempotency_key: 'request-0001' };
    const first = await transition(request);
    await send('POST', `${ORDERS}/${id}/transition`, { status: 'COMPLETED' });
    const again = await transition(request);
    expect(again).toEqual(first);
    expect((await read(id)).status.name).toBe('COMPLETED');
    const looked = await send('GET', `${BULK}/bulk-result/request-0001`);
    expect(looked).toEqual(first);
  });

  it('runs once when both arrive together (RS-172)', async () => {
    const orders = await Promise.all([add(), add(), add()]);
    const request = { ids: orders.map(({ id }) => id), idempotency_key: 'request-0002' };
    const [first, second] = await Promise.all([remove(request), remove(request)]);
    expect(first.body.success_count).toBe(3);
    expect(second).toEqual(first);
  });

  it('is rejected when the key belongs to another request, but not to another user (RS-172)', async () => {
    const [one, two] = [await add(), await add()];
    await remove({ ids: [one.id], idempotency_key: 'request-0003' });
    const other = await remove({ ids: [two.id], idempotency_key: 'request-0003' });
    expect([other.status, other.body.errorName]).toEqual([409, 'CONFLICT']);
    expect((await send('GET', `${ORDERS}/${two.id}`)).status).toBe(200);
    const foreign = { ids: [two.id], idempotency_key: 'request-0003' };
    const { body } = await send('POST', `${BULK}/bulk-delete`, foreign, tests.foreigner);
    expect(outcomes(body.results)).toEqual([[two.id, 'failed']]);
  });

  it('is not known before it was completed, to other users, or after a week (RS-172)', async () => {
    const { id } = await add();
    const look = (user?: typeof tests.foreigner) =>
      send('GET', `${BULK}/bulk-result/request-0004`, undefined, user);
    expect((await look()).status).toBe(404);
    await remove({ ids: [id], idempotency_key: 'request-0004' });
    expect((await look()).status).toBe(200);
    expect((await look(tests.foreigner)).status).toBe(404);
    const { db, clock, settings } = tests.server;
    const now = clock.now() + BULK_RESULT_RETENTION_MS + 60_000;
    const later = { ...clock, now: () => now };
    const retention = startRetention({ db, settings, logger: silentLogger, clock: later });
    await retention.prune();
    await retention.stop();
    expect((await look()).status).toBe(404);
  });
});
