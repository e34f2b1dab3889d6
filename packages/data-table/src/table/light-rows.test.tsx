import { constructRow } from '@tanstack/react-table';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useControlledTable } from './controlled-table.ts';

interface Item {
  readonly id: string;
  readonly amount: number;
}

const data: readonly Item[] = [
  { id: 'a', amount: 3 },
  { id: 'b', amount: 5 },
];

function createTable() {
  let table: ReturnType<typeof useControlledTable<Item>> | undefined;
  const Probe = (): null => {
    table = useControlledTable<Item>({
      columns: [{ id: 'amount', accessorFn: ({ amount }) => amount }],
      data,
      getRowId: ({ id }) => id,
    });
    return null;
  };
  renderToStaticMarkup(<Probe />);
  if (table === undefined) throw new Error('The table was not created');
  return table;
}

describe('light rows', () => {
  const table = createTable();
  const [first, second] = table.getRowModel().rows;
  const full = constructRow(table, 'b', { id: 'b', amount: 5 }, 1, 0);

  it('have every property of a row created by TanStack Table', () => {
    const missing = Object.keys(full).filter((key) => second === undefined || !(key in second));
    // `parentId` is always undefined: rows have no parents here.
    expect(missing).toEqual(['parentId']);
  });

  it('offer the methods of a TanStack row', () => {
    expect([first?.getValue('amount'), second?.getValue('amount')]).toEqual([3, 5]);
    expect(second?.getDisplayIndex()).toBe(1);
    expect(second?.getAllCells().map((cell) => cell.getValue())).toEqual([5]);
    expect(table.getRow('b')).toBe(second);
  });

  it('do not share their caches', () => {
    expect(first?._valuesCache).not.toBe(second?._valuesCache);
    expect(second?._valuesCache).toBe(second?._valuesCache);
  });
});
