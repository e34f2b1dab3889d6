import type { ColumnSetting } from './columns.ts';

/** Settings in the order of the table; groups hold their children. */
export type ColumnSettings = readonly ColumnSetting[];

export const isGroup = (setting: ColumnSetting): boolean => setting.fields.length > 0;

/** The columns themselves, without their groups, in order. */
export function leavesOf(settings: ColumnSettings): readonly ColumnSetting[] {
  return settings.flatMap((setting) => (isGroup(setting) ? leavesOf(setting.fields) : [setting]));
}

/** Groups and columns, each group before its children. */
export function flatten(settings: ColumnSettings): readonly ColumnSetting[] {
  return settings.flatMap((setting) => [setting, ...flatten(setting.fields)]);
}

export function findSetting(settings: ColumnSettings, key: string): ColumnSetting | undefined {
  return flatten(settings).find((setting) => setting.key === key);
}

/** The list that a column is moved in: the top one, or the children of its group. */
export function siblingsOf(settings: ColumnSettings, key: string): ColumnSettings | undefined {
  if (settings.some((setting) => setting.key === key)) return settings;
  for (const { fields } of settings) {
    const found = siblingsOf(fields, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A group is shown as soon as one of its children is (spec shell §5). */
function withFields(group: ColumnSetting, fields: ColumnSettings): ColumnSetting {
  const isSame =
    fields.length === group.fields.length && fields.every((one, i) => one === group.fields[i]);
  if (isSame) return group;
  return { ...group, fields, shown: fields.some((field) => field.shown) };
}

/** Changes columns one by one; what `change` gives back as it was keeps its identity, and so does the whole. */
export function mapLeaves(
  settings: ColumnSettings,
  change: (leaf: ColumnSetting) => ColumnSetting,
): ColumnSettings {
  const next = settings.map((setting) =>
    isGroup(setting) ? withFields(setting, mapLeaves(setting.fields, change)) : change(setting),
  );
  return next.every((one, index) => one === settings[index]) ? settings : next;
}

/** Puts another list in the place of the one that `siblingsOf` gave. */
export function replaceSiblings(
  settings: ColumnSettings,
  old: ColumnSettings,
  next: ColumnSettings,
): ColumnSettings {
  if (settings === old) return next;
  return settings.map((setting) =>
    isGroup(setting) ? withFields(setting, replaceSiblings(setting.fields, old, next)) : setting,
  );
}
