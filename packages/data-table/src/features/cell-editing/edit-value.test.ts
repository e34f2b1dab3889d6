import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../columns/table-column.ts';
import { type EditableColumn, problemOf, safeEdits, valueToEdit } from './edit-value.ts';

interface Row {
  readonly at: number | null;
}

const fails = (): never => {
  throw new TypeError('fault of the host');
};

describe('the edit of a column', () => {
  it('never throws: the row stays, nothing is wrong, and faults are reported (DT-358)', () => {
    const reported: string[] = [];
    const edits = safeEdits<Row>({ report: (key) => void reported.push(key) });
    const column: TableColumn<Row> = {
      key: 'at',
      label: 'At',
      value: ({ at }) => at,
      edit: { kind: 'number', value: fails, apply: fails, validate: fails, editable: fails },
    };
    const edit = edits(column as EditableColumn<Row>);
    const row = { at: 1 };
    expect([
      edit.value(row),
      edit.apply(row, 2),
      edit.validate(2, row),
      edit.editable(row),
    ]).toEqual([null, row, null, false]);
    expect(reported).toHaveLength(4);
  });

  it('starts a date with the day of a time in the time zone of the company', () => {
    const edits = safeEdits<Row>({ report: fails });
    const column: EditableColumn<Row> = {
      key: 'at',
      label: 'At',
      value: ({ at }) => at,
      edit: { kind: 'date', apply: (row) => row },
    };
    const at = Date.UTC(2026, 10, 20, 18);
    expect(valueToEdit(edits(column), { at }, 'Asia/Jakarta')).toBe('2026-11-21');
    expect(valueToEdit(edits(column), { at: null }, 'Asia/Jakarta')).toBeNull();
  });

  it('refuses what is no number or no day', () => {
    expect(problemOf('number', Number.NaN)).toBe('notNumber');
    expect(problemOf('date', '31/31/2026')).toBe('notDate');
    expect(problemOf('number', null) ?? problemOf('date', null)).toBeNull();
  });
});
