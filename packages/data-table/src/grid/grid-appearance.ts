import type { CSSProperties } from 'react';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';

/** Shared by header and rows. */
export interface GridAppearance {
  readonly viewport: GridViewport;
  readonly styles: ReadonlyMap<string, CSSProperties>;
  /** px; width of the columns pinned at the start, including the controls before them. */
  readonly startWidth: number;
  /** px; width of the columns pinned at the end, including the rows' actions. */
  readonly endWidth: number;
  /** Number of header rows: 2 with a row of groups, none above cards. */
  readonly headerRows: 0 | 1 | 2;
  readonly rowHeight: number;
  readonly selectable: boolean;
  /** Keys of the columns of controls before the others. */
  readonly lead: readonly string[];
  readonly openable: boolean;
  /** Number of columns, including those of controls. */
  readonly columns: number;
  /** `aria-colindex` of the rows' actions; 0 without them. */
  readonly actionsIndex: number;
  readonly tooltipLength: number;
}
