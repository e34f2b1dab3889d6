import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAwaitedDefault } from '../../shared/use-awaited-default.ts';
import type { ControlledQuery } from '../address/use-table-query.ts';
import type { ColumnDef } from '../columns/columns.ts';
import { defaultSettings } from '../columns/default-settings.ts';
import { sortableKeys } from '../columns/sortable-keys.ts';
import { mergeSettings, storeSettings, storedDensity } from '../columns/stored-settings.ts';
import type { PersistedColumnSettings } from '../columns/use-column-settings.ts';
import { noFilters } from '../filters/filter-value.ts';
import type { SavedView, ViewContent } from './saved-view.ts';
import type { SavedViews, ViewOutcome } from './saved-views.ts';
import { useViewList } from './use-view-list.ts';
import { isSameView } from './view-content.ts';
import type { ViewStore } from './view-store.ts';

export interface SavedViewsOptions<Row> {
  /** Must keep its identity between renders. */
  readonly store: ViewStore;
  /** Unique among all tables of the product. */
  readonly tableId: string;
  /** The columns of the table. Must keep their identity between renders. */
  readonly columns: readonly ColumnDef<Row>[];
  /** From `useTableQuery`. */
  readonly query: ControlledQuery;
  /** From `useColumnSettings`. */
  readonly settings: PersistedColumnSettings;
}

/** The props of `DataTable` about its query, its columns and its views: `<DataTable {...useSavedViews(…)} />`. */
export type ViewedTable = ControlledQuery &
  Omit<PersistedColumnSettings, 'loaded' | 'unsaved'> & {
    readonly savedViews: SavedViews;
  };

/**
 * Views of a table: its columns, sorts and filters under one name. The default view is known before the first
 * request, unless the address has a query of its own (DT-380).
 */
export function useSavedViews<Row>(options: SavedViewsOptions<Row>): ViewedTable {
  const { store, tableId, columns, query: table, settings } = options;
  const { columnSettings, userDensity, onColumnSettingsChange, onUserDensityChange } = settings;
  const { schema, values, setAll } = table.filters;
  const { sorts } = table.query;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const defaults = useMemo(() => defaultSettings(columns), [columns]);
  const fields = useMemo(() => ({ schema, sortable: sortableKeys(columns) }), [schema, columns]);
  const shown = useMemo<ViewContent>(
    () => ({ columns: storeSettings(columnSettings, userDensity), sorts, filters: values }),
    [columnSettings, userDensity, sorts, values],
  );
  const latest = useRef({ table, shown });
  useLayoutEffect(() => {
    latest.current = { table, shown };
  });

  const applyView = useCallback(
    (view: SavedView | null): void => {
      const { onQueryChange, query } = latest.current.table;
      setCurrentId(view?.id ?? null);
      onColumnSettingsChange(mergeSettings(view?.content.columns, defaults));
      onUserDensityChange(storedDensity(view?.content.columns));
      onQueryChange({ ...query, sorts: view?.content.sorts ?? [], page: 1 });
      setAll(view?.content.filters ?? noFilters);
    },
    [defaults, onColumnSettingsChange, onUserDensityChange, setAll],
  );
  const { ready, settle } = useAwaitedDefault<SavedView>(!table.restored, applyView);
  const isFirst = useRef(true);
  const onLoaded = useCallback(
    (list: readonly SavedView[] | null): void => {
      if (isFirst.current && list !== null && latest.current.table.restored) {
        const same = list.find(({ content }) =>
          isSameView(content, latest.current.shown, defaults),
        );
        setCurrentId(same?.id ?? null);
      }
      isFirst.current = false;
      settle(list?.find(({ isDefault }) => isDefault) ?? null);
    },
    [settle, defaults],
  );
  const views = useViewList(store, tableId, fields, onLoaded);

  const current = views.list.find(({ id }) => id === currentId) ?? null;
  const changed = current !== null && !isSameView(current.content, shown, defaults);
  const savedViews = useMemo<SavedViews>(
    () => ({
      ...{ status: views.status, list: views.list, current, changed, canShare: store.canShare },
      reload: () => void views.reload(),
      apply: (id) => applyView(views.list.find((one) => one.id === id) ?? null),
      revert: () => applyView(current),
      save: async (): Promise<ViewOutcome> =>
        current === null ? 'failed' : views.update(current.id, { content: latest.current.shown }),
      async saveAs(name, shared) {
        const content = latest.current.shown;
        const outcome = await views.create({ name: name.trim(), content, shared });
        if (typeof outcome === 'string') return outcome;
        setCurrentId(outcome.id);
        return 'done';
      },
      rename: (id, name) => views.update(id, { name: name.trim() }),
      share: (id, shared) => views.update(id, { shared }),
      remove: (id) => views.remove(id),
      setDefault: (id) => views.setDefault(id),
    }),
    [views, current, changed, store, applyView],
  );
  return {
    ...table,
    ...{ columnSettings, onColumnSettingsChange, userDensity, onUserDensityChange },
    savedViews,
    ready: table.ready && ready,
  };
}
