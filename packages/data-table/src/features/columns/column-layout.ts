import type { ColumnSetting, Pin } from './columns.ts';

/** px */
const defaultColumnWidth = 160;
/** px */
const defaultMinWidth = 64;
/** px; wider than this no column can be made. */
const maxColumnWidth = 1_200;
/** px; of the column with the checkboxes. */
export const selectColumnWidth = 44;
/** Key of the column with the checkboxes; no column of a host is named so. */
export const selectColumnKey = '$select';

export interface Sized {
  readonly key: string;
  readonly width?: number;
  readonly minWidth?: number;
}

/** A column where it stands. */
export interface LaidColumn<C> {
  readonly column: C;
  readonly key: string;
  readonly pinned: Pin | null;
  /** px */
  readonly width: number;
  /** px from the start of its section. */
  readonly offset: number;
  /** From 1, over all sections: `aria-colindex`. */
  readonly place: number;
  /** The user has set the width: what fits is shown, however long. */
  readonly isOwnWidth: boolean;
}

export interface Section<C> {
  readonly columns: readonly LaidColumn<C>[];
  /** px */
  readonly width: number;
}

/** What is shown, in order, in three sections: only the middle one scrolls sideways. */
export interface ColumnLayout<C> {
  readonly start: Section<C>;
  readonly center: Section<C>;
  readonly end: Section<C>;
  /** Start of each column in the middle, and, last, their end; px. */
  readonly offsets: readonly number[];
  /** Of all sections, in order. */
  readonly all: readonly LaidColumn<C>[];
}

/** A width that the column may have. */
export function clampWidth(column: Sized, width: number): number {
  const least = column.minWidth ?? defaultMinWidth;
  return Math.round(Math.max(least, Math.min(width, Math.max(least, maxColumnWidth))));
}

export function widthOf(column: Sized, setting: Pick<ColumnSetting, 'width'> | undefined): number {
  return clampWidth(column, setting?.width ?? column.width ?? defaultColumnWidth);
}
