import type { Pin } from './columns.ts';
import { type ColumnSettings, findSetting, isGroup, leavesOf, mapLeaves } from './column-tree.ts';

/**
 * Keeps a column, or the columns of a group, in view at one side, or lets them go. Sticky columns stay
 * where they are (spec shell §5). The order does not change.
 */
export function pinColumn(
  settings: ColumnSettings,
  key: string,
  pinned: Pin | null,
): ColumnSettings {
  const setting = findSetting(settings, key);
  if (setting === undefined) return settings;
  const keys = new Set(leavesOf([setting]).map((leaf) => leaf.key));
  return mapLeaves(settings, (leaf) =>
    keys.has(leaf.key) && !leaf.sticky && leaf.pinned !== pinned ? { ...leaf, pinned } : leaf,
  );
}

/** Folds the children of a group away in the chooser, or shows them again. */
export function foldGroup(settings: ColumnSettings, key: string): ColumnSettings {
  return settings.map((setting) =>
    setting.key === key && isGroup(setting)
      ? { ...setting, closeChild: !setting.closeChild }
      : setting,
  );
}
