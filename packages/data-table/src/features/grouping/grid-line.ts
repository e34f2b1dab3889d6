import type { CellValue } from '../../shared/cell-value.ts';
import type { TableRow } from '../rows/row-set.ts';

/** A group of rows that follow one another. */
export interface RowGroup<Row> {
  /** Key of the column whose values the rows share. */
  readonly columnKey: string;
  readonly value: CellValue;
  /** 1 for the outermost groups. */
  readonly level: number;
  readonly expanded: boolean;
  /** The first of its rows. */
  readonly first: TableRow<Row>;
  readonly count: number;
  rows(): readonly TableRow<Row>[];
}

/** The line above the rows of a group. */
export interface GroupLine<Row> {
  readonly id: string;
  readonly group: RowGroup<Row>;
}

/** What the grid shows on one line: a row, or the heading of a group. */
export type GridLine<Row> = TableRow<Row> | GroupLine<Row>;

export const isGroupLine = <Row>(line: GridLine<Row> | undefined): line is GroupLine<Row> =>
  line !== undefined && 'group' in line;
