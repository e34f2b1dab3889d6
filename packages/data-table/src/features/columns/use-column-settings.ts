import { useReportError, useSession } from '@pantau/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ColumnSettings } from './column-tree.ts';
import { defaultSettings } from './default-settings.ts';
import { mergeSettings, storeSettings } from './stored-settings.ts';
import type { ColumnDef } from './columns.ts';
import type { ColumnSettingStore } from './column-setting-store.ts';
import { createLatestSaver } from './latest-saver.ts';

export interface ColumnSettingsOptions<Row> {
  readonly columns: readonly ColumnDef<Row>[];
  /** Where settings are kept, for each user and table. Keep it stable. */
  readonly store: ColumnSettingStore;
  /** Unique among the tables of the product. */
  readonly tableId: string;
  /** The most columns that may be shown at once (spec shell §5). */
  readonly most?: number | undefined;
}

/** `columnSettings` and `onColumnSettingsChange` are to be given to `DataTable` or `useDataTable`. */
export interface PersistedColumnSettings {
  readonly columnSettings: ColumnSettings;
  readonly onColumnSettingsChange: (settings: ColumnSettings) => void;
  /** False until the store has answered; the default stands in meanwhile. */
  readonly loaded: boolean;
  /** The last change is shown, but could not be kept for next time. */
  readonly unsaved: boolean;
}

/** The columns as the signed-in user has arranged them, kept through a port (spec shell §3). */
export function useColumnSettings<Row>(
  options: ColumnSettingsOptions<Row>,
): PersistedColumnSettings {
  const { columns, store, tableId, most } = options;
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
        // The default is better than no table.
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
    const kept = own === null ? stored?.value : storeSettings(own);
    // Also what this page has changed meets the columns of today: they may change while it is open.
    return mergeSettings(kept, defaultSettings(columns), most);
  }, [own, stored, columns, most]);
  return { columnSettings, onColumnSettingsChange, loaded: stored !== null, unsaved };
}
