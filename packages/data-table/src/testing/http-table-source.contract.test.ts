import { type PantauError, isPantauError } from '@pantau/core';
import { number, object, string } from 'valibot';
import { describe, it } from 'vitest';
import { createHttpTableSource } from '../adapters/http/index.ts';
import { createMemoryTableSource } from '../adapters/memory/index.ts';
import type { Sort } from '../features/sorting/sort.ts';
import type { FilterExpression } from '../features/filters/filter-expression.ts';
import type { TableQuery } from '../features/rows/query.ts';
import type { ContractRow, TableSourceHarness } from './table-source-harness.ts';
import { contractColumns } from './memory-harness.test.setup.ts';
import { tableSourceContract } from './table-source-contract.ts';

/** Parses the request parameters like a server. */
function readFilter(text: string): FilterExpression {
  const [, key = '', op, value = ''] = /^(\S+) (eq|gte|lte|in) (.*)$/s.exec(text) ?? [];
  if (op === 'in') {
    const values = [...value.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, one = '']) =>
      one.replace(/\\(.)/g, '$1'),
    );
    return { key, op, value: values };
  }
  return op === 'eq' ? { key, op, value } : { key, op: op as 'gte' | 'lte', value: Number(value) };
}

function readQuery(address: string): TableQuery {
  const { searchParams } = new URL(address);
  return {
    limit: Number(searchParams.get('limit')),
    page: Number(searchParams.get('page')),
    search: searchParams.get('search') ?? '',
    sorts: searchParams.getAll('sorts').map((sort) => {
      const [key = '', direction] = sort.split(' ');
      return { key, direction: direction as Sort['direction'] };
    }),
    filters: searchParams.getAll('filters').map(readFilter),
  };
}

const statusOf: Partial<Record<PantauError['kind'], number>> = { invalid: 400, notFound: 404 };

/** A server over the memory adapter, spoken to by `fetch`. */
function createHarness(rows: readonly ContractRow[]): TableSourceHarness<ContractRow> {
  const backend = createMemoryTableSource({
    rows,
    columns: contractColumns,
    getRowId: ({ id }) => id,
  });
  const json = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const serve: typeof fetch = async (input, init) => {
    const address = String(input);
    const signal = init?.signal ?? undefined;
    try {
      if (init?.method === 'DELETE') {
        const id = /\/orders\/(.+)$/.exec(address)?.[1];
        const body = JSON.parse(String(init.body ?? '{}')) as { ids?: string[] };
        await backend.remove(id === undefined ? { ids: body.ids ?? [] } : { id }, signal);
        return json(200, {});
      }
      const page = await backend.list(readQuery(address), signal);
      return json(200, {
        data: { paginated_result: page.rows, ids: page.ids },
        metadata: { page: page.page, total_count: page.total },
      });
    } catch (error) {
      if (!isPantauError(error)) throw error;
      return json(statusOf[error.kind] ?? 500, { message: error.message });
    }
  };
  const source = createHttpTableSource({
    baseUrl: 'https://fleet.example/api',
    fetch: serve,
    path: '/orders',
    row: object({ id: string(), name: string(), amount: number() }),
    getRowId: ({ id }) => id,
  });
  return {
    source,
    read: (row) => row,
    pass: () => new Promise((resolve) => setImmediate(resolve)),
    close: () => undefined,
  };
}

tableSourceContract({ name: 'The HTTP adapter', create: createHarness, describe, it });
