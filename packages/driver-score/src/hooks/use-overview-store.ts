import { useSession } from '@pantau/core';
import { useEffect, useState } from 'react';
import { type OverviewStore, createOverviewStore } from '../engine/scores/overview-store.ts';
import type { PreparedOverview } from '../engine/scores/prepare-overview.ts';
import type { DriverScoreSource, OverviewQuery } from '../engine/scores/score-source.ts';

/** The store of a source. What was prepared serves the first one, and ends once it is shown (DS-70). */
export function useOverviewStore(
  source: DriverScoreSource,
  prepared: PreparedOverview | null = null,
  first: OverviewQuery,
): OverviewStore {
  const { user: owner } = useSession();
  const create = () => ({
    source,
    store: createOverviewStore({ source, prepared, owner, first }),
  });
  const [kept, setKept] = useState(create);
  const current = kept.source === source ? kept : create();
  if (current !== kept) setKept(current);
  const { store } = current;
  const isKnown = store.get().overview !== null;
  useEffect(() => {
    if (isKnown) prepared?.end();
  }, [isKnown, prepared]);
  return store;
}
