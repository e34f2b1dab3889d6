import type { ColumnSetting } from './columns.ts';

/** Settings in table order; groups hold their children. */
export type ColumnSettings = readonly ColumnSetting[];

export const isGroup = (setting: ColumnSetting): boolean => setting.fields.length > 0;

/** All columns in order, without groups. */
export function leavesOf(settings: ColumnSettings): readonly ColumnSetting[] {
  return settings.flatMap((setting) => (isGroup(setting) ? leavesOf(setting.fields) : [setting]));
}

/** All groups and columns, each group before its children. */
export function flatten(settings: ColumnSettings): readonly ColumnSetting[] {
  return settings.flatMap((setting) => [setting, ...flatten(setting.fields)]);
}

export function findSetting(settings: ColumnSettings, key: string): ColumnSetting | undefined {
  return flatten(settings).find((setting) => setting.key === key);
}

/** The list in which a column can be moved: the top level, or the children of its group. */
export function siblingsOf(settings: ColumnSettings, key: string): ColumnSettings | undefined {
  if (settings.some((setting) => setting.key === key)) return settings;
  for (const { fields } of settings) {
    const found = siblingsOf(fields, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A group is shown while any of its children is (DT-16). */
function withFields(group: ColumnSetting, fields: ColumnSettings): ColumnSetting {
  const isSame =
    fields.length === group.fields.length && fields.every((one, i) => one === group.fields[i]);
  if (isSame) return group;
  return { ...group, fields, shown: fields.some((field) => field.shown) };
}

/** Maps every column. Results that are identical to their input keep the identity of their parents. */
export function mapLeaves(
  settings: ColumnSettings,
  change: (leaf: ColumnSetting) => ColumnSetting,
): ColumnSettings {
  const next = settings.map((setting) =>
    isGroup(setting) ? withFields(setting, mapLeaves(setting.fields, change)) : change(setting),
  );
  return next.every((one, index) => one === settings[index]) ? settings : next;
}

/** Replaces the list returned by `siblingsOf`. */
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

/** The settings with the labels of others, which are in the language that is shown now. */
export function relabel(settings: ColumnSettings, labelled: ColumnSettings): ColumnSettings {
  const labels = new Map(flatten(labelled).map(({ key, label }) => [key, label]));
  const named = (list: ColumnSettings): ColumnSettings =>
    list.map((setting) => ({
      ...setting,
      label: labels.get(setting.key) ?? setting.label,
      fields: named(setting.fields),
    }));
  return named(settings);
}
