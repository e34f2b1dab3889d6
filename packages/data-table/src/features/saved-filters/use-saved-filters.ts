import { isPantauError, useReportError, useSession } from '@pantau/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterSchema, FilterValues } from '../filters/filter-schema.ts';
import { type SavedFilter, defaultSavedFilter, parseSavedFilters } from './saved-filter.ts';
import type { SavedFilterStore } from './saved-filter-store.ts';
import type { TableFilters } from '../filters/table-filters.ts';

export interface SavedFiltersOptions {
  /** Must keep its identity between renders. */
  readonly store: SavedFilterStore;
  /** Unique among all tables of the product. */
  readonly tableId: string;
  readonly filters: TableFilters;
}

/** Result of a change. */
export type SaveOutcome = 'done' | 'nameTaken' | 'failed';

/** The current user's saved filters for one table. */
export interface SavedFilters {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly SavedFilter[];
  reload(): void;
  create(name: string, activeFilters: FilterValues): Promise<SaveOutcome>;
  replace(id: string, activeFilters: FilterValues): Promise<SaveOutcome>;
  rename(id: string, name: string): Promise<SaveOutcome>;
  remove(id: string): Promise<SaveOutcome>;
  /** `null` removes the default. */
  setDefault(id: string | null): Promise<SaveOutcome>;
}

interface Loaded {
  readonly status: SavedFilters['status'];
  readonly stored: unknown;
}

/** Applies the default filter once, unless other filters are set when the table opens. */
function useDefaultOnce(filters: TableFilters, schema: FilterSchema, loaded: Loaded): void {
  const isOpen = useRef(true);
  const { values, restored, setAll } = filters;
  useEffect(() => {
    if (!isOpen.current || loaded.status === 'loading') return;
    isOpen.current = false;
    const chosen = defaultSavedFilter(parseSavedFilters(schema, loaded.stored));
    const isFree = !restored && Object.keys(values).length === 0;
    if (chosen !== undefined && isFree) setAll(chosen.value.activeFilters);
  }, [loaded, schema, values, restored, setAll]);
}

/** Loads and changes saved filters through a port. */
export function useSavedFilters({ store, tableId, filters }: SavedFiltersOptions): SavedFilters {
  const userId = useSession().user?.userId ?? '';
  const report = useReportError();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', stored: null });
  const { schema } = filters;
  const current = useRef<AbortController | null>(null);

  const load = useCallback((): Promise<void> => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    return store.list({ userId, tableId }, controller.signal).then(
      (stored) => {
        if (!controller.signal.aborted) setLoaded({ status: 'ready', stored });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        report(error);
        setLoaded(({ stored }) => ({ status: 'failed', stored }));
      },
    );
  }, [store, userId, tableId, report]);

  useEffect(() => {
    void load();
    return () => current.current?.abort();
  }, [load]);
  useDefaultOnce(filters, schema, loaded);

  const actions = useMemo(() => {
    const owner = { userId, tableId };
    const run = async (call: () => Promise<unknown>): Promise<SaveOutcome> => {
      try {
        await call();
      } catch (error) {
        if (isPantauError(error) && error.kind === 'conflict') return 'nameTaken';
        report(error);
        return 'failed';
      }
      await load();
      return 'done';
    };
    return {
      reload: () => void load(),
      create: (name: string, activeFilters: FilterValues) =>
        run(() => store.create(owner, { name: name.trim(), value: { activeFilters } })),
      replace: (id: string, activeFilters: FilterValues) =>
        run(() => store.update(owner, id, { value: { activeFilters } })),
      rename: (id: string, name: string) =>
        run(() => store.update(owner, id, { name: name.trim() })),
      remove: (id: string) => run(() => store.remove(owner, id)),
      setDefault: (id: string | null) => run(() => store.setDefault(owner, id)),
    };
  }, [store, userId, tableId, load, report]);
  const list = useMemo(() => parseSavedFilters(schema, loaded.stored), [schema, loaded.stored]);
  return useMemo(() => ({ ...actions, status: loaded.status, list }), [actions, loaded, list]);
}
