import { type Day, dayOf, isDay } from '@pantau/core/day';
import { plainValue } from '../../shared/cell-value.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { type Faults, contain } from '../../shared/faults.ts';
import type { CellEdit, EditValue } from '../columns/cell-edit.ts';

/** The edit of a column without the type of its value, which its kind decides. */
export interface AnyEdit<Row> {
  readonly kind: CellEdit<Row>['kind'];
  readonly value: (row: Row) => EditValue;
  readonly apply: (row: Row, value: EditValue) => Row;
  readonly validate: (value: EditValue, row: Row) => string | null;
  readonly editable: (row: Row) => boolean;
}

const noProblem = (): null => null;
const always = (): boolean => true;

/** A column whose cells can be edited. */
export interface EditableColumn<Row> extends TableColumn<Row> {
  readonly edit: CellEdit<Row>;
}

export const isEditable = <Row>(
  column: TableColumn<Row> | undefined,
): column is EditableColumn<Row> => column?.edit !== undefined;

export type EditOf<Row> = (column: EditableColumn<Row>) => AnyEdit<Row>;

/** The edits of columns with functions that never throw; faults are reported (DT-358). */
export function safeEdits<Row>(faults: Faults): EditOf<Row> {
  const known = new WeakMap<object, AnyEdit<Row>>();
  return (column) => {
    const before = known.get(column);
    if (before !== undefined) return before;
    // What an edit receives has passed `problemOf` for its kind.
    const edit = column.edit as Partial<AnyEdit<Row>> & Pick<AnyEdit<Row>, 'kind' | 'apply'>;
    const name = (part: string): string => `${part} of the edit of column "${column.key}"`;
    const value = edit.value ?? ((row: Row) => plainValue(column.value(row)) as EditValue);
    const safe: AnyEdit<Row> = {
      kind: edit.kind,
      value: contain(faults, name('value'), value, () => null),
      apply: contain(faults, name('apply'), edit.apply, (row) => row),
      validate: contain(faults, name('validate'), edit.validate ?? noProblem, noProblem),
      editable: contain(faults, name('editable'), edit.editable ?? always, () => false),
    };
    known.set(column, safe);
    return safe;
  };
}

function dayValue(value: unknown, timeZone: string | undefined): Day | null {
  if (typeof value === 'number') return dayOf(value, timeZone);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The value that a cell's editor starts with. */
export function valueToEdit<Row>(
  { kind, value }: AnyEdit<Row>,
  row: Row,
  timeZone: string | undefined,
): EditValue {
  const current = value(row);
  if (kind === 'date') return dayValue(current, timeZone);
  if (kind === 'number') return typeof current === 'number' ? current : null;
  return String(current ?? '');
}

/** What makes a value unusable, whatever the host says; `null` if nothing does. */
export function problemOf(
  kind: CellEdit<unknown>['kind'],
  value: EditValue,
): 'notNumber' | 'notDate' | null {
  if (kind === 'number' && Number.isNaN(value)) return 'notNumber';
  if (kind === 'date' && value !== null && !isDay(String(value))) return 'notDate';
  return null;
}
