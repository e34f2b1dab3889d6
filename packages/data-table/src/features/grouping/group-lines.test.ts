import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../columns/table-column.ts';
import { compareValues } from '../sorting/compare-values.ts';
import { isGroupLine } from './grid-line.ts';
import { groupLines } from './group-lines.ts';

interface Order {
  readonly customer: string | null;
  readonly status: number;
}

const columns: readonly TableColumn<Order>[] = [
  { key: 'customer', label: 'Customer', value: ({ customer }) => customer },
  { key: 'status', label: 'Status', value: ({ status }) => status },
];

const order = fc.record({
  customer: fc.constantFrom('PT A', 'pt a', 'PT B', '', null),
  status: fc.nat(2),
});

const sorted = (orders: readonly Order[]) =>
  orders
    .toSorted((a, b) => compareValues(a.customer, b.customer) || compareValues(a.status, b.status))
    .map((original, index) => ({ id: `o${index}`, index, original }));

describe('lines of grouped rows', () => {
  it('hold each row once below its groups, whose counts agree with their rows (DT-360)', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
        const rows = sorted(orders);
        const lines = groupLines(rows, columns, new Set());
        expect(lines.filter((line) => !isGroupLine(line))).toEqual(rows);
        const groups = lines.filter(isGroupLine);
        const outer = groups.filter(({ group }) => group.level === 1);
        expect(outer.reduce((sum, { group }) => sum + group.count, 0)).toBe(rows.length);
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        for (const { group } of groups) expect(group.rows()).toHaveLength(group.count);
      }),
    );
  });

  it('puts values that are sorted as equal into one group', () => {
    const rows = sorted([
      { customer: 'PT A', status: 1 },
      { customer: 'pt a', status: 1 },
      { customer: null, status: 1 },
      { customer: '', status: 1 },
    ]);
    const groups = groupLines(rows, columns.slice(0, 1), new Set()).filter(isGroupLine);
    expect(groups.map(({ group }) => group.count)).toEqual([2, 2]);
  });

  it('leave out what is in collapsed groups, also their groups (DT-361)', () => {
    const rows = sorted([
      { customer: 'PT A', status: 0 },
      { customer: 'PT A', status: 1 },
      { customer: 'PT B', status: 1 },
    ]);
    const [first] = groupLines(rows, columns, new Set());
    const lines = groupLines(rows, columns, new Set([first?.id ?? '']));
    expect(lines.map((line) => (isGroupLine(line) ? line.group.level : 'row'))).toEqual([
      1,
      1,
      2,
      'row',
    ]);
  });

  it('read each value three times at most, however many groups there are (DT-365)', () => {
    let reads = 0;
    const counted = columns.map((column) => ({
      ...column,
      value: (row: Order) => {
        reads += 1;
        return column.value(row);
      },
    }));
    const orders = Array.from({ length: 900 }, (_, index) => ({
      customer: `PT ${index % 300}`,
      status: index % 3,
    }));
    const rows = sorted(orders);
    expect(groupLines(rows, counted, new Set()).filter(isGroupLine).length).toBeGreaterThan(300);
    expect(reads).toBeLessThanOrEqual(3 * counted.length * rows.length);
  });
});
