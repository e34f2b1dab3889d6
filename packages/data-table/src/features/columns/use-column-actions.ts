import type { PrimitiveAtom } from 'jotai';
import { useMemo } from 'react';
import { pinColumn, resizeColumn } from './pin-and-resize.ts';
import { hideColumn } from './column-visibility.ts';
import type { ColumnSettings } from './column-tree.ts';
import { moveColumnBy } from './move-column.ts';
import { clampWidth } from './column-layout.ts';
import type { Pin } from './columns.ts';
import type { TableColumn } from './table-column.ts';
import { type StoreHolder, useSlice } from '../../shared/use-slice.ts';

export interface ColumnActions {
  readonly setSettings: (settings: ColumnSettings) => void;
  readonly hide: (key: string) => void;
  readonly pin: (key: string, side: Pin | null) => void;
  /** One place towards the start (-1) or the end (1). */
  readonly move: (key: string, step: -1 | 1) => void;
  /** px, as far as the column may be that wide; null for its own. */
  readonly resize: (key: string, width: number | null) => void;
}

/** What the columns keep in the table's store. */
export interface ColumnSettingsState extends StoreHolder {
  /** Null until the user arranges columns: as the product has them. */
  readonly settings: PrimitiveAtom<ColumnSettings | null>;
}

interface ControlledSettings {
  readonly columnSettings?: ColumnSettings | undefined;
  readonly onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
}

/** The columns' settings and what the header's menu and its edges change in them. */
export function useColumnActions<Row>(
  state: ColumnSettingsState,
  columns: readonly TableColumn<Row>[],
  defaults: ColumnSettings,
  { columnSettings, onColumnSettingsChange }: ControlledSettings,
): { readonly settings: ColumnSettings; readonly columnActions: ColumnActions } {
  const [kept, update] = useSlice<ColumnSettings | null>(
    state,
    state.settings,
    columnSettings,
    (next) => onColumnSettingsChange?.(next ?? defaults),
  );
  const columnActions = useMemo<ColumnActions>(() => {
    const change = (to: (settings: ColumnSettings) => ColumnSettings): void =>
      update((settings) => to(settings ?? defaults));
    return {
      setSettings: (settings) => change(() => settings),
      hide: (key) => change((settings) => hideColumn(settings, key)),
      pin: (key, side) => change((settings) => pinColumn(settings, key, side)),
      move: (key, step) => change((settings) => moveColumnBy(settings, key, step)),
      resize: (key, width) =>
        change((settings) => {
          const column = columns.find((one) => one.key === key);
          if (column === undefined) return settings;
          return resizeColumn(settings, key, width === null ? null : clampWidth(column, width));
        }),
    };
  }, [update, columns, defaults]);
  return { settings: kept ?? defaults, columnActions };
}
