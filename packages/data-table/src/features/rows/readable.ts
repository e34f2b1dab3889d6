import type { CellValue } from '../../shared/cell-value.ts';
import type { Total } from '../../shared/total.ts';

/** What search and filters read from a column. */
export interface Readable<T> {
  readonly key: string;
  readonly value: (row: T) => CellValue;
  readonly text?: ((row: T) => string | null | undefined) | undefined;
  /** Computed by a source in memory for all rows of a query. */
  readonly total?: Total<T> | undefined;
}
