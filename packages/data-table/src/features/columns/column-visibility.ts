import type { ColumnSetting } from './columns.ts';
import { type ColumnSettings, findSetting, leavesOf, mapLeaves } from './column-tree.ts';

/** What a row's box in the chooser says: of a group, whether some or all of its children are shown. */
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
 * Checks or unchecks a column; of a group, all its children (spec shell §5). Locked columns stay shown.
 * A group of which some children are shown gets them all, or loses them where there is no room for all.
 *
 * @param most the most columns that may be shown at once; no limit when left out
 * @returns the same settings when it may not be done
 */
export function toggleColumn(
  settings: ColumnSettings,
  key: string,
  most = Number.POSITIVE_INFINITY,
): ColumnSettings {
  const setting = findSetting(settings, key);
  if (setting === undefined) return settings;
  const leaves = leavesOf([setting]);
  const hidden = leaves.filter((leaf) => !leaf.shown);
  const hasRoom = shownCount(settings) + hidden.length <= most;
  if (hidden.length > 0 && hasRoom) return setShown(settings, hidden, true);
  return setShown(settings, leaves, false);
}

/** Its box is disabled: the column is locked, or the most columns are shown already (spec shell §5). */
export function isCheckDisabled(settings: ColumnSettings, key: string, most?: number): boolean {
  return toggleColumn(settings, key, most) === settings;
}

export function showAllColumns(settings: ColumnSettings): ColumnSettings {
  return setShown(settings, leavesOf(settings), true);
}

/** Why "show all" is disabled; null when it is not (spec shell §5). */
export function showAllProblem(
  settings: ColumnSettings,
  most = Number.POSITIVE_INFINITY,
): 'allLocked' | 'tooMany' | null {
  const leaves = leavesOf(settings);
  if (leaves.every((leaf) => leaf.locked)) return 'allLocked';
  return leaves.length > most ? 'tooMany' : null;
}
