import type { ColumnSetting } from './columns.ts';
import { type ColumnSettings, findSetting, leavesOf, mapLeaves } from './setting-tree.ts';

/** State of a checkbox in the chooser; `partial` for a group with only some children shown. */
export type CheckState = 'on' | 'off' | 'partial';

export function checkStateOf(setting: ColumnSetting): CheckState {
  const leaves = leavesOf([setting]);
  const shown = leaves.filter((leaf) => leaf.shown).length;
  if (shown === 0) return 'off';
  return shown === leaves.length ? 'on' : 'partial';
}

export function shownCount(settings: ColumnSettings): number {
  return leavesOf(settings).filter((leaf) => leaf.shown).length;
}

function setShown(
  settings: ColumnSettings,
  among: readonly ColumnSetting[],
  shown: boolean,
): ColumnSettings {
  const keys = new Set(among.map((leaf) => leaf.key));
  return mapLeaves(settings, (leaf) => {
    if (!keys.has(leaf.key) || leaf.shown === shown || (leaf.locked && !shown)) return leaf;
    return { ...leaf, shown };
  });
}

/**
 * Shows or hides a column, or all columns of a group. Locked columns stay shown. A partly shown group gets
 * all its columns, or loses them if the maximum leaves no room.
 *
 * @param maxColumns maximum number of shown columns; unlimited by default
 * @returns the same settings if nothing may change
 */
export function toggleColumn(
  settings: ColumnSettings,
  key: string,
  maxColumns = Number.POSITIVE_INFINITY,
): ColumnSettings {
  const setting = findSetting(settings, key);
  if (setting === undefined) return settings;
  const leaves = leavesOf([setting]);
  const hidden = leaves.filter((leaf) => !leaf.shown);
  const hasRoom = shownCount(settings) + hidden.length <= maxColumns;
  if (hidden.length > 0 && hasRoom) return setShown(settings, hidden, true);
  return setShown(settings, leaves, false);
}

/** Why the checkbox is disabled, or `null`: the column is locked, or the maximum is reached (DT-15, DT-293). */
export function checkProblem(
  settings: ColumnSettings,
  key: string,
  maxColumns?: number,
): 'locked' | 'maximum' | null {
  if (toggleColumn(settings, key, maxColumns) !== settings) return null;
  const setting = findSetting(settings, key);
  const isLocked = setting !== undefined && leavesOf([setting]).every((leaf) => leaf.locked);
  return isLocked ? 'locked' : 'maximum';
}

export function showAllColumns(settings: ColumnSettings): ColumnSettings {
  return setShown(settings, leavesOf(settings), true);
}

/** Why "Show all" is disabled, or `null` (DT-18). */
export function showAllProblem(
  settings: ColumnSettings,
  maxColumns = Number.POSITIVE_INFINITY,
): 'allLocked' | 'tooMany' | null {
  const leaves = leavesOf(settings);
  if (leaves.every((leaf) => leaf.locked)) return 'allLocked';
  return leaves.length > maxColumns ? 'tooMany' : null;
}
