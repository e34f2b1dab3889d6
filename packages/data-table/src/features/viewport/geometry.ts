import type { RowPlaces } from './row-places.ts';
import type { Span } from './row-window.ts';

/** Sizes and positions in px. */
export interface Geometry {
  readonly rows: RowPlaces;
  /** Start of each scrolling column and the end of the last one. */
  readonly offsets: readonly number[];
  /** Widths of the pinned columns. */
  readonly startWidth: number;
  readonly endWidth: number;
  /** Height at the bottom that the table's footer and bars cover. */
  readonly cover: number;
  /** Height of what stays over the first rows in view, such as the heading of their group. */
  readonly stuck: number;
  /** Whether the table scrolls itself or with the page. */
  readonly scroll: 'own' | 'page';
}

/** The visible rows and columns. */
export interface VisibleRange {
  readonly rows: Span;
  readonly columns: Span;
  /** Whether the user is scrolling rows in. */
  readonly scrolling: boolean;
}

export const noneVisible: VisibleRange = {
  rows: { start: 0, end: 0 },
  columns: { start: 0, end: 0 },
  scrolling: false,
};
