import type { TableQuery } from '../features/rows/query.ts';

/** The state that was last announced to screen readers. */
export interface Announced {
  readonly query: TableQuery;
  /** Number of selected rows. */
  readonly selected: number;
}
