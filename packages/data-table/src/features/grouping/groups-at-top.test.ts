import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../columns/table-column.ts';
import { evenRows } from '../viewport/row-places.ts';
import { groupLines } from './group-lines.ts';
import { groupsAtTop, headingsOf } from './groups-at-top.ts';

interface Order {
  readonly customer: string;
  readonly status: number;
}

const columns: readonly TableColumn<Order>[] = [
  { key: 'customer', label: 'Customer', value: ({ customer }) => customer },
  { key: 'status', label: 'Status', value: ({ status }) => status },
];

// Lines: A, 0, three rows, 1, three rows, then the same of B.
const orders = ['A', 'B'].flatMap((customer) =>
  [0, 0, 0, 1, 1, 1].map((status) => ({ customer, status })),
);
const rows = orders.map((original, index) => ({ id: `o${index}`, index, original }));
const HEIGHT = 10;

function valuesAt(top: number, collapsed: ReadonlySet<string> = new Set()) {
  const lines = groupLines(rows, columns, collapsed);
  const groups = groupsAtTop(headingsOf(lines), evenRows(lines.length, HEIGHT), top, HEIGHT);
  return groups.map(({ group }) => group.value);
}

describe('the groups at the top of the view (DT-405)', () => {
  it('are those whose rows are there, once their headings have scrolled away', () => {
    expect(valuesAt(0)).toEqual([]);
    expect(valuesAt(1)).toEqual(['A', 0]);
    expect(valuesAt(35)).toEqual(['A', 0]);
    expect(valuesAt(55)).toEqual(['A', 1]);
    expect(valuesAt(100)).toEqual(['B', 0]);
  });

  it('end with a group that is collapsed', () => {
    const [first] = groupLines(rows, columns, new Set());
    const collapsed = new Set([first?.id ?? '']);
    expect(valuesAt(5, collapsed)).toEqual([]);
    expect(valuesAt(15, collapsed)).toEqual(['B', 0]);
  });
});
