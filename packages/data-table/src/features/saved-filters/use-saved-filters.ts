import { isPantauError, useReportError, useSession } from '@pantau/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { type SavedFilter, defaultSavedFilter, parseSavedFilters } from './saved-filter.ts';
import type { SavedFilterStore } from './saved-filter-store.ts';

/** Where the filters of a table are saved. */
export interface SavedFiltersOptions {
  readonly store: SavedFilterStore;
  readonly tableId: string;
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

/**
 * Loads and changes saved filters through a port.
 *
 * @param onLoaded called with the values of the default filter, or `null` if there is none
 */
export function useSavedFilters(
  options: SavedFiltersOptions | undefined,
  schema: FilterSchema,
  onLoaded: (values: FilterValues | null) => void,
): SavedFilters | undefined {
  const { store, tableId = '' } = options ?? {};
  const userId = useSession().user?.userId ?? '';
  const report = useReportError();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', stored: null });
  const current = useRef<AbortController | null>(null);
  // The fields of another language are the same fields.
  const latestSchema = useRef(schema);
  useEffect(() => {
    latestSchema.current = schema;
  });

  const load = useCallback((): Promise<void> => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    if (store === undefined) return Promise.resolve();
    return store.list({ userId, tableId }, controller.signal).then(
      (stored) => {
        if (controller.signal.aborted) return;
        setLoaded({ status: 'ready', stored });
        const saved = parseSavedFilters(latestSchema.current, stored);
        onLoaded(defaultSavedFilter(saved)?.value.activeFilters ?? null);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        report(error);
        setLoaded(({ stored }) => ({ status: 'failed', stored }));
        onLoaded(null);
      },
    );
  }, [store, userId, tableId, report, onLoaded]);

  useEffect(() => {
    void load();
    return () => current.current?.abort();
  }, [load]);

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
        run(async () => store?.create(owner, { name: name.trim(), value: { activeFilters } })),
      replace: (id: string, activeFilters: FilterValues) =>
        run(async () => store?.update(owner, id, { value: { activeFilters } })),
      rename: (id: string, name: string) =>
        run(async () => store?.update(owner, id, { name: name.trim() })),
      remove: (id: string) => run(async () => store?.remove(owner, id)),
      setDefault: (id: string | null) => run(async () => store?.setDefault(owner, id)),
    };
  }, [store, userId, tableId, load, report]);
  const list = useMemo(() => parseSavedFilters(schema, loaded.stored), [schema, loaded.stored]);
  return useMemo(
    () => (store === undefined ? undefined : { ...actions, status: loaded.status, list }),
    [store, actions, loaded, list],
  );
}
