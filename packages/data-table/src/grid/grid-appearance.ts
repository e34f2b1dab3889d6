import type { CSSProperties } from 'react';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';

/** What header and rows have in common. */
export interface GridAppearance {
  readonly viewport: GridViewport;
  readonly styles: ReadonlyMap<string, CSSProperties>;
  /** px; of what is pinned at the start, checkboxes included. */
  readonly startWidth: number;
  readonly rowHeight: number;
  readonly selectable: boolean;
  readonly openable: boolean;
  readonly tooltipLength: number;
}
