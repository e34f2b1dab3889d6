import { PantauError } from '@pantau/core';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { defaultQuery } from '../rows/query.ts';
import type { TableSource } from '../rows/table-source.ts';
import { deleteSelectedRows } from './delete-rows.ts';

interface Trip {
  readonly id: string;
}

const trips = Array.from({ length: 1_203 }, (_, index): Trip => ({ id: `t${index}` }));
const sourceOf = (rows: readonly Trip[] = trips) =>
  createMemoryTableSource({ rows, columns: [], getRowId: ({ id }: Trip) => id });
const only = (...ids: readonly string[]) => ({ mode: 'only', ids: new Set(ids) }) as const;

describe('deleting the selected rows', () => {
  test('deletes exactly the rows with the ids', async () => {
    const source = sourceOf();
    const onFailure = vi.fn();
    await expect(
      deleteSelectedRows(source, defaultQuery, only('t3', 't900'), onFailure),
    ).resolves.toEqual({
      deleted: 2,
      failedIds: [],
    });
    expect(source.all()).toEqual(trips.filter(({ id }) => id !== 't3' && id !== 't900'));
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('deletes the rows of all pages for "all except", without the exceptions', async () => {
    const source = sourceOf();
    const selection = { mode: 'except', ids: new Set(['t0', 't1202']) } as const;
    const { deleted } = await deleteSelectedRows(source, defaultQuery, selection, vi.fn());
    expect(deleted).toBe(1_201);
    expect(source.all().map(({ id }) => id)).toEqual(['t0', 't1202']);
  });

  test('counts a row that no longer exists neither as deleted nor as failed', async () => {
    const source = sourceOf();
    const selection = only('t1', 'gone', 't2');
    await expect(deleteSelectedRows(source, defaultQuery, selection, vi.fn())).resolves.toEqual({
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
    const { deleted, failedIds } = await deleteSelectedRows(
      source,
      defaultQuery,
      only(...ids),
      onFailure,
    );
    expect(deleted).toBe(100);
    expect(failedIds).toEqual(ids.slice(100));
    expect(calls).toBe(2);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  });
});
