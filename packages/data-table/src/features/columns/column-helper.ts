import type { ReactNode } from 'react';
import type { CellValue } from '../../shared/cell-value.ts';
import type { ColumnGroup } from './columns.ts';
import type { TableColumn } from './table-column.ts';

/** The path to a value of a row that a cell can hold, such as `number` or `sender.name`. */
export type ValuePath<Row> = {
  [Key in keyof Row & string]: Row[Key] extends CellValue
    ? Key
    : NonNullable<Row[Key]> extends readonly unknown[]
      ? never
      : NonNullable<Row[Key]> extends object
        ? `${Key}.${ValuePath<NonNullable<Row[Key]>>}`
        : never;
}[keyof Row & string];

/** The value at a path; `undefined`, too, where something on the way may be missing. */
export type ValueAt<Row, Path extends string> = Path extends keyof Row
  ? Row[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Row
      ? | ValueAt<NonNullable<Row[Key]>, Rest>
        | (Row[Key] extends NonNullable<Row[Key]> ? never : undefined)
      : never
    : never;

/** A column whose texts and cells get the value as well as the row. */
export interface AccessorOptions<Row, Value> extends Omit<
  TableColumn<Row>,
  'key' | 'value' | 'text' | 'render'
> {
  /** The text to show, copy and export. Defaults to the value, or a dash if it is empty. */
  readonly text?: (value: Value, row: Row) => string;
  /** Called as a function, as `TableColumn.render` is: it must not use hooks. */
  readonly render?: (value: Value, row: Row) => ReactNode;
}

/** A column without a value: it is not sorted, searched or exported. */
export interface DisplayOptions<Row> extends Omit<
  TableColumn<Row>,
  'value' | 'text' | 'sortable' | 'total'
> {
  readonly render: (row: Row) => ReactNode;
}

/** Creates columns whose values are typed. */
export interface ColumnHelper<Row> {
  /** A column of the value at a path, which is also its key unless the options name another. */
  accessor<Path extends ValuePath<Row>>(
    path: Path,
    options: AccessorOptions<Row, ValueAt<Row, Path>> & { readonly key?: string },
  ): TableColumn<Row>;
  /** A column of a computed value. */
  accessor<Value extends CellValue>(
    value: (row: Row) => Value,
    options: AccessorOptions<Row, Value> & { readonly key: string },
  ): TableColumn<Row>;
  display(options: DisplayOptions<Row>): TableColumn<Row>;
  /** Columns under a common header that are shown and moved together. */
  group(group: ColumnGroup<TableColumn<Row>>): ColumnGroup<TableColumn<Row>>;
}

function readPath(path: string): (row: unknown) => CellValue {
  const keys = path.split('.');
  return (row) =>
    keys.reduce<unknown>(
      (value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key],
      row,
    ) as CellValue;
}

/** Columns for rows of one type: `const column = columnHelper<Order>()`. */
export function columnHelper<Row>(): ColumnHelper<Row> {
  return {
    accessor(
      from: string | ((row: Row) => CellValue),
      options: AccessorOptions<Row, never> & { readonly key?: string },
    ): TableColumn<Row> {
      const { text, render, key, ...column } = options;
      const value = typeof from === 'string' ? readPath(from) : from;
      const named = key ?? String(from);
      return {
        ...column,
        key: named,
        value,
        ...(text !== undefined && { text: (row: Row) => text(value(row) as never, row) }),
        ...(render !== undefined && { render: (row: Row) => render(value(row) as never, row) }),
      };
    },
    display: (options) => ({ ...options, value: () => null, sortable: false }),
    group: (group) => group,
  };
}
