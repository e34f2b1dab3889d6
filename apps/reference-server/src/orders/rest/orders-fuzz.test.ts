import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOrder } from '../../testing/orders.ts';
import { BULK, ORDERS, setUpOrderServer } from '../../testing/order-server.ts';

const tests = setUpOrderServer();
const { send } = tests;
const foreignIds: string[] = [];

beforeAll(async () => {
  const { db } = tests.server;
  for (let index = 0; index < 3; index += 1) {
    await addOrder(db, 1, { customerName: `PT Sendiri ${index}` });
    const foreign = await addOrder(db, 2, { customerName: `PT Asing ${index}` });
    foreignIds.push(String(foreign.id));
  }
});

const names = fc.constantFrom(
  'number',
  'status.name',
  'sales_name',
  'customer_name',
  'created_on',
  'target.picked_on',
  'sender.name',
  'total_weight',
  'locations',
  'company_id',
  'search_text',
  'constructor',
);
const operators = fc.constantFrom(
  'eq',
  'ne',
  'gte',
  'lte',
  'contains',
  'in',
  'notIn',
  'empty',
  'or',
);
const nasty = fc.constantFrom(
  "') or 1=1 --",
  "('PT A','PT B')",
  `('a${'\\'}`,
  '%',
  '_',
  '\\',
  '\0',
  '\ud800',
  '1e308',
  '-0',
  'NaN',
  '9007199254740993',
  '8640000000000001',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59.999999999Z',
  'DRAFT',
  'true',
  "('DRAFT','ASSIGNED')",
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 30 }), fc.string());
const expression = fc.oneof(
  fc.tuple(names, operators, text).map((parts) => parts.join(' ')),
  text,
);
const sort = fc.oneof(
  fc.tuple(names, fc.constantFrom('asc', 'desc', 'up')).map((parts) => parts.join(' ')),
  text,
);
const anyQuery = fc.record(
  {
    filters: fc.array(expression, { maxLength: 4 }),
    sorts: fc.array(sort, { maxLength: 3 }),
    search: fc.array(text, { maxLength: 2 }),
    page: fc.array(fc.oneof(fc.integer().map(String), text), { maxLength: 1 }),
    limit: fc.array(fc.oneof(fc.integer().map(String), text), { maxLength: 1 }),
    company_id: fc.constant(['2']),
  },
  { requiredKeys: [] },
);
/** Hardly any random filter or sort is valid; a search is. */
const validQuery = fc.record({ search: fc.array(fc.string({ maxLength: 30 }), { maxLength: 1 }) });
const query = fc.oneof({ weight: 9, arbitrary: anyQuery }, { weight: 1, arbitrary: validQuery });

const numRuns = process.env['PANTAU_FULL'] === '1' ? 3_000 : 150;

describe('any query', () => {
  it('causes no server error and shows no other company’s order (RS-162)', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const { status, body } = await tests.list(parameters);
        expect([200, 400]).toContain(status);
        if (status === 400) {
          expect(body.errorName).toBe('INVALID_INPUT');
          return;
        }
        accepted += 1;
        const shown = JSON.stringify(body.data);
        expect(shown).not.toContain('Asing');
        for (const id of foreignIds) expect(body.data.ids).not.toContain(id);
        expect(body.metadata.total_count).toBeLessThanOrEqual(3);
      }),
      { numRuns },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('any body', () => {
  it('causes no server error and changes no other company’s order (RS-162, RS-173)', async () => {
    const values = fc.jsonValue({ maxDepth: 2 });
    const body = fc.oneof(
      values,
      fc.record(
        {
          ids: fc.oneof(values, fc.array(fc.constantFrom(...['1', 'x', '99999999999999999']))),
          status: fc.oneof(values, fc.constantFrom('DRAFT', 'CANCELED', 'CONFIRMED')),
          fields: fc.oneof(values, fc.record({ canceled_reason: text })),
          versions: fc.oneof(values, fc.dictionary(text, fc.integer())),
          idempotency_key: fc.oneof(values, text),
          customer_name: text,
          sales_name: fc.oneof(values, text),
          target: fc.oneof(values, fc.record({ picked_on: text })),
          total_weight: fc.oneof(values, fc.double()),
          locations: fc.oneof(values, fc.array(text)),
        },
        { requiredKeys: [] },
      ),
    );
    const paths = fc.constantFrom(
      ['POST', ORDERS],
      ['PATCH', `${ORDERS}/${foreignIds[0]}`],
      ['POST', `${ORDERS}/${foreignIds[0]}/transition`],
      ['POST', `${BULK}/bulk-transition`],
      ['POST', `${BULK}/bulk-delete`],
    );
    await fc.assert(
      fc.asyncProperty(paths, body, async ([method = '', path = ''], given) => {
        const { status } = await send(method, path, given);
        expect(status).toBeLessThan(500);
      }),
      { numRuns },
    );
    for (const id of foreignIds) {
      const { body: found } = await send('GET', `${ORDERS}/${id}`, undefined, tests.foreigner);
      expect(found.data.version).toBe(1);
    }
  });
});

describe('another company', () => {
  it('can neither read nor change an order (RS-173)', async () => {
    const [id = ''] = foreignIds;
    const path = `${ORDERS}/${id}`;
    for (const [method, address, body] of [
      ['GET', path, undefined],
      ['GET', `${path}/history`, undefined],
      ['GET', `${path}/fleet-task-instant`, undefined],
      ['PATCH', path, { customer_name: 'PT Sendiri' }],
      ['POST', `${path}/transition`, { status: 'COMPLETED' }],
      ['DELETE', path, undefined],
    ] as const) {
      expect([address, (await send(method, address, body)).status]).toEqual([address, 404]);
    }
    const all = { ids: foreignIds, status: 'COMPLETED' };
    for (const bulk of ['bulk-transition', 'bulk-delete']) {
      const { body } = await send('POST', `${BULK}/${bulk}`, all);
      expect(body).toMatchObject({ success_count: 0, failed_count: 3 });
      expect(JSON.stringify(body)).not.toContain('T-');
    }
    for (const one of foreignIds) {
      const { body } = await send('GET', `${ORDERS}/${one}`, undefined, tests.foreigner);
      expect(body.data).toMatchObject({ version: 1, status: { name: 'DRAFT' } });
    }
  });
});
