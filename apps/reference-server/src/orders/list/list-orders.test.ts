import { beforeAll, describe, expect, it } from 'vitest';
import { addOrder, type StoredOrder } from '../../testing/orders.ts';
import { setUpOrderServer } from '../../testing/order-server.ts';

const tests = setUpOrderServer();
const day = (date: number): Date => new Date(Date.UTC(2026, 9, date));

/** Four orders, each column of which sorts them differently from their ids. */
const variants = [
  {
    number: 'B-1',
    customerName: 'PT Delta',
    salesName: 'Citra',
    referenceNumber: 'PO-9',
    status: 'ASSIGNED',
    createdOn: day(4),
    pickedOn: day(8),
    deliveredOn: day(9),
    senderName: 'Agus',
    senderPhone: '+62811',
    recipientName: 'Wati',
    recipientPhone: '+62899',
    totalWeight: 120.5,
    totalVolume: 4,
    totalPrice: 900_000,
    locations: ['Cikarang', 'Solo'],
  },
  {
    number: 'D-1',
    customerName: 'PT Alfa',
    salesName: 'Bagus',
    referenceNumber: 'PO-7',
    status: 'DRAFT',
    createdOn: day(2),
    pickedOn: day(6),
    deliveredOn: day(12),
    senderName: 'Budi',
    senderPhone: '+62813',
    recipientName: 'Tuti',
    recipientPhone: '+62897',
    totalWeight: 80,
    totalVolume: 9,
    totalPrice: 400_000,
    locations: ['Bandung'],
  },
  {
    number: 'A-1',
    customerName: 'CV 100% Jaya_Abadi',
    salesName: 'Dimas',
    referenceNumber: 'PO-8',
    status: 'CANCELED',
    createdOn: day(3),
    pickedOn: day(7),
    deliveredOn: day(10),
    senderName: 'Cecep',
    senderPhone: '+62812',
    recipientName: 'Umar',
    recipientPhone: '+62898',
    totalWeight: 300,
    totalVolume: 1.25,
    totalPrice: 600_000,
    locations: ['Tegal'],
  },
  { number: 'C-1', customerName: 'PT Beta', createdOn: day(1), status: 'CONFIRMED' },
] as const;

let orders: readonly StoredOrder[];

beforeAll(async () => {
  const added: StoredOrder[] = [];
  for (const variant of variants) {
    const { locations = [], ...values } = { locations: undefined, ...variant };
    added.push(await addOrder(tests.server.db, 1, { ...values, locations: [...locations] }));
    await addOrder(tests.server.db, 2, { ...values, number: `X${variant.number}` });
  }
  orders = added;
});

const numbers = async (query: Parameters<typeof tests.list>[0] = {}): Promise<string[]> => {
  const { status, body } = await tests.list(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.paginated_result.map((order: { number: string }) => order.number);
};

describe('the list of sales orders', () => {
  it('has the newest order first, in pages (RS-160)', async () => {
    expect(await numbers()).toEqual(['B-1', 'A-1', 'D-1', 'C-1']);
    expect(await numbers({ limit: '3', page: '2' })).toEqual(['C-1']);
    expect(await numbers({ limit: '3', page: '3' })).toEqual([]);
  });

  it('has an order’s fields in the units of the contract (RS-160)', async () => {
    const { body } = await tests.list({ filters: 'number eq A-1' });
    expect(body.data.paginated_result).toEqual([
      {
        id: String(orders[2]?.id),
        number: 'A-1',
        status: { name: 'CANCELED', raw_type: 'canceled', color: 'danger' },
        sales_name: 'Dimas',
        customer_name: 'CV 100% Jaya_Abadi',
        reference_number: 'PO-8',
        created_on: '2026-10-03T00:00:00.000Z',
        target: { picked_on: '2026-10-07T00:00:00.000Z', delivered_on: '2026-10-10T00:00:00.000Z' },
        sender: { name: 'Cecep', phone_number: '+62812' },
        recipient: { name: 'Umar', phone_number: '+62898' },
        total_weight: 300,
        total_volume: 1.25,
        total_price: 600_000,
        locations: ['Tegal'],
        version: 1,
      },
    ]);
  });

  it.each([
    ['number', 'ABCD'],
    ['status.name', 'DCBA'],
    ['sales_name', 'DBAC'],
    ['customer_name', 'ADCB'],
    ['reference_number', 'DABC'],
    ['created_on', 'CDAB'],
    ['target.picked_on', 'DABC'],
    ['target.delivered_on', 'BADC'],
    ['sender.name', 'BDAC'],
    ['sender.phone_number', 'BADC'],
    ['recipient.name', 'DABC'],
    ['recipient.phone_number', 'DABC'],
    ['total_weight', 'CDBA'],
    ['total_volume', 'CABD'],
    ['total_price', 'CDAB'],
    ['locations', 'DBAC'],
  ])('is sorted by %s in both directions, empty values last (RS-160)', async (field, expected) => {
    const first = async (direction: string) =>
      (await numbers({ sorts: `${field} ${direction}` })).map((one) => one.charAt(0)).join('');
    expect(await first('asc')).toBe(expected);
    const isEmptyLast = expected.endsWith('C') && field !== 'customer_name';
    const filled = isEmptyLast ? expected.slice(0, -1) : expected;
    const reversed = [...filled].reverse().join('') + (isEmptyLast ? 'C' : '');
    expect(await first('desc')).toBe(reversed);
  });

  it('breaks ties of the first sort by the second (RS-160)', async () => {
    const { db } = tests.server;
    for (const [number, totalWeight] of [
      ['Z-1', 5],
      ['Z-2', 9],
      ['Z-3', 7],
    ] as const) {
      const tied = { totalWeight, recipientName: 'Tie', createdOn: day(1) };
      await addOrder(db, 1, { number, customerName: 'Tied', ...tied });
    }
    const sorted = (...sorts: string[]) => numbers({ filters: 'customer_name eq Tied', sorts });
    expect(await sorted('customer_name asc', 'total_weight desc')).toEqual(['Z-2', 'Z-3', 'Z-1']);
    expect(await sorted('recipient.name desc', 'total_weight asc')).toEqual(['Z-1', 'Z-3', 'Z-2']);
    expect(await sorted('sales_name desc', 'total_weight asc')).toEqual(['Z-1', 'Z-3', 'Z-2']);
  });

  it.each([
    [['status.name eq DRAFT'], 'D'],
    [['status.name ne DRAFT'], 'ABC'],
    [["status.name in ('DRAFT','ASSIGNED')"], 'BD'],
    [["status.name notIn ('DRAFT','ASSIGNED')"], 'AC'],
    [['total_weight gte 80', 'total_weight lte 120.5'], 'BD'],
    [['created_on gte 2026-10-02', 'created_on lte 2026-10-03T00:00:00Z'], 'AD'],
    [[`created_on gte ${Date.UTC(2026, 9, 4)}`], 'B'],
    [["customer_name in ('PT Alfa','PT Beta','PT Nobody')"], 'CD'],
    [['customer_name contains 100% jaya_'], 'A'],
    [['customer_name contains %'], 'A'],
    [['sales_name ne Citra'], 'ACD'],
    [["sales_name notIn ('Citra')"], 'ACD'],
    [['sales_name empty true'], 'C'],
    [['sales_name empty false'], 'ABD'],
    [['locations contains solo'], 'B'],
    [['locations empty true'], 'C'],
    [['locations empty false'], 'ABD'],
    [['total_price eq 400000'], 'D'],
  ])('is filtered by %j (RS-163)', async (filters, expected) => {
    const own = ['customer_name ne Tied', ...filters];
    const found = await numbers({ filters: own });
    expect(
      found
        .map((one) => one.charAt(0))
        .sort()
        .join(''),
    ).toBe(expected);
  });

  it.each([
    ['b-1', 'B'],
    ['alfa', 'D'],
    ['PO-8', 'A'],
    ['citra', 'B'],
    ['cecep', 'A'],
    ['tuti', 'D'],
    ['pt budi', 'D'],
    ['  tuti   BUDI ', 'D'],
    ['100% jaya_', 'A'],
    ['%', 'A'],
    ['a_b', ''],
    ['solo', ''],
  ])('is searched for %j (RS-164)', async (search, expected) => {
    const found = await numbers({ search });
    expect(found.map((one) => one.charAt(0)).join('')).toBe(expected);
  });

  it('has ids, versions and totals of all matching orders (RS-165)', async () => {
    const { body } = await tests.list({
      limit: '1',
      page: '2',
      filters: 'total_weight gte 80',
      sorts: 'total_weight desc',
    });
    const [b, d, a] = orders;
    expect(body.data.ids).toEqual([a, b, d].map((order) => String(order?.id)));
    expect(body.data.versions).toEqual([1, 1, 1]);
    expect(body.data.paginated_result).toMatchObject([{ number: 'B-1' }]);
    expect(body.metadata).toEqual({
      page: 2,
      total_count: 3,
      totals: { total_weight: 500.5, total_volume: 14.25, total_price: 1_900_000 },
    });
    const none = await tests.list({ search: 'nobody' });
    expect(none.body).toEqual({
      data: { paginated_result: [], ids: [], versions: [] },
      metadata: {
        page: 1,
        total_count: 0,
        totals: { total_weight: 0, total_volume: 0, total_price: 0 },
      },
    });
  });

  it.each([
    [{ filters: 'colour eq red' }, 'Unknown filter field: colour'],
    [{ filters: ['number eq A', 'number like A'] }, 'Unknown filter operator for number: like'],
    [{ filters: 'total_weight gte x' }, 'Invalid filter value for total_weight: x'],
    [{ filters: 'number' }, 'The filter cannot be read: number'],
    [{ sorts: 'colour asc' }, 'Unknown sort field: colour'],
    [{ sorts: 'number up' }, 'A sort must be a field followed by asc or desc: number up'],
    [{ limit: '501' }, 'The page size must be 1 to 500.'],
    [{ limit: '0' }, 'The page size must be 1 to 500.'],
    [{ page: '-1' }, 'The page number must be 1 to 1000000.'],
    [{ search: 'a\0' }, 'The search can have at most 200 characters, without control characters.'],
    [{ filters: Array.from({ length: 31 }, () => 'number eq A') }, /at most 30 times/],
  ])('rejects %j with a message that names it (RS-161)', async (query, message) => {
    const { status, body } = await tests.list(query);
    expect(status).toBe(400);
    expect(body.errorName).toBe('INVALID_INPUT');
    expect(body.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});
