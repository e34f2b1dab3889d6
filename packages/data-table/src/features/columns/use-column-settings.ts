import { useReportError, useSession } from '@pantau/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ColumnSettings } from './setting-tree.ts';
import { defaultSettings } from './default-settings.ts';
import { mergeSettings, storeSettings } from './stored-settings.ts';
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

/** Pass `columnSettings` and `onColumnSettingsChange` to `DataTable` or `useDataTable`. */
export interface PersistedColumnSettings {
  readonly columnSettings: ColumnSettings;
  readonly onColumnSettingsChange: (settings: ColumnSettings) => void;
  /** `false` until the store has responded; the default settings apply meanwhile. */
  readonly loaded: boolean;
  /** The last change is shown, but could not be saved. */
  readonly unsaved: boolean;
}

/** The current user's column settings, persisted through a port. */
export function useColumnSettings<Row>(
  options: ColumnSettingsOptions<Row>,
): PersistedColumnSettings {
  const { columns, store, tableId } = options;
  const userId = useSession().user?.userId ?? '';
  const report = useReportError();
  const [stored, setStored] = useState<{ readonly value: unknown } | null>(null);
  const [own, setOwn] = useState<ColumnSettings | null>(null);
  const [unsaved, setUnsaved] = useState(false);

  const owner = `${userId}\n${tableId}`;
  const [shownOwner, setShownOwner] = useState(owner);
  if (shownOwner !== owner) {
    setShownOwner(owner);
    setStored(null);
    setOwn(null);
  }

  useEffect(() => {
    const controller = new AbortController();
    store.load({ userId, tableId }, controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setStored({ value });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // Show the default settings rather than no table.
        report(error);
        setStored({ value: null });
      },
    );
    return () => controller.abort();
  }, [store, userId, tableId, report]);

  const saver = useMemo(
    () =>
      createLatestSaver<ColumnSettings>(
        (settings) => store.save({ userId, tableId }, storeSettings(settings)),
        (error) => {
          setUnsaved(error !== null);
          if (error !== null) report(error);
        },
      ),
    [store, userId, tableId, report],
  );
  const onColumnSettingsChange = useCallback(
    (settings: ColumnSettings) => {
      setOwn(settings);
      saver.save(settings);
    },
    [saver],
  );

  const columnSettings = useMemo(() => {
    const current = own === null ? stored?.value : storeSettings(own);
    // Changes made on this page are merged too, because the columns may change while it is open.
    return mergeSettings(current, defaultSettings(columns));
  }, [own, stored, columns]);
  return { columnSettings, onColumnSettingsChange, loaded: stored !== null, unsaved };
}
