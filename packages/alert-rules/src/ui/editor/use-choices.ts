import { isAbortError, useClock, useReportError } from '@pantau/core';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { FindChoices } from '../../engine/rules/rule-source.ts';

/** Choices that are loaded at a time. */
const SHOW = 100;
/** Choices per request while all of them are selected. */
const SHOW_ALL = 1_000;
const TYPING_MS = 200;

interface Found<T> {
  readonly search: string;
  readonly items: readonly T[];
  readonly total: number;
}

export interface Choices<T> {
  /** Loaded so far, in order; `null` before the first response. */
  readonly items: readonly T[] | null;
  readonly total: number;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Loads more once the last loaded one comes into view. */
  readonly showUpTo: (index: number) => void;
  readonly retry: () => void;
  /** Resolves with all that match, at most `limit` of them. */
  readonly readAll: (limit: number) => Promise<readonly T[]>;
}

/**
 * Choices that match a search, a page at a time.
 *
 * @param find must keep its identity between renders
 */
export function useChoices<T>(find: FindChoices<T>, search: string): Choices<T> {
  const clock = useClock();
  const report = useReportError();
  const [found, setFound] = useState<Found<T> | null>(null);
  const [wanted, setWanted] = useState({ search: '', page: 1 });
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const loadingRef = useRef(false);
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    if (search === wanted.search) return undefined;
    return clock.setTimeout(() => setWanted({ search, page: 1 }), TYPING_MS);
  }, [clock, search, wanted.search]);

  useEffect(() => {
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      loadingRef.current = true;
      setLoading(true);
      setFailed(false);
      try {
        const { items, total } = await find({ ...wanted, show: SHOW }, controller.signal);
        startTransition(() =>
          setFound((before) => {
            const isNext = wanted.page > 1 && before?.search === wanted.search;
            const known = isNext ? before.items.slice(0, (wanted.page - 1) * SHOW) : [];
            return { search: wanted.search, items: [...known, ...items], total };
          }),
        );
      } catch (error) {
        if (isAbortError(error)) return;
        report(error);
        setFailed(true);
      }
      loadingRef.current = false;
      setLoading(false);
    };
    void load();
    return () => controller.abort();
  }, [find, wanted, round, report]);

  const loaded = found?.items.length ?? 0;
  const total = found?.total ?? 0;
  const showUpTo = useCallback(
    (index: number) => {
      if (loadingRef.current || index < loaded - 1 || loaded >= total) return;
      loadingRef.current = true;
      setWanted((before) => ({ ...before, page: before.page + 1 }));
    },
    [loaded, total],
  );
  const readAll = useCallback(
    async (limit: number) => {
      const all: T[] = [];
      for (let page = 1; all.length < limit; page += 1) {
        const { items } = await find({ search, page, show: SHOW_ALL });
        all.push(...items);
        if (items.length < SHOW_ALL) break;
      }
      return all;
    },
    [find, search],
  );
  const retry = useCallback(() => setRound((count) => count + 1), []);
  return { items: found?.items ?? null, total, loading, failed, showUpTo, retry, readAll };
}
