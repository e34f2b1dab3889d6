import type { BulkTarget, TableQuery } from '@pantau/data-table';
import { describe, expect, it } from 'vitest';
import { createMemoryOrderSource } from '../../adapters/memory/index.ts';
import { createKnownOrders } from '../orders/known-orders.ts';
import { requestedOrders } from './requested-orders.ts';

const query: TableQuery = { limit: 3, page: 1, search: '', sorts: [], filters: [] };

/** Five orders, of which the user has seen the newest three. */
async function createWorld() {
  const orders = Array.from({ length: 5 }, (_, index) => ({ customerName: `PT ${index}` }));
  const source = createMemoryOrderSource({ orders });
  const known = createKnownOrders();
  const see = async (page: number) => known.notePage(await source.list({ ...query, page }));
  await see(1);
  return { source, known, see };
}

const target = (ids: readonly string[], count: number, filters: TableQuery['filters'] = []) =>
  ({
    selection:
      count === ids.length
        ? { mode: 'only', ids: new Set(ids) }
        : { mode: 'except', ids: new Set(ids), query },
    query: { ...query, filters },
    count,
  }) as unknown as BulkTarget;

describe('the orders of a confirmation', () => {
  it('have a present status if all have the same one (SO-40)', async () => {
    const { source, known, see } = await createWorld();
    expect(requestedOrders(target(['1-5', '1-4'], 2), known).from).toBe('DRAFT');
    await source.transition('1-4', { status: 'CONFIRMED' }, 1);
    await see(1);
    expect(requestedOrders(target(['1-5', '1-4'], 2), known).from).toBeNull();
  });

  it('have none if some of them were not shown, unless a filter says which (SO-40)', async () => {
    const { known, see } = await createWorld();
    expect(requestedOrders(target(['1-5'], 4), known)).toMatchObject({ from: null, count: 4 });
    const drafts = [{ key: 'status.name', op: 'eq', value: 'DRAFT' } as const];
    const requested = requestedOrders(target(['1-5'], 4, drafts), known);
    expect(requested.from).toBe('DRAFT');
    expect(requested.orders.map(({ number }) => number)).toEqual(['SO-000004', 'SO-000003']);
    await see(2);
    expect(requestedOrders(target(['1-5', '1-1'], 2), known).from).toBe('DRAFT');
  });
});

describe('the version of an order', () => {
  it('is the one that was shown, else the listed one, else that of the own change (SO-45)', async () => {
    const { source, known, see } = await createWorld();
    await source.edit('1-5', { salesName: 'Yusuf' }, 1);
    await source.edit('1-1', { salesName: 'Yusuf' }, 1);
    await see(2);
    expect(known.versionOf('1-5'), 'shown before the edit').toBe(1);
    expect(known.versionOf('1-1'), 'shown after it').toBe(2);
    expect(known.versionOf('unknown')).toBeUndefined();
    const row = { id: '1-5', number: null, message: null, previousStatus: null };
    known.noteResults([{ ...row, outcome: 'conflict', version: 2 }]);
    expect(known.versionOf('1-5')).toBe(1);
    known.noteResults([{ ...row, outcome: 'done', version: 3 }]);
    expect(known.versionOf('1-5')).toBe(3);
  });
});
