import { type Density, useIsHydrated, useReportError, useSession } from '@pantau/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ColumnSettings } from './setting-tree.ts';
import { defaultSettings } from './default-settings.ts';
import {
  type StoredSettings,
  mergeSettings,
  storeSettings,
  storedDensity,
} from './stored-settings.ts';
import type { ColumnDef } from './columns.ts';
import type { ColumnSettingStore } from './column-setting-store.ts';
import { createLatestSaver } from './latest-saver.ts';

export interface ColumnSettingsOptions<Row> {
  readonly columns: readonly ColumnDef<Row>[];
  /** Must keep its identity between renders. */
  readonly store: ColumnSettingStore;
  /** Unique among all tables of the product. */
  readonly tableId: string;
}

/** Props of `DataTable` and `useDataTable`: `<DataTable {...useColumnSettings(…)} />`. */
export interface PersistedColumnSettings {
  readonly columnSettings: ColumnSettings;
  readonly onColumnSettingsChange: (settings: ColumnSettings) => void;
  /** The density that the user has chosen; `null` for that of the table. */
  readonly userDensity: Density | null;
  readonly onUserDensityChange: (density: Density | null) => void;
  /** `false` until the store has responded; the default settings apply meanwhile. */
  readonly loaded: boolean;
  /** The last change is shown, but could not be saved. */
  readonly unsaved: boolean;
}

/** The current user's columns and density, persisted through a port. */
export function useColumnSettings<Row>(
  options: ColumnSettingsOptions<Row>,
): PersistedColumnSettings {
  const { columns, store, tableId } = options;
  const userId = useSession().user?.userId ?? '';
  const report = useReportError();
  // Until a page from a server has hydrated, it shows what the server did.
  const isHydrated = useIsHydrated();
  const known = (): unknown => (isHydrated ? store.known?.({ userId, tableId }) : undefined);
  /** `undefined` until the store has responded. */
  const [stored, setStored] = useState(known);
  const [own, setOwn] = useState<StoredSettings | null>(null);
  const [unsaved, setUnsaved] = useState(false);

  const owner = `${userId}\n${tableId}`;
  const [shownOwner, setShownOwner] = useState(owner);
  if (shownOwner !== owner) {
    setShownOwner(owner);
    setStored(known);
    setOwn(null);
  }

  useEffect(() => {
    const controller = new AbortController();
    store.load({ userId, tableId }, controller.signal).then(
      (value) => {
        // Draws nothing again if it is what was known.
        if (!controller.signal.aborted) setStored(value ?? null);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // Show the default settings rather than no table.
        report(error);
        setStored(null);
      },
    );
    return () => controller.abort();
  }, [store, userId, tableId, report]);

  const saver = useMemo(
    () =>
      createLatestSaver<StoredSettings>(
        (settings) => store.save({ userId, tableId }, settings),
        (error) => {
          setUnsaved(error !== null);
          if (error !== null) report(error);
        },
      ),
    [store, userId, tableId, report],
  );
  const current = own ?? stored;
  const userDensity = storedDensity(current);
  // Changes made on this page are merged too, because the columns may change while it is open.
  const columnSettings = useMemo(
    () => mergeSettings(current, defaultSettings(columns)),
    [current, columns],
  );
  const latest = useRef({ columnSettings, userDensity });
  useLayoutEffect(() => {
    latest.current = { columnSettings, userDensity };
  });
  const actions = useMemo(() => {
    const change = (changes: Partial<typeof latest.current>): void => {
      // Several changes in one event build on each other.
      latest.current = { ...latest.current, ...changes };
      const settings = storeSettings(latest.current.columnSettings, latest.current.userDensity);
      setOwn(settings);
      saver.save(settings);
    };
    return {
      onColumnSettingsChange: (next: ColumnSettings) => change({ columnSettings: next }),
      onUserDensityChange: (next: Density | null) => change({ userDensity: next }),
    };
  }, [saver]);
  return { columnSettings, userDensity, ...actions, loaded: stored !== undefined, unsaved };
}
