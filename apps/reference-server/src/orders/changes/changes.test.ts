import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderFleetTasks, orderHistory } from '../../db/schema.ts';
import { addOrder } from '../../testing/orders.ts';
import { ORDERS, setUpOrderServer } from '../../testing/order-server.ts';

const tests = setUpOrderServer();
const { send } = tests;

const added = async (values: Parameters<typeof addOrder>[2] = {}) => {
  const order = await addOrder(tests.server.db, 1, values);
  return { ...order, path: `${ORDERS}/${order.id}` };
};

const historyOf = async (path: string) => (await send('GET', `${path}/history`)).body.data;

describe('a new sales order', () => {
  it('is a draft with the next number, also when two are created together (RS-166)', async () => {
    const create = () => send('POST', ORDERS, { customer_name: ' PT Baru ' });
    const created = await Promise.all([create(), create(), create()]);
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(created.map(({ body }) => body.data.number).sort()).toEqual([
      'SO-000001',
      'SO-000002',
      'SO-000003',
    ]);
    expect(created[0]?.body.data).toMatchObject({
      status: { name: 'DRAFT' },
      customer_name: 'PT Baru',
      version: 1,
      total_weight: 0,
      locations: [],
      canceled_reason: null,
    });
    const other = await send('POST', ORDERS, { customer_name: 'PT Lain' }, tests.foreigner);
    expect(other.body.data.number).toBe('SO-000001');
  });

  it('is created once, however often the request is sent with its key (RS-178)', async () => {
    const order = { customer_name: 'PT Sekali', idempotency_key: 'creation-1' };
    const sent = await Promise.all([send('POST', ORDERS, order), send('POST', ORDERS, order)]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = sent.map(({ body }) => body.data);
    expect(second).toEqual(first);
    expect((await send('GET', `${ORDERS}?search=Sekali`)).body.metadata.total_count).toBe(1);

    const other = await send('POST', ORDERS, { ...order, customer_name: 'PT Lain' });
    expect(other.status).toBe(409);
    const short = await send('POST', ORDERS, { ...order, idempotency_key: 'short' });
    expect(short.status).toBe(400);
    const bulk = await send('GET', '/api/bff/sales-order/bulk-result/creation-1');
    expect(bulk.status).toBe(404);
    const foreign = await send('POST', ORDERS, order, tests.foreigner);
    expect(foreign.body.data.id).not.toBe(first.id);
  });

  it('has the given fields (RS-166)', async () => {
    const order = {
      customer_name: 'PT Baru',
      sales_name: 'Intan',
      reference_number: '',
      target: { picked_on: '2026-11-01T07:00:00+07:00', delivered_on: null },
      sender: { name: 'Budi', phone_number: '+62811' },
      recipient: { name: 'Wati' },
      total_weight: 12.5,
      total_price: 1_000_000,
      locations: ['Bandung', 'Solo'],
    };
    const { body } = await send('POST', ORDERS, order);
    expect(body.data).toMatchObject({
      ...order,
      reference_number: null,
      target: { picked_on: '2026-11-01T00:00:00.000Z', delivered_on: null },
      recipient: { name: 'Wati', phone_number: null },
    });
    expect(await historyOf(`${ORDERS}/${body.data.id}`)).toMatchObject([
      { action: 'created', from_status: null, to_status: { name: 'DRAFT' } },
    ]);
  });

  it.each([
    [{}, 'customer_name'],
    [{ customer_name: '  ' }, 'customer_name'],
    [{ customer_name: 'a\0b' }, 'customer_name'],
    [{ customer_name: 'a\ud800b' }, 'customer_name'],
    [{ customer_name: 'x'.repeat(201) }, 'customer_name'],
    [{ customer_name: 'PT A', total_weight: -1 }, 'total_weight'],
    [{ customer_name: 'PT A', total_price: '5' }, 'total_price'],
    [{ customer_name: 'PT A', target: { picked_on: 'soon' } }, 'target.picked_on'],
    [{ customer_name: 'PT A', locations: ['a', ''] }, 'locations.1'],
    [{ customer_name: 'PT A', sender: { name: 5 } }, 'sender.name'],
  ])('is rejected with the invalid field: %j (RS-167)', async (order, field) => {
    const { status, body } = await send('POST', ORDERS, order);
    expect([status, body.message, body.field]).toEqual([400, `Invalid value: ${field}`, field]);
  });
});

describe('editing a sales order', () => {
  it('changes only the given fields and records them (RS-167)', async () => {
    const { path } = await added({ salesName: 'Citra', totalWeight: 5, senderName: 'Budi' });
    const edit = { sales_name: null, sender: { phone_number: '+62811' }, total_weight: 7 };
    const { status, body } = await send('PATCH', path, edit);
    expect([status, body.data]).toMatchObject([
      200,
      {
        sales_name: null,
        sender: { name: 'Budi', phone_number: '+62811' },
        total_weight: 7,
        customer_name: 'PT Uji Coba',
        version: 2,
      },
    ]);
    expect((await send('GET', path)).body).toEqual(body);
    expect(await historyOf(path)).toMatchObject([
      {
        action: 'updated',
        user: { name: tests.managerName },
        changes: [
          { field: 'sales_name', from: 'Citra', to: null },
          { field: 'sender.phone_number', from: null, to: '+62811' },
          { field: 'total_weight', from: 5, to: 7 },
        ],
      },
    ]);
  });

  it('to the same values changes nothing (RS-167)', async () => {
    const { path } = await added({ totalWeight: 5 });
    const { body } = await send('PATCH', path, { total_weight: 5 });
    expect(body.data.version).toBe(1);
    expect(await historyOf(path)).toEqual([]);
  });

  it('keeps the delivery after the pickup (RS-167)', async () => {
    const { path } = await added({ pickedOn: new Date('2026-11-05') });
    const early = { target: { delivered_on: '2026-11-04T00:00:00Z' } };
    const { status, body } = await send('PATCH', path, early);
    const message = 'The delivery target must not be before the pickup target.';
    expect([status, body.message, body.field]).toEqual([400, message, 'target.delivered_on']);
  });
});

describe('the status of a sales order', () => {
  const all = ['DRAFT', 'CONFIRMED', 'ASSIGNED', 'COMPLETED', 'CANCELED'] as const;
  const pairs = all.flatMap((from) =>
    all.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  const fieldsOf = (status: string) =>
    status === 'CANCELED' ? { fields: { canceled_reason: 'Salah alamat' } } : {};

  it.each(pairs)('can go from %s to %s (RS-168)', async (from, to) => {
    const { path } = await added({
      status: from,
      canceledReason: from === 'CANCELED' ? 'x' : null,
    });
    const { status, body } = await send('POST', `${path}/transition`, {
      status: to,
      ...fieldsOf(to),
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: { name: to },
      version: 2,
      canceled_reason: to === 'CANCELED' ? 'Salah alamat' : null,
    });
    expect(await historyOf(path)).toMatchObject([
      {
        action: 'transition',
        from_status: { name: from },
        to_status: { name: to },
        reason: to === 'CANCELED' ? 'Salah alamat' : null,
      },
    ]);
  });

  it('stays as it is when requested again (RS-168)', async () => {
    const { path } = await added({ status: 'CONFIRMED' });
    const { status, body } = await send('POST', `${path}/transition`, { status: 'CONFIRMED' });
    expect([status, body.data.version]).toEqual([200, 1]);
    expect(await historyOf(path)).toEqual([]);
  });

  it.each([
    [{ status: 'CANCELED' }, 'Enter a reason.'],
    [{ status: 'CANCELED', fields: { canceled_reason: ' ' } }, 'Enter a reason.'],
    [
      { status: 'CANCELED', fields: { canceled_reason: 'x'.repeat(256) } },
      'The reason can have at most 255 characters.',
    ],
    [
      { status: 'CANCELED', fields: { canceled_reason: 'a\0' } },
      'The text contains invalid characters.',
    ],
    [
      { status: 'DRAFT', fields: { canceled_reason: 'x' } },
      'Additional fields are only allowed when canceling.',
    ],
    [{ status: 'LOST' }, 'Unknown order status.'],
    [null, 'Unknown order status.'],
  ])('is rejected for %j (RS-168)', async (body, message) => {
    const { path } = await added({ status: 'CONFIRMED' });
    const response = await send('POST', `${path}/transition`, body);
    expect([response.status, response.body.message]).toEqual([400, message]);
  });
});

describe('a change that names an old version', () => {
  it('is refused and changes nothing (RS-169)', async () => {
    const { path, number } = await added();
    await send('PATCH', path, { total_weight: 5, version: 1 });
    const before = (await send('GET', path)).body;
    for (const response of [
      await send('PATCH', path, { total_weight: 6, version: 1 }),
      await send('POST', `${path}/transition`, { status: 'CONFIRMED', version: 1 }),
      await send('DELETE', `${path}?version=1`),
    ]) {
      expect(response.status).toBe(409);
      expect(response.body.errorName).toBe('CONFLICT');
      expect(response.body.message).toContain(number);
    }
    expect((await send('GET', path)).body).toEqual(before);
    expect(
      (await send('POST', `${path}/transition`, { status: 'CONFIRMED', version: 2 })).status,
    ).toBe(200);
  });
});

describe('deleting a sales order', () => {
  it('removes it with its history (RS-170)', async () => {
    const { path, id } = await added();
    await send('PATCH', path, { total_weight: 5 });
    expect((await send('DELETE', `${path}?version=2`)).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
    expect((await send('DELETE', path)).status).toBe(404);
    const { db } = tests.server;
    expect(await db.select().from(orderHistory).where(eq(orderHistory.orderId, id))).toEqual([]);
  });

  it('is refused while it is assigned, with its number (RS-170)', async () => {
    const { path, number } = await added({ status: 'ASSIGNED' });
    const { status, body } = await send('DELETE', path);
    expect([status, body.message]).toEqual([
      400,
      `Order ${number} is assigned and cannot be deleted.`,
    ]);
    expect((await send('GET', path)).status).toBe(200);
  });
});

describe('what belongs to a sales order', () => {
  it('is its history, newest first (RS-174)', async () => {
    const { path } = await added();
    await send('PATCH', path, { total_weight: 5 });
    await send('POST', `${path}/transition`, { status: 'CONFIRMED' });
    const actions = (await historyOf(path)).map((entry: { action: string }) => entry.action);
    expect(actions).toEqual(['transition', 'updated']);
  });

  it('are its fleet tasks, searched, sorted and in pages (RS-176)', async () => {
    const { id, path } = await added({ status: 'ASSIGNED' });
    const task = { companyId: 1, orderId: id, status: 'ongoing', startedOn: null };
    await tests.server.db.insert(orderFleetTasks).values([
      { ...task, number: 'FT-2', licensePlate: 'B 1 A', driverName: 'Budi' },
      { ...task, number: 'FT-3', licensePlate: 'B 2 B', driverName: null },
      { ...task, number: 'FT-1', licensePlate: 'D 3 C', driverName: 'Agus' },
    ]);
    const numbers = async (query: string): Promise<unknown[]> => {
      const { body } = await send('GET', `${path}/fleet-task-instant?${query}`);
      return [
        body.data.paginated_result.map((row: { number: string }) => row.number).join(' '),
        body.metadata.total_count,
      ];
    };
    expect(await numbers('')).toEqual(['FT-1 FT-3 FT-2', 3]);
    expect(await numbers('sorts=driver_name+desc')).toEqual(['FT-2 FT-1 FT-3', 3]);
    expect(await numbers('search=b+1')).toEqual(['FT-2', 1]);
    expect(await numbers('limit=2&page=2')).toEqual(['FT-2', 3]);
    expect((await send('GET', `${path}/fleet-task-instant?sorts=colour+asc`)).status).toBe(400);
  });

  it('are suggestions from the orders of the company, or of one customer (RS-175)', async () => {
    const { db } = tests.server;
    await addOrder(db, 1, {
      customerName: 'PT Saran',
      senderName: 'Zaki',
      locations: ['Solo', 'Ubud'],
    });
    await addOrder(db, 1, { customerName: 'PT Saran', senderName: 'Anton', locations: ['Solo'] });
    await addOrder(db, 2, { customerName: 'PT Rahasia', senderName: 'Rahasia' });
    const suggested = async (path: string): Promise<string[]> => {
      const { body } = await send('GET', `${ORDERS}/field-suggestion/${path}`);
      return body.data.suggestions.map(({ value }: { value: string }) => value);
    };
    const customers = await suggested('customer_name');
    expect(customers.filter((name) => name === 'PT Saran')).toHaveLength(1);
    expect(customers).not.toContain('PT Rahasia');
    expect(customers).toEqual([...customers].sort());
    expect(await suggested('sender.name?customer-name=PT%20Saran')).toEqual(['Anton', 'Zaki']);
    expect(await suggested('location?customer-name=PT+Saran')).toEqual(['Solo', 'Ubud']);
    const refused = await send('GET', `${ORDERS}/field-suggestion/colour`);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'There are no suggestions for the field colour.',
    ]);
  });
});
