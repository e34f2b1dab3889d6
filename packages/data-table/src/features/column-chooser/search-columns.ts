import { type ColumnSettings, isGroup } from '../columns/column-tree.ts';

/** Without case and accents, as people search. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * The columns whose label holds the text. A group that is found by its own label keeps all its children;
 * one that is not keeps those that are found. Only for showing: what is found is changed by its key.
 */
export function searchColumns(settings: ColumnSettings, text: string): ColumnSettings {
  const wanted = folded(text.trim());
  if (wanted === '') return settings;
  return settings.flatMap((setting) => {
    if (folded(setting.label).includes(wanted)) return [setting];
    const fields = isGroup(setting) ? searchColumns(setting.fields, text) : [];
    return fields.length > 0 ? [{ ...setting, fields }] : [];
  });
}
