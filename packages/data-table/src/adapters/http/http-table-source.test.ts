import { PantauError } from '@pantau/core';
import { number, object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultQuery } from '../../features/rows/query.ts';
import { createHttpTableSource } from './http-table-source.ts';

const listed = (rows: readonly unknown[], metadata: unknown = { page: 1, total_count: 2 }) => ({
  data: { paginated_result: rows, ids: [] },
  metadata,
});

function setUp(body: unknown) {
  const addresses: string[] = [];
  const errors: PantauError[] = [];
  const source = createHttpTableSource({
    baseUrl: 'https://fleet.example/api/order',
    fetch: (input) => {
      addresses.push(String(input));
      return Promise.resolve(
        new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
      );
    },
    path: '/sales-order',
    row: object({ id: number(), number: string() }),
    toRow: ({ id, number: name }) => ({ id: String(id), name }),
    getRowId: ({ id }) => id,
    onError: (error) => errors.push(error),
  });
  return { source, addresses, errors };
}

describe('the REST list', () => {
  it('requests limit, page, search, sorts as "key order", and filters (DT-43)', async () => {
    const { source, addresses } = setUp(listed([]));
    await source.list({
      limit: 25,
      page: 3,
      search: 'jaya & co',
      sorts: [
        { key: 'status.name', direction: 'asc' },
        { key: 'number', direction: 'desc' },
      ],
      filters: [
        { key: 'status.name', op: 'eq', value: 'DRAFT' },
        { key: 'total_weight', op: 'gte', value: 100 },
        { key: 'customer_name', op: 'in', value: ["PT D'Art", 'CV B'] },
      ],
    });
    const { pathname, searchParams } = new URL(addresses[0] ?? '');
    expect(pathname).toBe('/api/order/sales-order');
    expect([...searchParams]).toEqual([
      ['limit', '25'],
      ['page', '3'],
      ['search', 'jaya & co'],
      ['sorts', 'status.name asc'],
      ['sorts', 'number desc'],
      ['filters', 'status.name eq DRAFT'],
      ['filters', 'total_weight gte 100'],
      ['filters', "customer_name in ('PT D\\'Art','CV B')"],
    ]);
  });

  it('omits empty parameters', async () => {
    const { source, addresses } = setUp(listed([]));
    await source.list(defaultQuery);
    expect(new URL(addresses[0] ?? '').search).toBe('?limit=10&page=1');
  });

  it('reads rows, page and total (DT-44)', async () => {
    const { source } = setUp(listed([{ id: 7, number: 'SO-7' }], { page: 2, total_count: 11 }));
    await expect(source.list({ ...defaultQuery, page: 2 })).resolves.toEqual({
      rows: [{ id: '7', name: 'SO-7' }],
      page: 2,
      total: 11,
    });
  });

  it('reads the ids of all pages, and ignores ids of the page alone (DT-206)', async () => {
    const idsOf = async (ids: readonly number[]) => {
      const body = listed([{ id: 7, number: 'SO-7' }], { total_count: 3 });
      const { source } = setUp({ ...body, data: { ...body.data, ids } });
      return (await source.list(defaultQuery)).ids;
    };
    await expect(idsOf([9, 7, 8])).resolves.toEqual(['9', '7', '8']);
    await expect(idsOf([9, 8])).resolves.toEqual(['9', '8']);
    await expect(idsOf([7])).resolves.toBeUndefined();
  });

  it('drops invalid rows and reports them', async () => {
    const { source, errors } = setUp(listed([{ id: 7, number: 'SO-7' }, { id: 'x' }]));
    const page = await source.list(defaultQuery);
    expect(page.rows.map(({ id }) => id)).toEqual(['7']);
    expect(errors.map(({ kind }) => kind)).toEqual(['server']);
  });

  it('rejects invalid lists', async () => {
    for (const body of [null, [], { data: {} }, listed([], { total_count: -1 }), listed([], {})]) {
      await expect(setUp(body).source.list(defaultQuery)).rejects.toThrow(PantauError);
    }
  });
});
