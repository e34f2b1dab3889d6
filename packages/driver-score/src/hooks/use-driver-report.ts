import { type KeyValueStore, namespacedKey, useStorageNamespace, useTabStore } from '@pantau/core';
import { type Request, useRequest } from '@pantau/core/request';
import { useMemo } from 'react';
import { type ScoreDifference, differenceOf } from '../engine/scores/difference.ts';
import type { DriverId, DriverReport } from '../engine/scores/driver-score.ts';
import type { ScorePeriod } from '../engine/scores/period.ts';
import type { DriverScoreSource } from '../engine/scores/score-source.ts';
import { useScoreChanges } from './use-score-changes.ts';

export interface ReportWithDifference {
  readonly report: DriverReport;
  /** How the score differs from the one that the user last saw in this tab; `null` if it does not. */
  readonly difference: ScoreDifference | null;
}

interface Seen {
  read(): number | null;
  write(score: number | null): void;
}

const seenIn = (store: KeyValueStore, key: string): Seen => ({
  read() {
    const text = store.getItem(key);
    return text === null ? null : Number(text);
  },
  write(score) {
    if (score === null) store.removeItem(key);
    else store.setItem(key, String(score));
  },
});

function createReader(
  source: DriverScoreSource,
  driverId: DriverId,
  period: ScorePeriod,
  seen: Seen,
): (signal: AbortSignal) => Promise<ReportWithDifference> {
  let shown: ScoreDifference | null = null;
  return async (signal) => {
    const report = await source.driver(driverId, period, signal);
    signal.throwIfAborted();
    const { score } = report.score;
    const found = differenceOf(seen.read(), score);
    // A response without a change keeps the difference in view.
    shown = found ?? (shown?.after === score ? shown : null);
    seen.write(score);
    return { report, difference: shown };
  };
}

/** A driver's report, requested again when scores may have changed; and how its score differs (DS-40, DS-41). */
export function useDriverReport(
  source: DriverScoreSource,
  driverId: DriverId,
  period: ScorePeriod,
): Request<ReportWithDifference> {
  const store = useTabStore();
  const namespace = useStorageNamespace();
  const read = useMemo(() => {
    const { startDate, endDate } = period;
    const key = namespacedKey(`driverScore:${driverId}:${startDate}:${endDate}`, namespace);
    return createReader(source, driverId, period, seenIn(store, key));
  }, [source, driverId, period, store, namespace]);
  const request = useRequest(read);
  useScoreChanges(source, request.reload);
  return request;
}
