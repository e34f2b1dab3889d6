import type { ColumnSetting } from './columns.ts';
import {
  type ColumnSettings,
  flatten,
  leavesOf,
  replaceSiblings,
  siblingsOf,
} from './setting-tree.ts';

/** Locked and sticky columns cannot be moved and keep their place, and so does a group that contains one. */
export const isMovable = (setting: ColumnSetting): boolean =>
  leavesOf([setting]).every((leaf) => !leaf.locked && !leaf.sticky);

/** Moves one movable column; the others keep their positions. */
function reorder(siblings: ColumnSettings, from: string, to: string): ColumnSettings {
  const movable = siblings.filter(isMovable);
  const fromIndex = movable.findIndex((setting) => setting.key === from);
  const toIndex = movable.findIndex((setting) => setting.key === to);
  const moved = movable[fromIndex];
  if (moved === undefined || toIndex === -1 || fromIndex === toIndex) return siblings;
  const queue = movable.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, moved);
  let next = 0;
  return siblings.map((setting) => (isMovable(setting) ? (queue[next++] ?? setting) : setting));
}

/** The sibling that is `key` or contains it. */
const siblingWith = (siblings: ColumnSettings, key: string): ColumnSetting | undefined =>
  siblings.find((setting) => flatten([setting]).some((one) => one.key === key));

/**
 * Moves a column or a whole group to the position of another one. A column stays in its group; dropped on a
 * child of another group, it moves next to that group. Pins, widths and visibility are unchanged (DT-17).
 *
 * @returns the same settings if the move is not allowed
 */
export function moveColumn(settings: ColumnSettings, key: string, overKey: string): ColumnSettings {
  const siblings = siblingsOf(settings, key);
  if (siblings === undefined) return settings;
  const target = siblingWith(siblings, overKey);
  if (target === undefined) return settings;
  const next = reorder(siblings, key, target.key);
  return next === siblings ? settings : replaceSiblings(settings, siblings, next);
}

/** The movable neighbour before (-1) or after (1) a column, within its group. */
export function neighbourOf(
  settings: ColumnSettings,
  key: string,
  step: -1 | 1,
): ColumnSetting | undefined {
  const movable = (siblingsOf(settings, key) ?? []).filter(isMovable);
  const index = movable.findIndex((setting) => setting.key === key);
  return index === -1 ? undefined : movable[index + step];
}

/** One position up (-1) or down (1); the same settings at either end. */
export function moveColumnBy(settings: ColumnSettings, key: string, step: -1 | 1): ColumnSettings {
  const neighbour = neighbourOf(settings, key, step);
  return neighbour === undefined ? settings : moveColumn(settings, key, neighbour.key);
}
