import type { CSSProperties } from 'react';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';

/** Shared by header and rows. */
export interface GridAppearance {
  readonly viewport: GridViewport;
  readonly styles: ReadonlyMap<string, CSSProperties>;
  /** px; width of the columns pinned at the start, including checkboxes. */
  readonly startWidth: number;
  readonly rowHeight: number;
  readonly selectable: boolean;
  readonly openable: boolean;
  readonly tooltipLength: number;
}
