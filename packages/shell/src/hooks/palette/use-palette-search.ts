import { useClock, useReportError } from '@pantau/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  type PaletteSearch,
  type PaletteSearchState,
  createPaletteSearch,
} from '../../engine/palette/palette-search.ts';
import type { PaletteKind, PaletteSource } from '../../engine/palette/palette-source.port.ts';

const noSource: PaletteSource = { find: () => Promise.resolve([]) };

/** Searches vehicles and orders for a text while the component is mounted. */
export function usePaletteSearch(
  source: PaletteSource = noSource,
  kinds: readonly PaletteKind[],
  text: string,
): readonly [PaletteSearchState, PaletteSearch['retry']] {
  const clock = useClock();
  const onError = useReportError();
  const search = useMemo(
    () => createPaletteSearch({ source, kinds, clock, onError }),
    [source, kinds, clock, onError],
  );
  useEffect(() => search.search(text), [search, text]);
  useEffect(() => search.stop, [search]);
  return [useSyncExternalStore(search.subscribe, search.get), search.retry];
}
