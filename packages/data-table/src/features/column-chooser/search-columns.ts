import { type ColumnSettings, isGroup } from '../columns/setting-tree.ts';

/** Ignores case and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * The columns whose label contains the text. A group found by its own label keeps all its children; any
 * other group keeps the children that match. For display only: changes are made by key.
 */
export function searchColumns(settings: ColumnSettings, text: string): ColumnSettings {
  const needle = folded(text.trim());
  if (needle === '') return settings;
  return settings.flatMap((setting) => {
    if (folded(setting.label).includes(needle)) return [setting];
    const fields = isGroup(setting) ? searchColumns(setting.fields, text) : [];
    return fields.length > 0 ? [{ ...setting, fields }] : [];
  });
}
