import type {
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table';
import { type ColumnSettings, leavesOf, mapLeaves } from './setting-tree.ts';
import { type Sized, clampWidth } from './column-layout.ts';
import type { Pin } from './columns.ts';
import { isPinFixed } from './pin-and-resize.ts';
import { shownCount } from './column-visibility.ts';

/** The settings as TanStack Table's column state. The settings own it: they also know groups and folding. */
export function columnTableState(settings: ColumnSettings) {
  const leaves = leavesOf(settings);
  const pinnedAt = (side: Pin): string[] =>
    leaves.filter(({ pinned }) => pinned === side).map(({ key }) => key);
  const columnVisibility: ColumnVisibilityState = Object.fromEntries(
    leaves.map(({ key, shown }) => [key, shown]),
  );
  const columnPinning: ColumnPinningState = { start: pinnedAt('start'), end: pinnedAt('end') };
  const columnSizing: ColumnSizingState = Object.fromEntries(
    leaves.flatMap(({ key, width }) => (width === null ? [] : [[key, Math.round(width)]])),
  );
  return {
    columnOrder: leaves.map(({ key }) => key),
    columnVisibility,
    columnPinning,
    columnSizing,
  };
}

/**
 * Locked columns stay shown, and so does the last column that is shown. A column that would exceed the maximum
 * stays hidden (DT-290).
 */
export function withVisibility(
  settings: ColumnSettings,
  visibility: ColumnVisibilityState,
  maxColumns = Number.POSITIVE_INFINITY,
): ColumnSettings {
  const next = mapLeaves(settings, (leaf) => {
    const shown = leaf.locked || (visibility[leaf.key] ?? true);
    return shown === leaf.shown ? leaf : { ...leaf, shown };
  });
  const count = shownCount(next);
  const isTooMany = count > maxColumns && count > shownCount(settings);
  return count === 0 || isTooMany ? settings : next;
}

/** Locked and sticky columns stay where they are. */
export function withPinning(
  settings: ColumnSettings,
  { start, end }: ColumnPinningState,
): ColumnSettings {
  return mapLeaves(settings, (leaf) => {
    const pinned = start.includes(leaf.key) ? 'start' : end.includes(leaf.key) ? 'end' : null;
    return isPinFixed(leaf) || pinned === leaf.pinned ? leaf : { ...leaf, pinned };
  });
}

/** Columns without an entry go back to their default width. */
export function withSizing(
  settings: ColumnSettings,
  sizing: ColumnSizingState,
  columns: readonly Sized[],
): ColumnSettings {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return mapLeaves(settings, (leaf) => {
    const size = sizing[leaf.key];
    const column = byKey.get(leaf.key);
    const width = size === undefined || column === undefined ? null : clampWidth(column, size);
    return width === leaf.width ? leaf : { ...leaf, width };
  });
}
