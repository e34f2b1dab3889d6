import { type ColumnDef, type ColumnSetting, isColumnGroup } from './columns.ts';
import type { ColumnSettings } from './setting-tree.ts';

/** Settings depend on neither `value`, `text` nor rendering. */
type AnyColumnDef = ColumnDef<never>;
type AnyColumn = Exclude<AnyColumnDef, { readonly fields: unknown }>;

function settingOf(column: AnyColumn): ColumnSetting {
  const { locked = false, sticky = false, shown = true } = column;
  return {
    key: column.key,
    label: column.label,
    // A locked column cannot be hidden, so it is never hidden initially.
    shown: locked || shown,
    locked,
    sticky,
    fields: [],
    closeChild: false,
    pinned: column.pinned ?? (sticky ? 'start' : null),
    width: null,
  };
}

/**
 * The settings before the user changes anything. Duplicate keys count once; empty groups are left out. A
 * group is locked, or sticky, if all its columns are.
 */
export function defaultSettings(columns: readonly AnyColumnDef[]): ColumnSettings {
  const seen = new Set<string>();
  const isNew = ({ key }: { readonly key: string }): boolean => {
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  return columns.filter(isNew).flatMap((def) => {
    if (!isColumnGroup(def)) return [settingOf(def)];
    const fields = def.fields.filter(isNew).map(settingOf);
    if (fields.length === 0) return [];
    return [
      {
        key: def.key,
        label: def.label,
        shown: fields.some((field) => field.shown),
        locked: fields.every((field) => field.locked),
        sticky: fields.every((field) => field.sticky),
        fields,
        closeChild: false,
        pinned: null,
        width: null,
      },
    ];
  });
}
