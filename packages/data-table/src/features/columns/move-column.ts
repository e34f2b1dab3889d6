import type { ColumnSetting } from './columns.ts';
import {
  type ColumnSettings,
  flatten,
  leavesOf,
  replaceSiblings,
  siblingsOf,
} from './column-tree.ts';

/**
 * Locked and sticky columns cannot be moved, and nothing takes their place (spec shell §5); a group that
 * holds one stays with it.
 */
export const isMovable = (setting: ColumnSetting): boolean =>
  leavesOf([setting]).every((leaf) => !leaf.locked && !leaf.sticky);

/** Moves one among the movable ones; the places of the others are left as they are. */
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

/** The one of `siblings` that is `key`, or has it among its children. */
const standIn = (siblings: ColumnSettings, key: string): ColumnSetting | undefined =>
  siblings.find((setting) => flatten([setting]).some((one) => one.key === key));

/**
 * Moves a column, or a whole group, to the place of another one. Columns of a group stay in it; above a
 * child of another group, the group is meant. Pins, widths and what is shown stay as they are.
 *
 * @returns the same settings when it may not be done
 */
export function moveColumn(settings: ColumnSettings, key: string, overKey: string): ColumnSettings {
  const siblings = siblingsOf(settings, key);
  if (siblings === undefined) return settings;
  const target = standIn(siblings, overKey);
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

/** One place up (-1) or down (1). The same settings when there is nowhere to go. */
export function moveColumnBy(settings: ColumnSettings, key: string, step: -1 | 1): ColumnSettings {
  const neighbour = neighbourOf(settings, key, step);
  return neighbour === undefined ? settings : moveColumn(settings, key, neighbour.key);
}
