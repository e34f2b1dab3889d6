import type { ScoreCategory } from '@pantau/core/driver-score';
import { type Request, useRequest } from '@pantau/core/request';
import { useCallback, useMemo, useState } from 'react';
import type { DriverId } from '../engine/scores/driver-score.ts';
import type { ScorePeriod } from '../engine/scores/period.ts';
import type { DriverScoreSource, ScoreAlertPage } from '../engine/scores/score-source.ts';
import { useScoreChanges } from './use-score-changes.ts';

/** Alerts per page. */
const SHOWN = 10;

export interface AlertScope extends ScorePeriod {
  readonly driverId: DriverId;
  /** `null` for all categories. */
  readonly category: ScoreCategory | null;
  readonly includeFalseAlerts: boolean;
}

export interface UsedAlerts extends Request<ScoreAlertPage> {
  /** Shows the page of newer alerts; `null` on the first page. */
  readonly newer: (() => void) | null;
  /** Shows the page of older alerts; `null` on the last page. */
  readonly older: (() => void) | null;
}

type Place = { readonly after?: string; readonly before?: string };
const newest: Place = {};

/**
 * The alerts behind a score, by cursor (DS-50).
 *
 * @param scope must keep its identity while it is the same
 */
export function useScoreAlerts(source: DriverScoreSource, scope: AlertScope): UsedAlerts {
  const [place, setPlace] = useState<{ readonly scope: AlertScope; readonly at: Place }>({
    scope,
    at: newest,
  });
  // Another scope starts with its newest alerts.
  const at = place.scope === scope ? place.at : newest;
  const read = useCallback(
    async (signal: AbortSignal) => {
      const { category, ...rest } = scope;
      const query = { ...rest, categories: category === null ? [] : [category], first: SHOWN };
      const page = await source.alerts({ ...query, ...at }, signal);
      // The alerts of the page no longer match, such as after the last one was marked as false.
      const isPastEnd = page.alerts.length === 0 && page.total > 0 && at !== newest;
      return isPastEnd ? source.alerts(query, signal) : page;
    },
    [source, scope, at],
  );
  const request = useRequest(read);
  useScoreChanges(source, request.reload);
  const { data } = request;
  const paging = useMemo(() => {
    const go = (next: Place) => () => setPlace({ scope, at: next });
    const { startCursor = null, endCursor = null } = data ?? {};
    return {
      newer:
        startCursor !== null && data?.hasPreviousPage === true ? go({ before: startCursor }) : null,
      older: endCursor !== null && data?.hasNextPage === true ? go({ after: endCursor }) : null,
    };
  }, [data, scope]);
  return { ...request, ...paging };
}
