import { isPantauError, useReportError, useSession } from '@pantau/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type SavedView, type ViewFields, parseSavedViews } from './saved-view.ts';
import type { SavedViews, ViewOutcome } from './saved-views.ts';
import type { ViewDraft, ViewStore } from './view-store.ts';

export interface ViewList {
  readonly status: SavedViews['status'];
  readonly list: readonly SavedView[];
  reload(): Promise<void>;
  /** Resolves with the id of the new view, or with what went wrong. */
  create(draft: ViewDraft): Promise<{ readonly id: string } | Exclude<ViewOutcome, 'done'>>;
  update(id: string, changes: Partial<ViewDraft>): Promise<ViewOutcome>;
  remove(id: string): Promise<ViewOutcome>;
  setDefault(id: string | null): Promise<ViewOutcome>;
}

/**
 * Loads and changes the views of a table through its port.
 *
 * @param onLoaded called with the list whenever it was loaded, and with `null` if that failed
 */
export function useViewList(
  store: ViewStore,
  tableId: string,
  fields: ViewFields,
  onLoaded: (list: readonly SavedView[] | null) => void,
): ViewList {
  const userId = useSession().user?.userId ?? '';
  const report = useReportError();
  const [loaded, setLoaded] = useState<{
    readonly status: ViewList['status'];
    readonly stored: unknown;
  }>({ status: 'loading', stored: null });
  const open = useRef<AbortController | null>(null);
  const latest = useRef({ fields, onLoaded });
  useEffect(() => {
    latest.current = { fields, onLoaded };
  });

  const reload = useCallback((): Promise<void> => {
    open.current?.abort();
    const controller = new AbortController();
    open.current = controller;
    const { signal } = controller;
    return store.list({ userId, tableId }, signal).then(
      (stored) => {
        if (signal.aborted) return;
        setLoaded({ status: 'ready', stored });
        latest.current.onLoaded(parseSavedViews(stored, latest.current.fields));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        report(error);
        setLoaded(({ stored }) => ({ status: 'failed', stored }));
        latest.current.onLoaded(null);
      },
    );
  }, [store, userId, tableId, report]);
  useEffect(() => {
    void reload();
    return () => open.current?.abort();
  }, [reload]);

  const actions = useMemo(() => {
    const owner = { userId, tableId };
    const run = async <T>(call: () => Promise<T>) => {
      try {
        const value = await call();
        await reload();
        return { value };
      } catch (error) {
        if (isPantauError(error) && error.kind === 'conflict') return 'nameTaken';
        report(error);
        return 'failed';
      }
    };
    const change = async (call: () => Promise<void>): Promise<ViewOutcome> => {
      const outcome = await run(call);
      return typeof outcome === 'string' ? outcome : 'done';
    };
    return {
      reload,
      async create(draft: ViewDraft) {
        const outcome = await run(() => store.create(owner, draft));
        return typeof outcome === 'string' ? outcome : { id: outcome.value };
      },
      update: (id: string, changes: Partial<ViewDraft>) =>
        change(() => store.update(owner, id, changes)),
      remove: (id: string) => change(() => store.remove(owner, id)),
      setDefault: (id: string | null) => change(() => store.setDefault(owner, id)),
    } as const;
  }, [store, userId, tableId, reload, report]);
  const list = useMemo(() => parseSavedViews(loaded.stored, fields), [loaded.stored, fields]);
  return useMemo(() => ({ ...actions, status: loaded.status, list }), [actions, loaded, list]);
}
