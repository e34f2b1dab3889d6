import { useRequest } from '@pantau/core/request';
import { useCallback } from 'react';
import type { ScoreGroup } from '../engine/scores/driver-score.ts';
import { type DriverScoreSource, PAGE_MAX } from '../engine/scores/score-source.ts';

/** More groups than this are not offered. */
const GROUPS_MAX = 1_000;

async function readGroups(
  source: DriverScoreSource,
  signal: AbortSignal,
): Promise<readonly ScoreGroup[]> {
  const all: ScoreGroup[] = [];
  for (let page = 1; all.length < GROUPS_MAX; page += 1) {
    const { groups, total } = await source.groups({ search: '', page, show: PAGE_MAX }, signal);
    all.push(...groups);
    if (groups.length === 0 || all.length >= total) break;
  }
  return all;
}

const none: readonly ScoreGroup[] = [];

/** The vehicle groups of the user; `undefined` while they are loaded, none if they cannot be. */
export function useGroups(source: DriverScoreSource): readonly ScoreGroup[] | undefined {
  const read = useCallback((signal: AbortSignal) => readGroups(source, signal), [source]);
  const { data, error } = useRequest(read);
  return data ?? (error === null ? undefined : none);
}
