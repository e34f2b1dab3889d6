import { useClock, useReportError } from '@pantau/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DashboardSource } from '../engine/source/dashboard-source.ts';
import { type TileName, refreshEvery } from '../engine/tile/tile-name.ts';
import { type PageVisibility, type TileState, createTileStore } from '../engine/tile/tile-store.ts';
import { useDashboard } from './dashboard-context.ts';

export interface Tile<T> extends TileState<T> {
  /** Loads again now. */
  refresh(): void;
}

const pageVisibility: PageVisibility = {
  isVisible: () => document.visibilityState !== 'hidden',
  subscribe(onChange) {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
};

/**
 * What a tile shows, kept up to date while it is mounted.
 *
 * @param load must not change between renders unless what it loads does
 */
export function useTile<T>(
  name: TileName,
  load: (source: DashboardSource, signal: AbortSignal) => Promise<T>,
): Tile<T> {
  const { source, changes } = useDashboard();
  const clock = useClock();
  const onError = useReportError();
  const store = useMemo(
    () =>
      createTileStore({
        load: (signal) => load(source, signal),
        clock,
        visibility: pageVisibility,
        every: refreshEvery[name],
        onError,
      }),
    [load, source, clock, name, onError],
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.start(), [store]);
  useEffect(
    () =>
      changes?.((changed) => {
        if (changed === name) store.nudge();
      }),
    [changes, store, name],
  );
  return useMemo(() => ({ ...state, refresh: store.refresh }), [state, store]);
}
