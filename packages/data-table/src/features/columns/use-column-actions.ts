import {
  type ColumnPinningState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  type Updater,
  functionalUpdate,
} from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import { type Slice, type StoreHolder, useSlice } from '../../shared/use-slice.ts';
import { columnTableState, withPinning, withSizing, withVisibility } from './column-table-state.ts';
import type { ColumnSettings } from './setting-tree.ts';
import type { Pin } from './columns.ts';
import { moveColumn, moveColumnBy } from './move-column.ts';
import { fitSettings } from './stored-settings.ts';
import type { TableColumn } from './table-column.ts';

export interface ColumnActions {
  readonly setSettings: (settings: ColumnSettings) => void;
  readonly hide: (key: string) => void;
  /** `null` unpins the column. */
  readonly pin: (key: string, side: Pin | null) => void;
  /** One position towards the start (-1) or the end (1). */
  readonly move: (key: string, step: -1 | 1) => void;
  /** To the place of another column, as far as locked and sticky columns and groups allow. */
  readonly moveTo: (key: string, overKey: string) => void;
  /** In px, within the column's limits; `null` restores the default width. */
  readonly resize: (key: string, width: number | null) => void;
}

/** Column settings in the table's store. */
export interface ColumnSettingsState extends StoreHolder {
  /** `null` until the user arranges columns. */
  readonly settings: Slice<ColumnSettings | null>;
}

interface ControlledSettings {
  readonly columnSettings?: ColumnSettings | undefined;
  readonly onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
  readonly maxColumns?: number | undefined;
}

/** The column settings, and the callbacks through which TanStack Table changes them. */
export function useColumnSettingsState<Row>(
  state: ColumnSettingsState,
  columns: readonly TableColumn<Row>[],
  defaults: ColumnSettings,
  { columnSettings, onColumnSettingsChange, maxColumns }: ControlledSettings,
) {
  const [stored, update] = useSlice<ColumnSettings | null>(
    state,
    state.settings,
    columnSettings,
    (next) => onColumnSettingsChange?.(next ?? defaults),
  );
  const fit = useCallback(
    (settings: ColumnSettings | null) => fitSettings(settings ?? defaults, defaults, maxColumns),
    [defaults, maxColumns],
  );
  const settings = useMemo(() => fit(stored), [fit, stored]);
  const tableState = useMemo(() => columnTableState(settings), [settings]);
  const change = useCallback(
    (to: (settings: ColumnSettings) => ColumnSettings): void =>
      update((current) => {
        const before = fit(current);
        const next = to(before);
        return next === before ? current : fit(next);
      }),
    [update, fit],
  );
  const callbacks = useMemo(
    () => ({
      onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) =>
        change((current) => {
          const { columnVisibility } = columnTableState(current);
          return withVisibility(current, functionalUpdate(updater, columnVisibility), maxColumns);
        }),
      onColumnPinningChange: (updater: Updater<ColumnPinningState>) =>
        change((current) => {
          const { columnPinning } = columnTableState(current);
          return withPinning(current, functionalUpdate(updater, columnPinning));
        }),
      onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
        change((current) => {
          const { columnSizing } = columnTableState(current);
          return withSizing(current, functionalUpdate(updater, columnSizing), columns);
        }),
    }),
    [change, columns, maxColumns],
  );
  return { settings, tableState, change, callbacks };
}

/** What column actions need of a TanStack table. */
interface ColumnTable {
  getColumn(
    key: string,
  ): { toggleVisibility(visible: boolean): void; pin(side: Pin | false): void } | undefined;
  setColumnSizing(updater: Updater<ColumnSizingState>): void;
}

export function useColumnActions(
  table: ColumnTable,
  change: (to: (settings: ColumnSettings) => ColumnSettings) => void,
): ColumnActions {
  return useMemo(
    () => ({
      setSettings: (settings) => change(() => settings),
      hide: (key) => table.getColumn(key)?.toggleVisibility(false),
      pin: (key, side) => table.getColumn(key)?.pin(side ?? false),
      move: (key, step) => change((settings) => moveColumnBy(settings, key, step)),
      moveTo: (key, overKey) => change((settings) => moveColumn(settings, key, overKey)),
      resize: (key, width) =>
        table.setColumnSizing(({ [key]: _, ...others }) =>
          width === null ? others : { ...others, [key]: width },
        ),
    }),
    [table, change],
  );
}
