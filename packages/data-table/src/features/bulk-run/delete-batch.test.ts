import { PantauError } from '@pantau/core';
import { describe, expect, test } from 'vitest';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import type { TableSource } from '../rows/table-source.ts';
import { deleteBatch } from './delete-batch.ts';

interface Trip {
  readonly id: string;
}

const trips = Array.from({ length: 203 }, (_, index): Trip => ({ id: `t${index}` }));
const sourceOf = (rows: readonly Trip[] = trips) =>
  createMemoryTableSource({ rows, columns: [], getRowId: ({ id }: Trip) => id });

describe('deleting a batch of rows', () => {
  test('deletes exactly the rows with the ids', async () => {
    const source = sourceOf();
    const { rows } = await deleteBatch(source, ['t3', 't200']);
    expect(rows).toEqual([
      { id: 't3', outcome: 'done' },
      { id: 't200', outcome: 'done' },
    ]);
    expect(source.all()).toEqual(trips.filter(({ id }) => id !== 't3' && id !== 't200'));
  });

  test('skips a row that no longer exists, and deletes the others', async () => {
    const source = sourceOf();
    const { rows } = await deleteBatch(source, ['t1', 'gone', 't2']);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'skipped', 'done']);
    expect(source.all()).toHaveLength(trips.length - 2);
    expect((await deleteBatch(source, ['gone'])).rows).toEqual([
      { id: 'gone', outcome: 'skipped' },
    ]);
  });

  test('accounts for each row when deleting them one by one fails', async () => {
    const memory = sourceOf();
    const source: TableSource<Trip> = {
      list: memory.list,
      remove(rows, signal) {
        if ('id' in rows && rows.id === 't2') {
          return Promise.reject(new PantauError('server', { serverMessage: 'Has a delivery' }));
        }
        return memory.remove(rows, signal);
      },
    };
    const { rows } = await deleteBatch(source, ['t1', 'gone', 't2', 't3']);
    expect(rows).toEqual([
      { id: 't1', outcome: 'done' },
      { id: 'gone', outcome: 'skipped' },
      { id: 't2', outcome: 'failed', reason: 'Has a delivery' },
      { id: 't3', outcome: 'unsent' },
    ]);
  });

  test('rejects when the batch fails as a whole', async () => {
    const failure = new PantauError('forbidden');
    const source = { ...sourceOf(), remove: () => Promise.reject(failure) };
    await expect(deleteBatch(source, ['t1', 't2'])).rejects.toBe(failure);
  });
});
