import { describe, expect, it } from 'vitest';
import { EXPORT_ROWS_MAX } from './view-cells.ts';
import { defaultQuery } from '../rows/query.ts';
import type { TableSource } from '../rows/table-source.ts';
import { fetchAllRows } from './fetch-all-rows.ts';

function sourceOf(total: number): { source: TableSource<number>; asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    source: {
      list: ({ page, limit }) => {
        asked.push(page);
        const start = (page - 1) * limit;
        const rows = Array.from(
          { length: Math.max(0, Math.min(limit, total - start)) },
          (_, i) => start + i,
        );
        return Promise.resolve({ rows, ids: rows.map(String), page, total });
      },
      remove: () => Promise.resolve(),
    },
  };
}
const never = new AbortController().signal;

describe('fetching all rows of a view', () => {
  it('requests page after page until all rows are fetched, in order', async () => {
    const { source, asked } = sourceOf(1_234);
    const shares: number[] = [];
    const { rows, truncated } = await fetchAllRows(source, defaultQuery, never, (s) =>
      shares.push(s),
    );
    expect(rows).toEqual(Array.from({ length: 1_234 }, (_, index) => index));
    expect([asked, truncated]).toEqual([[1, 2, 3], false]);
    expect(shares.map((share) => Math.round(share * 100))).toEqual([41, 81]);
  });

  it('stops without rows, and when a source returns fewer rows than its total', async () => {
    expect(
      (await fetchAllRows(sourceOf(0).source, defaultQuery, never, () => undefined)).rows,
    ).toEqual([]);
    const { source } = sourceOf(700);
    const lying: TableSource<number> = {
      ...source,
      list: async (query, signal) => ({ ...(await source.list(query, signal)), total: 9_000 }),
    };
    const { rows } = await fetchAllRows(lying, defaultQuery, never, () => undefined);
    expect(rows).toHaveLength(700);
  });

  it('stops at the maximum and reports that the rows were truncated', async () => {
    const { source } = sourceOf(EXPORT_ROWS_MAX + 1);
    const { rows, truncated } = await fetchAllRows(source, defaultQuery, never, () => undefined);
    expect([rows.length, truncated]).toEqual([EXPORT_ROWS_MAX, true]);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { source, asked } = sourceOf(5_000);
    const collecting = fetchAllRows(source, defaultQuery, controller.signal, () =>
      controller.abort(),
    );
    await expect(collecting).rejects.toThrow();
    expect(asked.length).toBeLessThan(3);
  });
});
