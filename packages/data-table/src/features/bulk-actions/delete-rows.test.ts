import { PantauError } from '@pantau/core';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import type { TableSource } from '../rows/table-source.ts';
import { deleteRowsById } from './delete-rows.ts';

interface Trip {
  readonly id: string;
}

const trips = Array.from({ length: 1_203 }, (_, index): Trip => ({ id: `t${index}` }));
const sourceOf = (rows: readonly Trip[] = trips) =>
  createMemoryTableSource({ rows, columns: [], getRowId: ({ id }: Trip) => id });

describe('deleting the selected rows', () => {
  test('deletes exactly the rows with the ids', async () => {
    const source = sourceOf();
    const onFailure = vi.fn();
    await expect(deleteRowsById(source, ['t3', 't900'], onFailure)).resolves.toEqual({
      deleted: 2,
      failedIds: [],
    });
    expect(source.all()).toEqual(trips.filter(({ id }) => id !== 't3' && id !== 't900'));
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('counts a row that no longer exists neither as deleted nor as failed', async () => {
    const source = sourceOf();
    const ids = ['t1', 'gone', 't2'];
    await expect(deleteRowsById(source, ids, vi.fn())).resolves.toEqual({
      deleted: 2,
      failedIds: [],
    });
  });

  test('stops at a failure, and reports the remaining rows (DT-33)', async () => {
    const memory = sourceOf();
    const failure = new PantauError('server');
    let calls = 0;
    const source: TableSource<Trip> = {
      list: memory.list,
      remove: (rows, signal) => {
        calls += 1;
        return calls === 1 ? memory.remove(rows, signal) : Promise.reject(failure);
      },
    };
    const onFailure = vi.fn();
    const ids = trips.slice(0, 250).map(({ id }) => id);
    const { deleted, failedIds } = await deleteRowsById(source, ids, onFailure);
    expect(deleted).toBe(100);
    expect(failedIds).toEqual(ids.slice(100));
    expect(calls).toBe(2);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  });
});
