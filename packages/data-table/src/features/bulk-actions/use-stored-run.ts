import { type KeyValueStore, useReportError, useSession, useToast } from '@pantau/core';
import { useCallback, useMemo, useRef } from 'react';
import type { BulkRun } from '../bulk-run/bulk-run.ts';
import type { RunLock } from '../bulk-run/run-lock.ts';
import { createKeyValueStoredRun } from '../bulk-run/stored-run.ts';
import { useRunTexts } from './use-run-texts.ts';

/** Where the last bulk run of a table is kept, so that it and its result survive a reload. */
export interface BulkRunStorage {
  /** Session storage keeps the runs of two tabs apart. Must keep its identity between renders. */
  readonly store: KeyValueStore;
  /** Unique among all tables of the product. */
  readonly tableId: string;
  readonly namespace?: string | undefined;
  /**
   * Needed where tabs share the store: one of them runs at a time, and continues a run that a reload has
   * interrupted (DT-377). Without it, such a run waits for the user. Must keep its identity between renders.
   */
  readonly lock?: RunLock | undefined;
}

/** The stored run of a table; its functions do not throw. */
export interface UsedStoredRun {
  /** As one that was interrupted. */
  load(): BulkRun | null;
  /** As it was saved last. */
  read(): BulkRun | null;
  save(run: BulkRun | null): void;
  subscribe(listener: () => void): () => void;
  /** Without a lock every tab may run. */
  readonly lock: RunLock | undefined;
  readonly lockName: string;
}

const endNothing = (): void => undefined;

/** Reads and writes the run; the first failure is reported, and the user is warned. */
export function useStoredRun(storage: BulkRunStorage | undefined): UsedStoredRun {
  const { store, tableId = '', namespace = '', lock } = storage ?? {};
  const userId = useSession().user?.userId ?? '';
  const { t } = useRunTexts();
  const toast = useToast();
  const report = useReportError();
  const hasFailed = useRef(false);
  const fail = useCallback(
    (error: unknown): void => {
      if (hasFailed.current) return;
      hasFailed.current = true;
      report(error);
      toast.show({ kind: 'warning', text: t('notStored') });
    },
    [report, toast, t],
  );
  return useMemo(() => {
    const stored = store && createKeyValueStoredRun(store, namespace);
    const owner = { userId, tableId };
    const attempt = <T>(run: () => T | undefined): T | undefined => {
      try {
        return run();
      } catch (error) {
        fail(error);
        return undefined;
      }
    };
    return {
      load: () => attempt(() => stored?.load(owner)) ?? null,
      read: () => attempt(() => stored?.read(owner)) ?? null,
      save: (run) => attempt(() => stored?.save(owner, run)),
      subscribe: (listener) => attempt(() => stored?.subscribe(owner, listener)) ?? endNothing,
      lock,
      lockName: ['pantau-bulk-run', namespace, userId, tableId].map(encodeURIComponent).join(':'),
    };
  }, [store, namespace, userId, tableId, lock, fail]);
}
