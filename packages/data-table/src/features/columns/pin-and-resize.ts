import type { ColumnSetting, Pin } from './columns.ts';
import { type ColumnSettings, findSetting, isGroup, leavesOf, mapLeaves } from './setting-tree.ts';

/** Locked and sticky columns stay where they are (DT-292). */
export const isPinFixed = ({ locked, sticky }: ColumnSetting): boolean => locked || sticky;

/** Pins or unpins a column, or all columns of a group, except those that are fixed. The order does not change. */
export function pinColumn(
  settings: ColumnSettings,
  key: string,
  pinned: Pin | null,
): ColumnSettings {
  const setting = findSetting(settings, key);
  if (setting === undefined) return settings;
  const keys = new Set(leavesOf([setting]).map((leaf) => leaf.key));
  return mapLeaves(settings, (leaf) =>
    keys.has(leaf.key) && !isPinFixed(leaf) && leaf.pinned !== pinned ? { ...leaf, pinned } : leaf,
  );
}

/** Folds or unfolds a group in the chooser. */
export function foldGroup(settings: ColumnSettings, key: string): ColumnSettings {
  return settings.map((setting) =>
    setting.key === key && isGroup(setting)
      ? { ...setting, closeChild: !setting.closeChild }
      : setting,
  );
}
